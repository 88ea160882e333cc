/** Builds the page: hashed files, no inlined assets (the content policy allows none), /api from a running server. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Our own packages only define things: a page that wants one rarity must not load every card.
      treeshake: { moduleSideEffects: (id) => !id.includes('/packages/') },
    },
  },
  server: {
    proxy: { '/api': API },
  },
});
