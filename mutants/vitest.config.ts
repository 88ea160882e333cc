/** The tests of one part, as Stryker runs them: once for every mutant. */
import { defineConfig } from 'vitest/config';
import { PARTS, type Part, type PartName } from './parts.ts';
import { warmThreads } from './warmThreads.ts';

const { tests, postgres = false, testSeconds = 60 }: Part = PARTS[process.env.MUTANTS_PART as PartName];

export default defineConfig({
  plugins: [warmThreads()],
  test: {
    include: [...tests],
    globalSetup: postgres ? ['apps/server/testing/postgres.ts'] : [],
    // What differs between the databases is another question.
    env: { TEST_DATABASES: 'postgres' },
    // What is loaded once serves all its files, and the next mutant.
    isolate: false,
    setupFiles: ['mutants/setup.ts'],
    testTimeout: testSeconds * 1000,
    hookTimeout: 60_000,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
