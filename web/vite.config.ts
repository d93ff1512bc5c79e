import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

// The Python server serves what is built here; while developing, vite serves the client and asks it for the rest.
const server = process.env.RIVERRAT_SERVER ?? 'http://127.0.0.1:8000';

/** Beside every asset lies the same one compressed, so that the server never has to. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    for (const name of Object.keys(bundle).filter((one) => /^assets\/.*\.(js|css)$/.test(one))) {
      const file = join(dir, name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    }
  },
};

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), compressed],
  appType: 'spa',
  // A site may lie in any folder of its host: only the page itself says where (`riverrat site --base`).
  experimental: { renderBuiltUrl: (name, { hostType }) => (hostType === 'html' ? `/${name}` : { relative: true }) },
  worker: { format: 'es' },
  build: {
    outDir: '../src/riverrat/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  // Vitest renders components in a simulated browser, so it needs their browser side.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  server: {
    fs: { allow: ['..'] },
    proxy: { '/api': { target: server, ws: true }, '/health': server },
  },
  test: {
    environment: 'happy-dom',
    include: ['test/**/*.test.ts'],
    // A page and the modules for each file would take a third of the time; instead each leaves things as it found them.
    isolate: false,
    setupFiles: ['test/setup.ts'],
    restoreMocks: true,
    testTimeout: 30000,
    experimental: { fsModuleCache: true }, // what has not changed is compiled once, not in every run
  },
}));
