import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** While developing, the page talks to a server that runs beside it. */
const server = env['HR_SERVER'] ?? 'http://127.0.0.1:8080';

/** As if the page came from there: the server answers pages of its own address only. */
const beside = (ws: boolean) => ({ target: server, ws, changeOrigin: true, headers: { origin: server } });

/** Everything that is text lies there as Brotli and gzip too: compressed once, at its best, and not at every visit. */
function compressed(): Plugin {
  let folder = '';
  const shrink = (file: string) => {
    const bytes = readFileSync(file);
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    for (const [ending, small] of [
      ['br', brotliCompressSync(bytes, { params: quality })],
      ['gz', gzipSync(bytes, { level: 9 })],
    ] as const)
      if (small.length < bytes.length) writeFileSync(`${file}.${ending}`, small);
  };
  const walk = (from: string) => {
    for (const name of readdirSync(from)) {
      const file = path.join(from, name);
      if (statSync(file).isDirectory()) walk(file);
      else if (/\.(html|js|css|svg|json|webmanifest)$/.test(name)) shrink(file);
    }
  };
  return {
    name: 'compressed',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    closeBundle: () => walk(folder),
  };
}

/** Two first pages: the server's, which it shows under many addresses, so that its files are found from the root; and one
 * for a folder of plain files anywhere (`make site`), whose files are found beside it. */
function firstPages(): Plugin {
  let folder = '';
  const write = () => {
    const beside = readFileSync(path.join(folder, 'index.html'), 'utf8');
    const alone = beside
      .replace(/\s*<link rel="preload" href="\/api[^>]*>/, '')
      .replace('<head>', '<head>\n    <meta name="house" content="without a server" />');
    writeFileSync(path.join(folder, 'site.html'), alone);
    writeFileSync(path.join(folder, 'index.html'), beside.replace(/(href|src)="\.\//g, '$1="/'));
  };
  return {
    name: 'first-pages',
    apply: 'build',
    configResolved: ({ root, build }) => void (folder = path.resolve(root, build.outDir)),
    writeBundle: write,
  };
}

export default defineConfig({
  base: './',
  plugins: [svelte(), firstPages(), compressed()],
  // No data: URLs: what the page is made of comes from 'self' only, as its Content-Security-Policy demands.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  worker: { format: 'es' },
  server: { proxy: { '/api': beside(false), '/ws': beside(true) } },
  test: { include: ['src/**/*.test.ts', 'e2e/*.test.ts'] },
});
