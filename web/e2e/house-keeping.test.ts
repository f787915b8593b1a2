import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** What the browser tests promise each other. */
const folder = fileURLToPath(new URL('.', import.meta.url));
const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
const text = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
const tests = files.filter((name) => text(name).includes('suite.test('));

describe.each(files)('%s', (name) => {
  it('waits for conditions, not for a time', () => {
    expect(text(name)).not.toMatch(/waitForTimeout|timers\/promises|timeout: \d/);
    if (name !== 'lib.mjs') expect(text(name)).not.toMatch(/setTimeout|setInterval/);
  });

  it('swallows no error', () => {
    expect(text(name)).not.toMatch(/\.catch\(|catch \{|catch \(\w+\) \{\s*\}/);
  });
});

describe.each(tests)('%s', (name) => {
  const plain = name.replace('.mjs', '');

  it('runs alone, as its first lines say, and with the others', () => {
    expect(text(name)).toContain(`await alone(import.meta.url, ${plain});`);
    expect(text(name).split('\n').slice(0, 4).join(' ')).toContain(`scripts/test-browser ${plain}`);
    expect(text('run.mjs')).toContain(`from './${name}';`);
    expect(text('run.mjs')).toMatch(new RegExp(`await run\\([^)]*\\b${plain}\\b`));
  });
});
