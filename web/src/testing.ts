import { vi } from 'vitest';
import { i18n } from './lib/i18n.svelte';
import { words } from './lib/words.svelte';

/** For tests: the page speaks a language from its own files. */
export async function speak(tag: string): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  for (const { tag, scope, text } of WORDS) words.add(tag, scope, text);
  await i18n.choose(tag);
}

const files = import.meta.glob<string>(['../words/*.ftl', './games/*/words/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every file of words of the page: its language, and whose words they are. */
export const WORDS = Object.entries(files).map(([path, text]) => {
  const [, tag = ''] = /(\w+)\.ftl$/.exec(path) ?? [];
  const [, scope = 'house'] = /games\/(\w+)\//.exec(path) ?? [];
  return { tag, scope, text };
});
