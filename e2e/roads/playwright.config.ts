/** `npm run tool -- browsers`: the main roads in three engines, side by side; see `docs/tests.md`. */
import { defineConfig } from '@playwright/test';
import { ENGINES, PATIENCE_MS } from './engine.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.road.ts',
  globalSetup: '@pokesol/server/testing/postgres',
  outputDir: '../../test-results/roads',
  // Each engine runs its roads one after the other on one server, so that all engines see the same state.
  workers: ENGINES.length,
  timeout: 10 * PATIENCE_MS,
  expect: { timeout: PATIENCE_MS, toPass: { timeout: PATIENCE_MS } },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./reporter.ts']],
  projects: ENGINES.map((name) => ({ name, workers: 1 })),
});
