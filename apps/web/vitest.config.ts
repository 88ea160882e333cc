/** The component tests: the page's own screens in a real Chromium, against an API that each test writes down (ADR 0016). */
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { build } from 'vite';
import { defineConfig } from 'vitest/config';
import type { BrowserCommandContext, Vite } from 'vitest/node';
import { findChromium } from '../../scripts/lib/chromium.mjs';
import { chromiumLaunch } from '../../scripts/lib/chromiumLaunch.mjs';

const DESK = { width: 1440, height: 900 };

const DEPENDENCIES = [
  '@hookform/resolvers/zod',
  '@noble/hashes/sha2.js',
  '@noble/hashes/utils.js',
  '@react-three/fiber',
  '@solana-program/memo',
  '@solana-program/system',
  '@solana-program/token',
  '@solana/kit',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  '@wallet-standard/app',
  'axe-core',
  'jsonc-parser',
  'radix-ui',
  'react',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'react/jsx-runtime',
  'three',
  'wouter',
  'zod',
  'zzfx',
];

const USUAL_TEXT = 16;
let textSize = USUAL_TEXT;

/** As in the browser's settings: text in `em` and `rem` grows, what is sized in pixels does not. */
async function setTextSize({ context, page }: BrowserCommandContext, pixels: number): Promise<void> {
  if (pixels === textSize) return;
  textSize = pixels;
  const session = await context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: (pixels * 13) / 16 } });
  await session.detach();
}

/**
 * Vitest 4.1 writes the path of its own file between single quotes, so that in a folder with such a quote in its name no component
 * test begins, and the run never ends.
 */
const quotedFolder: Vite.Plugin = {
  name: 'quoted-folder',
  transform: {
    filter: { code: "createUserEvent, cdp, locators, utils } from '" },
    handler: (code) => code.replace(/ from '(.+)'$/m, (_, path: string) => ` from ${JSON.stringify(path)}`),
  },
};

/** Each worker in one file: of the many that tests start, every one would load its three hundred modules anew. */
const wholeWorkers: Vite.Plugin = {
  name: 'whole-workers',
  enforce: 'pre',
  load: {
    filter: { id: /\?worker_file\b/ },
    async handler(id) {
      const built = await build({
        configFile: false,
        root: import.meta.dirname,
        logLevel: 'warn',
        define: PRODUCTION,
        build: {
          write: false,
          minify: false,
          target: 'esnext',
          rolldownOptions: { input: id.replace(/\?.*/, ''), output: { codeSplitting: false } },
        },
      });
      if (!('output' in built)) throw new Error(`${id} is not built as one worker`);
      const [{ code, moduleIds }] = built.output;
      for (const path of moduleIds) this.addWatchFile(path);
      return code;
    },
  },
};

const PRODUCTION = { 'process.env.NODE_ENV': '"production"' };

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), quotedFolder, wholeWorkers],
  // All at once, before the first test: a dependency that is found on the way would load the page anew under a test. One
  // that is missing here is served as it is, which an ES module can bear.
  optimizeDeps: {
    noDiscovery: true,
    include: DEPENDENCIES,
    rolldownOptions: { transform: { define: PRODUCTION } },
  },
  // React as it is shipped: its development build takes a stack for every element and doubles the time of all tests. By
  // name, not by NODE_ENV, which the tests of other projects in the same process would inherit.
  define: PRODUCTION,
  oxc: { jsx: { development: false } },
  test: {
    name: 'components',
    include: ['src/**/*.test.tsx'],
    setupFiles: ['src/testing/setup.ts'],
    // One page for all files: the screens' modules are loaded once. `setup.ts` puts everything back after each test.
    isolate: false,
    fileParallelism: false,
    sequence: { groupOrder: 3 },
    restoreMocks: true,
    // Far more than anything takes: a slow machine is no failure.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000, interval: 20 } },
    browser: {
      enabled: true,
      headless: true,
      ui: false,
      screenshotFailures: false,
      viewport: DESK,
      provider: playwright({
        actionTimeout: 20_000,
        // Motion costs more than anything else here; a test that is about it asks for it.
        contextOptions: { reducedMotion: 'reduce', permissions: ['clipboard-read', 'clipboard-write'] },
        launchOptions: chromiumLaunch(findChromium()),
      }),
      instances: [{ browser: 'chromium' }],
      commands: {
        // Typed and described in `src/testing/commands.ts`.
        emulateMotion: ({ page }, reducedMotion) => page.emulateMedia({ reducedMotion }),
        emulateForcedColors: ({ page }, forcedColors) => page.emulateMedia({ forcedColors }),
        setTextSize,
        calmDown: async (context) => {
          await context.page.emulateMedia({ reducedMotion: 'reduce', forcedColors: 'none' });
          await context.page.mouse.move(0, 0);
          await setTextSize(context, USUAL_TEXT);
        },
      },
    },
  },
});
