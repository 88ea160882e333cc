/** `npm run browsers`: the main roads in three engines, side by side; see `docs/tests.md`. */
import { defineConfig } from '@playwright/test';
import { ENGINES } from './engine.ts';

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.road.ts',
  globalSetup: '@pokesol/server/testing/postgres',
  outputDir: '../../test-results/roads',
  // Each engine walks its roads one after the other, on one server: what they meet is the same.
  workers: ENGINES.length,
  // Far more than anything takes: a slow machine is no failure, and no road is timed.
  timeout: 600_000,
  expect: { timeout: 60_000 },
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['./reporter.ts']],
  projects: ENGINES.map((name) => ({ name, workers: 1 })),
});
