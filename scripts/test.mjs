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

await stages.run('install', ensureInstalled);
const chromium = await attempt('Chromium', ensureChromium);
const installed = stages.elapsed();
rmSync(REPORTS, { recursive: true, force: true });
mkdirSync(REPORTS, { recursive: true });

const checks = stages.run('types and lint', failedChecks);
if (browser)
  await stages.run('build', () => attempt('build', () => Promise.all([ensureBuilt(), ensureTestingBuilt()])));
const components = stages.run('components', async () => {
  const printed = [];
  await vitest(['components'], { into: printed });
  process.stdout.write(printed.join(''));
});
await stages.run('unit and integration', async () => {
  await vitest(['server', 'unit']);
  if (selection.readers !== undefined) await vitest(['unit'], { only: [selection.readers] });
});
failures.push(...(await checks));
// One page runs all component tests and takes one core; so the other one's next work waits for no more than the databases.
if (browser) await stages.run('browser', playwright);
await components;
if (tests.length === 0 && !selection.mayBeEmpty) failures.push('no test was found');

process.off('exit', lastWord);
const lines = summary({ stages: stages.list(), total: stages.elapsed(), installed, tests, failures });
console.log(lines.join('\n'));
process.exitCode = failures.length === 0 && tests.every(({ outcome }) => outcome !== 'failed') ? 0 : 1;

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
  const code = await run(`${BIN}vitest`, args, { into, env: { ...process.env, CHROMIUM_PATH: chromium } });
  count(`${projects.join(' and ')} tests`, code, report, (read) => readVitest(read, ROOT));
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
  count('browser tests', await run(`${BIN}playwright`, args, { env }), report, (read) =>
    readPlaywright(read, 'e2e'),
  );
}

/** A runner that failed without a report, or without a failed test in it, still counts as a failure. */
function count(name, exitCode, report, read) {
  let found;
  try {
    found = read(JSON.parse(readFileSync(report, 'utf8')));
  } catch (error) {
    failures.push(`${name}: no report (${error.message})`);
    return;
  }
  tests.push(...found.tests);
  // What the page showed stays with a run that nobody can go back to.
  for (const outline of found.outlines ?? []) console.log(`\n${readFileSync(outline, 'utf8')}`);
  failures.push(...found.failures);
  const failed = found.failures.length > 0 || found.tests.some(({ outcome }) => outcome === 'failed');
  if (exitCode !== 0 && !failed) failures.push(`${name}: ended with code ${exitCode} and no failed test`);
}

/** What else can be tested still is; the failure is counted. */
async function attempt(name, step) {
  try {
    return await step();
  } catch (error) {
    console.error(error.message);
    failures.push(`${name}: ${error.message}`);
    return undefined;
  }
}
