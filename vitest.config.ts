/** One run for the tests of every package and app; each lies beside the code it tests. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.ts', 'apps/*/src/**/*.test.{ts,tsx}', 'cli/*.test.ts'],
    globalSetup: ['apps/server/src/testing/postgres.ts', 'apps/server/src/testing/pglite.ts'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
