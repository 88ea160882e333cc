/** Builds the page: hashed files, no inlined assets (the content policy allows none), /api from a running server. */
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** What every screen needs: small modules that would else be a file each, and be compressed each by itself. */
const SHELL = [
  /\/src\/platform\/(api|clock|connection|createStore|format|lazily|queryClient|storage)\.tsx?$/,
  /\/src\/ui\/(Badge|Button|cx|navIcons|Panel|PixelIcon|PixelPicture|pixels|Skeleton|SlowNote|toast)\.tsx?$/,
  /\/packages\/protocol\/src\/constants/,
  /\/node_modules\/react\/|vite\/preload-helper|rolldown\/runtime/,
];

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), tailwindcss()],
  build: {
    outDir: 'dist',
    // The build script clears old files after a week: a page that is open during a release still finds its chunks.
    emptyOutDir: false,
    // three.js is one chunk of 950 kB, loaded when the page is idle; everything else is far smaller.
    chunkSizeWarningLimit: 1000,
    target: 'es2022',
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) }],
        },
      },
    },
  },
  server: {
    proxy: { '/api': API },
  },
});
