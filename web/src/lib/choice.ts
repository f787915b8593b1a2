import type { RuleSpec } from './types';

/** A choice of rules that fits into an address, to be shared with another table. */
export type Shared = { game: string; preset: string | null; rules: RuleSpec[] };

export function choiceLink(origin: string, choice: Shared): string {
  const bytes = new TextEncoder().encode(JSON.stringify([choice.game, choice.preset, choice.rules]));
  const text = btoa(String.fromCharCode(...bytes));
  return `${origin}/#rules=${text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')}`;
}

/** What an address holds; `null` where that is no choice. Whether it can be played, the server says. */
export function readChoice(hash: string): Shared | null {
  const text = new URLSearchParams(hash.replace(/^#/, '')).get('rules');
  if (text === null) return null;
  try {
    const bytes = Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const [game, preset, rules] = JSON.parse(new TextDecoder().decode(bytes)) as [unknown, unknown, unknown];
    if (typeof game !== 'string' || !(preset === null || typeof preset === 'string') || !Array.isArray(rules))
      return null;
    return { game, preset, rules: rules as RuleSpec[] };
  } catch {
    return null;
  }
}

/** What a guest suggests: one rule on, off, or with other parameters. It travels in the chat, as words and a mark. */
export type Suggestion = { rule: string; on: boolean; params?: Record<string, unknown> };

/** What the chat takes at once. */
const LONGEST = 300;

/** The words are for who reads along; whoever can change the rules is told by the mark. */
export function suggestionText(sentence: string, { rule, on, params }: Suggestion): string {
  const mark = ` [[${on ? '+' : '-'}${rule}${params ? ` ${JSON.stringify(params)}` : ''}]]`;
  const words = `💡 ${sentence}`;
  const most = LONGEST - mark.length;
  return (words.length > most ? `${words.slice(0, most - 1)}…` : words) + mark;
}

export function readSuggestion(text: string): { words: string; suggestion: Suggestion } | null {
  const found = /^💡 (.*) \[\[([+-])([a-z0-9_.]+)(?: (\{.*\}))?\]\]$/.exec(text);
  if (!found) return null;
  const suggestion = { rule: found[3]!, on: found[2] === '+' };
  if (found[4] === undefined) return { words: found[1]!, suggestion };
  try {
    return { words: found[1]!, suggestion: { ...suggestion, params: JSON.parse(found[4]) as Record<string, unknown> } };
  } catch {
    return null;
  }
}
