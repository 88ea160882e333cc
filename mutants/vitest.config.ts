/** The tests of one part, as Stryker runs them: once for every mutant. */
import { defineConfig } from 'vitest/config';
import { PARTS, type PartName } from './parts.ts';

const { tests } = PARTS[process.env.MUTANTS_PART as PartName];

export default defineConfig({
  test: {
    include: [...tests],
    // Every run has a worker of its own: within it, what is loaded once serves all its files.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
