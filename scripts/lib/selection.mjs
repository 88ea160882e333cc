/** What a test run was asked to run: everything, what a change touches, or the files whose names hold given words. */
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { touchedSpecs } from './browserTests.mjs';
import { ROOT } from './run.mjs';

const SPEC = '.spec.ts';

/** Tests that read sources and documents: they import nothing of what they test, so that Vitest cannot tell when it changed. */
const READERS = 'architecture/';

/** The names of all browser tests, such as `store` for `e2e/store.spec.ts`. */
const allSpecs = () =>
  readdirSync(`${ROOT}e2e`)
    .filter((name) => name.endsWith(SPEC))
    .map((name) => name.slice(0, -SPEC.length));

/**
 * `{ vitest, readers, specs, note, mayBeEmpty }`: further arguments for Vitest, a folder whose tests run besides, names of
 * browser tests (undefined: all), what to say beforehand, and whether it is right that no test runs. Undefined for
 * arguments that mean nothing.
 */
export function selectionOf(args) {
  const options = args.filter((arg) => arg.startsWith('-'));
  const words = args.filter((arg) => !arg.startsWith('-'));
  const [option, ...further] = options;
  if (option === undefined) return words.length === 0 ? { vitest: [] } : byWords(words);
  if (!/^--changed(=.+)?$/.test(option) || further.length > 0 || words.length > 0) return undefined;
  return byChange(option.slice('--changed='.length));
}

function byWords(words) {
  const specs = allSpecs().filter((name) => words.some((word) => `e2e/${name}${SPEC}`.includes(word)));
  return { vitest: [...words, '--passWithNoTests'], specs, note: `Browser tests: ${listed(specs)}.` };
}

function byChange(given) {
  const base = given === '' ? forkedFrom() : git('rev-parse', given);
  const changed = [
    ...git('diff', '--name-only', base).split('\n'),
    ...git('ls-files', '--others', '--exclude-standard').split('\n'),
  ].filter((file) => file !== '');
  const all = allSpecs();
  const specs = touchedSpecs(changed, all);
  return {
    vitest: [`--changed=${base}`, '--passWithNoTests', `--exclude=${READERS}**`],
    readers: changed.length === 0 ? undefined : READERS,
    specs,
    mayBeEmpty: true,
    note: [
      `${changed.length} files changed since ${base.slice(0, 8)}. Browser tests that show them: ${listed(specs)}.`,
      `Left out: ${listed(all.filter((name) => !specs.includes(name)))}.`,
    ].join('\n'),
  };
}

const listed = (names) => (names.length === 0 ? 'none' : names.join(', '));

/** The commit at which this branch left `main`; on `main` itself, and where there is none, the last commit. */
function forkedFrom() {
  for (const main of ['main', 'origin/main'])
    try {
      return git('merge-base', 'HEAD', main);
    } catch {
      // No such branch in this clone: the next may be there.
    }
  return git('rev-parse', 'HEAD');
}

const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
