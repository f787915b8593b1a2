/** A little Markdown, as the rules of games are written in it. It becomes a tree that is drawn as elements: text is
 * never read as HTML. */

export type Inline =
  | { kind: 'text' | 'code'; text: string }
  | { kind: 'strong' | 'em'; parts: Inline[] }
  | { kind: 'link'; href: string; parts: Inline[] };
export type Block =
  | { kind: 'heading'; level: number; parts: Inline[] }
  | { kind: 'paragraph'; parts: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; text: string };

const FENCE = /^```/;
const HEADING = /^(#{1,6})\s+(.*)$/;
const BULLET = /^\s*[-*]\s+(.*)$/;
const NUMBER = /^\s*\d+[.)]\s+(.*)$/;
const ROW = /^\s*\|(.*)\|\s*$/;

export function markdown(source: string): Block[] {
  const lines = source.replace(/\r/g, '').split('\n');
  const blocks: Block[] = [];
  let at = 0;
  const take = (while_: (line: string) => boolean): string[] => {
    const start = at;
    while (at < lines.length && while_(lines[at]!)) at += 1;
    return lines.slice(start, at);
  };
  while (at < lines.length) {
    const line = lines[at]!;
    const heading = HEADING.exec(line);
    if (line.trim() === '') at += 1;
    else if (FENCE.test(line)) {
      at += 1;
      blocks.push({ kind: 'code', text: take((other) => !FENCE.test(other)).join('\n') });
      at += 1;
    } else if (heading) {
      blocks.push({ kind: 'heading', level: heading[1]!.length, parts: inline(heading[2]!) });
      at += 1;
    } else if (ROW.test(line)) blocks.push(table(take((other) => ROW.test(other))));
    else if (BULLET.test(line)) blocks.push(list(false, take(insideList)));
    else if (NUMBER.test(line)) blocks.push(list(true, take(insideList)));
    else blocks.push({ kind: 'paragraph', parts: inline(take(insideParagraph).join(' ')) });
  }
  return blocks;
}

const begins = (line: string): boolean => [FENCE, HEADING, BULLET, NUMBER, ROW].some((mark) => mark.test(line));
const insideParagraph = (line: string): boolean => line.trim() !== '' && !begins(line);
const insideList = (line: string): boolean => BULLET.test(line) || NUMBER.test(line) || insideParagraph(line);

/** Lines that begin no item carry on the one before. */
function list(ordered: boolean, lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = BULLET.exec(line) ?? NUMBER.exec(line);
    if (item) items.push(item[1]!);
    else items.push(`${items.pop() ?? ''} ${line.trim()}`.trim());
  }
  return { kind: 'list', ordered, items: items.map(inline) };
}

function table(lines: string[]): Block {
  const rows = lines.map((line) =>
    ROW.exec(line)![1]!
      .split('|')
      .map((cell) => cell.trim()),
  );
  const ruled = rows[1]?.every((cell) => /^:?-+:?$/.test(cell)) ?? false;
  const [head, body] = ruled ? [rows[0]!, rows.slice(2)] : [[], rows];
  return { kind: 'table', head: head.map(inline), rows: body.map((row) => row.map(inline)) };
}

const MARKS = /(`[^`]+`)|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]+)\]\(([^)\s]+)\)/;

export function inline(text: string): Inline[] {
  const found = MARKS.exec(text);
  if (!found) return text === '' ? [] : [{ kind: 'text', text }];
  const [all, code, strong, em, label, href] = found;
  const parts: Inline[] = inline(text.slice(0, found.index));
  if (code !== undefined) parts.push({ kind: 'code', text: code.slice(1, -1) });
  else if (strong !== undefined) parts.push({ kind: 'strong', parts: inline(strong) });
  else if (em !== undefined) parts.push({ kind: 'em', parts: inline(em) });
  else if (label !== undefined && href !== undefined) parts.push(link(label, href));
  return [...parts, ...inline(text.slice(found.index + all.length))];
}

/** Only links that lead to pages: no scripts, no data. */
function link(label: string, href: string): Inline {
  const safe = /^(https?:\/\/|\/(?!\/)|#)/.test(href);
  return safe ? { kind: 'link', href, parts: inline(label) } : { kind: 'text', text: label };
}
