/** The product in a real Chromium: one server as `npm start` runs it, on a fresh data folder. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { ADMIN_PASSWORD } from '@pokesol/server/testing';
import { chromiumLaunch } from '../scripts/lib/chromiumLaunch.mjs';
import { IS_DRAWN } from './drawn.ts';

const PORT = Number(process.env.E2E_PORT ?? 3187);

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  globalSetup: ['@pokesol/server/testing/pglite', '@pokesol/server/testing/postgres'],
  outputDir: `../test-results/${PORT}`,
  fullyParallel: true,
  // One more than this kind of machine has cores: while one test waits for the chain's pace, two others use them.
  workers: 3,
  // Far more than anything takes: a slow machine is no failure, and nothing here measures time.
  timeout: 120_000,
  expect: { timeout: 30_000, toPass: { timeout: 90_000 } },
  // A test that passes only the second time is a bug, in it or in the product.
  retries: 0,
  forbidOnly: true,
  reporter: [['list'], ['json']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // A trace of everything costs as much time again, and pictures need pages that are drawn (`test.ts`): both are asked for.
    // A failure's outline of its page costs nothing.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: IS_DRAWN ? 'only-on-failure' : 'off',
    launchOptions: chromiumLaunch(process.env.CHROMIUM_PATH),
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } } },
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    cwd: '..',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 180_000,
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR ?? mkdtempSync(join(tmpdir(), 'pokesol-e2e-')),
      LOG_LEVEL: 'warn',
      ADMIN_PASSWORD,
      LOCAL_CHAIN_SLOT_MS: '100',
      RATE_LIMIT_PER_MINUTE: '100000',
      SWEEP_SECONDS: '1',
    },
  },
});
