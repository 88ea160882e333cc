/** Builds the page: hashed files, no inlined assets (the content policy allows none), /api from a running server. */
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { BUILD_TARGET } from '../../scripts/lib/browsers/list.mjs';
import { startPagePlugin } from '../../scripts/lib/browsers/startPage.mjs';
import { firstSights } from '../../scripts/lib/firstSights.mjs';
import { renderFirstSights } from './renderFirstSights.ts';

/** What every screen needs: modules that would else be a file each, and be compressed each by itself. */
const SHELL = [
  /\/src\/platform\/(api|backButton|channelToTabs|clock|config|connection|createStore|foreignPictures|format|lazily|memoize|noteList|missingSheets|pageVersion|pressFocus|queryClient|storage|textScale|unlessAborted)\.tsx?$/,
  /\/src\/ui\/(Badge|Button|cx|Deferred|EmptyState|ErrorBoundary|navIcons|Panel|PixelIcon|PixelPicture|pixels|Skeleton|SlowNote|toast)\.tsx?$/,
  /\/src\/features\/wallet\/(balance|gift|MoreTestTokens|session|useWallet|wallets)\.tsx?$/,
  /\/src\/features\/packs\/(askedPack|price|queries)\.ts$/,
  /\/packages\/(protocol\/src\/constants|pixel-art\/src\/(hash|canvas|shapes|colours)|chain\/src\/result|engine\/src\/model\/result)/,
  /\/node_modules\/(react|react-dom|scheduler|wouter|regexparam)\/|vite\/preload-helper|rolldown\/runtime/,
  /\/@tanstack\/react-query\/build\/modern\/(QueryClientProvider|useQuery|useBaseQuery|suspense)/,
];

/** What draws packs. */
const PACKS = [
  /\/packages\/pixel-art\/src\/packs\/(emblems|letters|lookOf|pack|palettes|patterns|sets)\.ts$/,
  /\/src\/features\/packs\/art\//,
];

/**
 * Preloads the text's face along with the scripts: from the stylesheet, the browser would request it only when it lays out the
 * first text, and would first draw that in another face. The pixel face is used for few words and can wait.
 */
const preloadFace: Plugin = {
  name: 'preload-face',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle }) {
      if (bundle === undefined) return [];
      const file = Object.keys(bundle).find((name) => /nunito-sans.*\.woff2$/.test(name));
      if (file === undefined) throw new Error('The build has no face for the text');
      const attrs = { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: '' };
      return [{ tag: 'link', attrs, injectTo: 'head' }];
    },
  },
};

const ROUTES = fileURLToPath(new URL('src/app/Routes.tsx', import.meta.url));

const API = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), preloadFace, startPagePlugin(), firstSights(ROUTES, renderFirstSights)],
  // React has had it since version 18; wouter still asks for what stood in for it.
  resolve: { alias: { 'use-sync-external-store/shim/index.js': 'react' } },
  build: {
    outDir: 'dist',
    // The build script clears old files after a week: a page that is open during a release still finds its chunks.
    emptyOutDir: false,
    // three.js is one chunk of 950 kB, loaded when the page is idle; everything else is far smaller.
    chunkSizeWarningLimit: 1000,
    // Of `.browserslistrc`; stylesheets follow it too.
    target: BUILD_TARGET,
    sourcemap: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'shell', test: (id) => SHELL.some((pattern) => pattern.test(id)) },
            { name: 'packs', test: (id) => PACKS.some((pattern) => pattern.test(id)) },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': API },
  },
});
