/** Prints the figures of the house, each on a line with what it is worked towards; `--names` lists what stands behind them. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  componentLengths,
  dialect,
  featuresOf,
  importedPastDoors,
  isProduct,
  isVerbOfBothRules,
  kindOf,
  linesByKind,
  literalSpreads,
  namesWithTwoHomes,
  twinsOutsideRules,
  wordsOfDocs,
} from './figures.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const sources = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1 << 26 })
  .split('\0')
  .filter((path) => path !== '' && kindOf(path) !== undefined)
  .map((path) => ({ path, text: readFileSync(`${ROOT}${path}`, 'utf8') }));

const line = (what: string, figure: number | string, aim = ''): void =>
  console.log(`${what.padEnd(46)}${String(figure).padStart(9)}${aim === '' ? '' : `   ${aim}`}`);

for (const [kind, { files, lines }] of Object.entries(linesByKind(sources)))
  line(`lines of ${kind} (${files} files)`, lines);
const past = importedPastDoors(sources, 'web');
const twice = namesWithTwoHomes(sources.filter(isProduct));
const others = twice.filter(({ homes }) => !isVerbOfBothRules(homes));
const twins = twinsOutsideRules(sources);
const components = componentLengths(sources);
line("features on the page's shelf", featuresOf(sources, 'web').length, '24 or fewer');
line('files imported past a door, page', past.length, '60 or fewer');
line('files imported past a door, server', importedPastDoors(sources, 'server').length);
line('names with two homes', twice.length);
line('  but for verbs of both rule sets', others.length, '80 or fewer');
line('twins of the rule sets outside rules/', twins.length, '0');
line(`largest component (${components[0]?.name ?? 'none'})`, components[0]?.lines ?? 0, '150 or fewer');
const app = sources.find(({ path }) => path === 'apps/server/src/app.ts')?.text ?? '';
line('lines of app.ts', app.split('\n').length - 1, '100 or fewer');
const scripts: unknown = JSON.parse(readFileSync(`${ROOT}package.json`, 'utf8')).scripts;
line('npm scripts', Object.keys(typeof scripts === 'object' && scripts !== null ? scripts : {}).length);
line('words of docs', wordsOfDocs(sources), '50,000 or fewer');
for (const [word, times] of Object.entries(dialect(sources))) line(word, times, 'under 100 together');
line('literal spreads', literalSpreads(sources), '0');

if (process.argv.includes('--names')) {
  console.log(`\nImported past a door:\n${past.join('\n')}`);
  console.log(`\nTwo homes:\n${twice.map(({ name, homes }) => `${name}: ${homes.join(', ')}`).join('\n')}`);
  console.log(`\nTwins:\n${twins.join('\n')}`);
  console.log(
    `\nComponents:\n${components
      .slice(0, 30)
      .map(({ name, path, lines }) => `${lines} ${name} ${path}`)
      .join('\n')}`,
  );
}
