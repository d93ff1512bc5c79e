import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The Python server serves what is built here; while developing, vite serves the client and asks it for the rest.
const server = process.env.RIVERRAT_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  appType: 'spa',
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
  test: { environment: 'happy-dom', include: ['test/**/*.test.ts'], restoreMocks: true, testTimeout: 30000 },
}));
