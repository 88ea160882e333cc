/** `npm test`: types, lint, unit, integration and browser tests; the last line counts them all. */
import { readFileSync, rmSync } from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { failedChecks } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, ROOT, run } from './lib/run.mjs';

const VITEST_REPORT = `${ROOT}.cache/vitest.json`;
const PLAYWRIGHT_REPORT = `${ROOT}.cache/playwright.json`;

await ensureInstalled();
const chromium = ensureChromium();
const counts = { passed: 0, failed: 0, skipped: 0 };

const failed = await failedChecks();
counts.failed += failed.length;
for (const name of failed) console.error(`failed: ${name}`);

for (const report of [VITEST_REPORT, PLAYWRIGHT_REPORT]) rmSync(report, { force: true });
const vitest = await run(`${BIN}vitest`, [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${VITEST_REPORT}`,
]);
count(
  vitest,
  VITEST_REPORT,
  ({ numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests, numTodoTests }) => ({
    passed: numPassedTests,
    failed: Math.max(numFailedTests, numFailedTestSuites > 0 ? 1 : 0),
    skipped: numPendingTests + numTodoTests,
  }),
);

await ensureBuilt();
const playwright = await run(`${BIN}playwright`, ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { ...process.env, CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: PLAYWRIGHT_REPORT },
});
count(playwright, PLAYWRIGHT_REPORT, ({ stats }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
}));

console.log(`${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed === 0 ? 0 : 1);

/** A runner that failed without a report, or without a failed test in it, still counts as a failure. */
function count(exitCode, report, read) {
  let counted;
  try {
    counted = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    console.error(`no report of the test run: ${error.message}`);
    counted = { passed: 0, failed: 1, skipped: 0 };
  }
  if (exitCode !== 0 && counted.failed === 0) counted.failed = 1;
  for (const key of Object.keys(counts)) counts[key] += counted[key];
}
