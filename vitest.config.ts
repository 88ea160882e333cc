/** One run for the tests of every package and app; each lies beside the code it tests. */
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // The component tests run React's production build, which has no development runtime; its choice is the process's.
  oxc: { jsx: { development: false } },
  test: {
    maxWorkers: 2,
    // The server's modules take seconds to load: each of the two workers loads them once, not once a file. What a test
    // puts in the place of something else is gone with that test.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    unstubEnvs: true,
    // Far more than anything takes: a busy machine is no failure, and nothing here measures time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    // Component tests provoke the failures that the page warns of; a test that fails shows what was written.
    silent: 'passed-only',
    setupFiles: [fileURLToPath(new URL('scripts/lib/propertySeed.mjs', import.meta.url))],
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['apps/server/{src,testing}/**/*.test.ts'],
          globalSetup: ['harness/built', 'postgres', 'pglite', 'statements/judge'].map(
            (name) => `apps/server/testing/${name}.ts`,
          ),
          setupFiles: ['apps/server/testing/statements/record.ts'],
          // A worker belongs to one project: mixed with the others' files, it would start anew with every second file.
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            'packages/*/src/**/*.test.ts',
            'apps/web/src/**/*.test.ts',
            'cli/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
            'e2e/**/*.test.ts',
            'architecture/*.test.ts',
            'mutants/*.test.ts',
            'scripts/lib/**/*.test.mjs',
          ],
          sequence: { groupOrder: 2 },
        },
      },
      'apps/web/vitest.config.ts',
    ],
  },
});
