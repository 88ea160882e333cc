/**
 * `npm test`: types, lint, unit, integration, component and browser tests; the last line counts them all.
 * `npm test -- --changed[=commit]` runs what a change since `main` touches, `npm test -- word …` the files so named.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBuilt, ensureTestingBuilt } from './lib/build.mjs';
import { BUILT } from './lib/bundleTesting.mjs';
import { failedChecks } from './lib/check.mjs';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { freePort } from './lib/port.mjs';
import { readPlaywright, readVitest } from './lib/reports.mjs';
import { BIN, ROOT, run } from './lib/run.mjs';
import { resultOf } from './lib/runner.mjs';
import { selectionOf } from './lib/selection.mjs';
import { createStages } from './lib/stages.mjs';
import { summary } from './lib/summary.mjs';

const REPORTS = `${ROOT}.cache/reports/`;

// Whatever ends this process early, the last line is there, and says that it failed.
const lastWord = () => console.log('0 passed, 1 failed, 0 skipped');
process.once('exit', lastWord);

const selection = selectionOf(process.argv.slice(2));
if (selection === undefined) {
  console.error('npm test [-- --changed[=commit] | -- word …]');
  process.exit(1);
}
if (selection.note !== undefined) console.log(selection.note);

const browser = selection.specs?.length !== 0;
const stages = createStages();
const tests = [];
const failures = [];

await attempt('installation', () => stages.run('install', ensureInstalled));
const installed = stages.elapsed();
await attempt('reports', () => {
  rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
});
// Without the one no test runs; without the other no result is kept.
if (failures.length > 0) process.exit(1);
const chromium = await attempt('component and browser tests did not run', ensureChromium);
const hasChromium = chromium !== undefined;

const checks = stages.run('types and lint', failedChecks);
const isBuilt =
  browser && hasChromium && (await stages.run('build', () => attempt('browser tests did not run', build)));
const components = hasChromium ? stages.run('components', componentTests) : undefined;
await stages.run('unit and integration', async () => {
  await vitest(['server', 'unit']);
  if (selection.readers !== undefined) await vitest(['unit'], { only: [selection.readers] });
});
failures.push(...(await checks));
// One page runs all component tests and takes one core; so the other one's next work waits for no more than the databases.
if (isBuilt) await stages.run('browser', playwright);
await components;
if (tests.length === 0 && !selection.mayBeEmpty) failures.push('no test was found');

process.off('exit', lastWord);
const lines = summary({ stages: stages.list(), total: stages.elapsed(), installed, tests, failures });
console.log(lines.join('\n'));
process.exitCode = failures.length === 0 && tests.every(({ outcome }) => outcome !== 'failed') ? 0 : 1;

async function build() {
  await Promise.all([ensureBuilt(), ensureTestingBuilt()]);
  return true;
}

async function componentTests() {
  const printed = [];
  await vitest(['components'], { into: printed });
  process.stdout.write(printed.join(''));
}

/** `only`: in place of what was selected; `into`: see `run`. */
async function vitest(projects, { only = selection.vitest, into } = {}) {
  const report = `${REPORTS}${projects.join('-')}.json`;
  const args = [
    'run',
    ...only,
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const env = { ...process.env, CHROMIUM_PATH: chromium };
  await count(`${projects.join(' and ')} tests`, `${BIN}vitest`, args, {
    into,
    env,
    report,
    read: (read) => readVitest(read, ROOT),
  });
}

async function playwright() {
  const report = `${REPORTS}playwright.json`;
  const files = selection.specs?.map((spec) => `/${spec}.spec.ts`) ?? [];
  const args = ['test', '--config', 'e2e/playwright.config.ts', ...files];
  const port = process.env.E2E_PORT ?? String(await freePort());
  const env = {
    ...process.env,
    CHROMIUM_PATH: chromium,
    E2E_PORT: port,
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${BUILT}`,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  await count('browser tests', `${BIN}playwright`, args, {
    env,
    report,
    read: (read) => readPlaywright(read, 'e2e'),
  });
}

/** Runs a runner of tests, and takes what its report says. */
async function count(name, command, args, { report, read, ...options }) {
  const printed = [];
  const code = await run(command, args, { ...options, printed });
  const result = resultOf({ name, code, printed, report, read });
  tests.push(...result.tests);
  failures.push(...result.failures);
  // What the page showed stays with a run that cannot be gone back to.
  for (const outline of result.outlines) console.log(`\n${readFileSync(outline, 'utf8')}`);
}

/** What else can be tested still is; the failure is counted. */
async function attempt(name, step) {
  try {
    return await step();
  } catch (error) {
    console.error(`${name}: ${error.message}`);
    failures.push(`${name}: ${error.message}`);
    return undefined;
  }
}
