import { describe, expect, it } from 'vitest';
import { inline, markdown, type Inline } from './markdown';

const text = (text: string): Inline => ({ kind: 'text', text });

describe('markdown', () => {
  it('reads headings, paragraphs and lists whose items run on', () => {
    expect(markdown('# Nim\n\nTake\nsticks.\n\n- one\n  and more\n- two\n\n1. first\n2. second')).toEqual([
      { kind: 'heading', level: 1, parts: [text('Nim')] },
      { kind: 'paragraph', parts: [text('Take sticks.')] },
      { kind: 'list', ordered: false, items: [[text('one and more')], [text('two')]] },
      { kind: 'list', ordered: true, items: [[text('first')], [text('second')]] },
    ]);
  });
  it('reads tables and code', () => {
    expect(markdown('| a | b |\n|---|:-:|\n| 1 | 2 |\n\n```\n<b> **x**\n```')).toEqual([
      { kind: 'table', head: [[text('a')], [text('b')]], rows: [[[text('1')], [text('2')]]] },
      { kind: 'code', text: '<b> **x**' },
    ]);
  });
  it('reads marks within a line', () => {
    expect(inline('a **b** `d*` [e](/rules/x)')).toEqual([
      text('a '),
      { kind: 'strong', parts: [text('b')] },
      text(' '),
      { kind: 'code', text: 'd*' },
      text(' '),
      { kind: 'link', href: '/rules/x', parts: [text('e')] },
    ]);
    expect(inline('*misère*: 2 * 3 * 4')).toEqual([{ kind: 'em', parts: [text('misère')] }, text(': 2 * 3 * 4')]);
  });
  it('keeps HTML as text and scripts out of links', () => {
    expect(inline('<img onerror=x>')).toEqual([text('<img onerror=x>')]);
    for (const bad of ['javascript:alert', 'data:text/html,x', '//evil.example'])
      expect(inline(`[x](${bad})`)).toEqual([text('x')]);
  });
  it('survives anything', () => {
    for (const odd of ['', '```', '|', '||', '- ', '#', '# ', '**', '[](', '1.'])
      expect(markdown(odd)).toBeInstanceOf(Array);
  });
});
