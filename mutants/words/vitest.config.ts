/** Runs the engine's tests of card effects one after another in one thread, so that a word noticed once is not tried again. */
import { defineConfig } from 'vitest/config';
import { breakable } from './breakable.ts';

const OFFICIAL = 'packages/engine/src/official';

export default defineConfig({
  plugins: [breakable()],
  test: {
    // Random battles would notice a lot, but not show which word is broken.
    include: [`${OFFICIAL}/scenarios/*.test.ts`, `${OFFICIAL}/*.test.ts`],
    exclude: [`${OFFICIAL}/{fuzz,hidden,randomPlay}.test.ts`],
    runner: 'mutants/words/runner.ts',
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    testTimeout: 600_000,
    setupFiles: ['scripts/lib/propertySeed.mjs'],
  },
});
