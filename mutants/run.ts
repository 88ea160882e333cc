/** `npm run tool -- mutants [part …]`: changes the code of each part in every small way, and asks whether its tests notice. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { accepted, type Baseline, judge } from './judge.ts';
import { PARTS, type PartName } from './parts.ts';
import { type Report, runOf } from './report.ts';
import { unnoticed, type WordsReport } from './words/list.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BASELINE = fileURLToPath(new URL('baseline.json', import.meta.url));
const STRYKER = fileURLToPath(new URL('node_modules/.bin/stryker', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** Writes what was found into the baseline, instead of comparing with it. */
    accept: { type: 'boolean', default: false },
    /** `path:from-to` instead of the whole part; nothing is compared. */
    only: { type: 'string', multiple: true },
    concurrency: { type: 'string', default: '2' },
    /** Asks again only where the mutated code or its tests changed since the last such run; no other file counts. */
    incremental: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** The words of the effect language, which are broken by our own code (`words/`), not by Stryker. */
const WORDS = 'words';
const isPart = (name: string): name is PartName => name in PARTS;
if (values.help) {
  console.log(`npm run tool -- mutants [PART…] [--only PATH:FROM-TO] [--concurrency N] [--incremental] [--accept]

Parts: ${[...Object.keys(PARTS), WORDS].join(', ')}; without one, all of them, in an hour.`);
  process.exit(0);
}
const unknown = positionals.filter((name) => !isPart(name) && name !== WORDS);
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. There are ${Object.keys(PARTS).join(', ')}, ${WORDS}.`);
  process.exit(1);
}
const asked = positionals.length > 0 ? positionals : [...Object.keys(PARTS), WORDS];

// Read anew for each part: a run takes long, and a survivor may have been explained meanwhile.
const readBaselines = (): Record<string, Baseline> => JSON.parse(readFileSync(BASELINE, 'utf8'));
const failed: string[] = [];
for (const name of asked.filter(isPart)) {
  const run = runOf(mutate(name));
  if (values.only !== undefined) {
    console.log(`${name}: ${run.killed} of ${run.mutants} noticed`);
    for (const { file, line, was, becomes } of run.survivors)
      console.log(`  lives: ${file}\n    ${line}\n    ${was}  →  ${becomes}`);
    continue;
  }
  const baselines = readBaselines();
  const { score, failures, notes } = judge(run, baselines[name]);
  console.log(`${name}: ${run.killed} of ${run.mutants} noticed, ${score}% without the equal ones`);
  for (const note of notes) console.log(`  ${note}`);
  if (values.accept) {
    baselines[name] = accepted(run, baselines[name]);
    writeFileSync(BASELINE, `${JSON.stringify(baselines, null, 2)}\n`);
  } else {
    for (const failure of failures) console.error(`  ${failure}`);
    if (failures.length > 0) failed.push(name);
  }
}
if (asked.includes(WORDS)) {
  const left = breakLanguage();
  for (const each of left) console.error(`  ${each}`);
  if (left.length > 0) failed.push(WORDS);
}
if (failed.length > 0) console.error(`Below the baseline: ${failed.join(', ')}`);
process.exit(failed.length > 0 ? 1 : 0);

function mutate(name: PartName): Report {
  const folder = `${ROOT}.cache/mutants/${name}`;
  // Whatever an interrupted run left.
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const report = `${folder}/report.json`;
  const options = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'mutants/vitest.config.ts', related: false },
    coverageAnalysis: 'perTest',
    mutate: values.only ?? PARTS[name].code,
    concurrency: Number(values.concurrency),
    incremental: values.incremental,
    incrementalFile: `${ROOT}.cache/mutants/${name}.incremental.json`,
    // In the code's own folder an interrupted run would leave its changes behind.
    tempDirName: `.cache/mutants/${name}/sandbox`,
    cleanTempDir: 'always',
    ignorePatterns: ['.cache', '.ci', 'apps/web', 'bench', 'dist', 'docs', 'e2e', 'test-results'],
    disableTypeChecks: false,
    // Stryker rewrites a project's for its sandbox, by calls that this compiler has no more; nothing here reads it.
    tsconfigFile: 'none',
    reporters: ['progress-append-only', 'json'],
    jsonReporter: { fileName: report },
    allowConsoleColors: false,
    // A loaded machine is no endless loop.
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 20,
  };
  const config = `${folder}/stryker.json`;
  writeFileSync(config, JSON.stringify(options));
  const { status } = spawnSync(STRYKER, ['run', config], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, MUTANTS_PART: name },
  });
  if (status !== 0) {
    console.error(`Stryker did not get through ${name}.`);
    process.exit(1);
  }
  return JSON.parse(readFileSync(report, 'utf8'));
}

/** Runs the tests of the effect language with each of its words broken. Returns what no test noticed. */
function breakLanguage(): readonly string[] {
  const report = `${ROOT}.cache/mutants/words/report.json`;
  rmSync(report, { force: true });
  const run = [
    'vitest',
    'run',
    '--root',
    ROOT,
    '--config',
    'mutants/words/vitest.config.ts',
    '--reporter=dot',
  ];
  const env = { ...process.env, WORDS_REPORT: report };
  const { status } = spawnSync('npx', run, { cwd: ROOT, stdio: 'inherit', env });
  if (status !== 0) return ['the tests fail with nothing broken'];
  const found: WordsReport = JSON.parse(readFileSync(report, 'utf8'));
  console.log(`${WORDS}: ${Object.keys(found.noticed).length} of ${found.used.length} broken bodies noticed`);
  return unnoticed(found);
}
