/** What a test run says at its end: its stages, its slowest tests, what failed, and how many tests there were. */

const SLOWEST = 10;

/** `stages` as `createStages` lists them, `installed` in milliseconds, `tests` and `failures` as `reports.mjs` reads them. */
export function summary({ stages, total, installed, tests, failures }) {
  const failed = [
    ...tests.filter(({ outcome }) => outcome === 'failed').map(({ name }) => name),
    ...failures,
  ];
  return [
    '',
    'Stages, some of them side by side:',
    ...stages.map(({ name, from, to }) => `${seconds(to - from)}  ${name}  (${clock(from)} to ${clock(to)})`),
    `${seconds(total)}  in all; ${((total - installed) / 1000).toFixed(1)} s without the installation`,
    ...slowest(tests),
    ...skipped(tests),
    ...(failed.length === 0 ? [] : ['', 'Failed:', ...failed.map((name) => `  ${name}`)]),
    '',
    lastLine(tests, failures),
  ];
}

function slowest(tests) {
  if (tests.length === 0) return [];
  const sorted = [...tests].sort((a, b) => b.ms - a.ms).slice(0, SLOWEST);
  return ['', 'Slowest tests:', ...sorted.map(({ name, ms }) => `${seconds(ms)}  ${name}`)];
}

/** A line for each thing that tests need and do not have, `(needs …)` in their names; the others by name. */
function skipped(tests) {
  const names = tests.filter(({ outcome }) => outcome === 'skipped').map(({ name }) => name);
  const needOf = (name) => /\(needs ([^)]+)\)/.exec(name)?.[1];
  const needs = [...new Set(names.map(needOf))].filter((need) => need !== undefined);
  const lines = [
    ...needs.map((need) =>
      needed(
        need,
        names.filter((name) => needOf(name) === need),
      ),
    ),
    ...names.filter((name) => needOf(name) === undefined),
  ];
  return lines.length === 0 ? [] : ['', 'Skipped:', ...lines.map((line) => `  ${line}`)];
}

function needed(need, names) {
  const files = new Set(names.map((name) => name.split(' › ')[0]));
  const count = (number, noun) => `${number.toLocaleString('en')} ${noun}${number === 1 ? '' : 's'}`;
  const verb = names.length === 1 ? 'needs' : 'need';
  return `${count(names.length, 'test')} in ${count(files.size, 'file')} ${verb} ${need}`;
}

/** This form is what machines read. */
function lastLine(tests, failures) {
  const count = (wanted) => tests.filter(({ outcome }) => outcome === wanted).length;
  return `${count('passed')} passed, ${count('failed') + failures.length} failed, ${count('skipped')} skipped`;
}

const seconds = (ms) => `${(ms / 1000).toFixed(1).padStart(7)} s`;

const clock = (ms) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;
