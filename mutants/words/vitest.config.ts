/** The engine's tests of what cards do, one after another in one thread, so that what one notices no other need try. */
import { defineConfig } from 'vitest/config';
import { breakable } from './breakable.ts';

const OFFICIAL = 'packages/engine/src/official';

export default defineConfig({
  plugins: [breakable()],
  test: {
    // Battles by chance would notice much, without saying which word was wrong.
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
