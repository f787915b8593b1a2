import { svelte } from '@sveltejs/vite-plugin-svelte';
import { env } from 'node:process';
import { defineConfig } from 'vitest/config';

/** While developing, the page talks to a server that runs beside it. */
const server = env['HR_SERVER'] ?? 'http://127.0.0.1:8080';

/** As if the page came from there: the server answers pages of its own address only. */
const beside = (ws: boolean) => ({ target: server, ws, changeOrigin: true, headers: { origin: server } });

export default defineConfig({
  plugins: [svelte()],
  // No data: URLs: what the page is made of comes from 'self' only, as its Content-Security-Policy demands.
  build: { target: 'es2022', assetsInlineLimit: 0 },
  server: { proxy: { '/api': beside(false), '/ws': beside(true) } },
  test: { include: ['src/**/*.test.ts', 'e2e/*.test.ts'] },
});
