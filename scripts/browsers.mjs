/** `npm run tool -- browsers [chromium firefox webkit] [--road WORDS --all]`: the main roads in three engines; see `docs/tests.md`. */
import { parseArgs } from 'node:util';
import { ensureBuilt, ensureTestingBuilt } from './lib/build.mjs';
import { BUILT } from './lib/bundleTesting.mjs';
import { ENGINES, findEngine, missing } from './lib/engines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { BIN, run } from './lib/run.mjs';

const HELP = `npm run tool -- browsers [ENGINE … --road WORDS --all]

Walks the main roads of the product in Chromium, Firefox and WebKit, by keys 1440 and by mouse 390 wide: from the first
visit over packs, binder, decks, the lesson and battles of both rule sets to the admin area. Compares where things lie
with Chromium, and lays pictures side by side in .cache/browsers/index.html.

  ENGINE        chromium, firefox, webkit; without any, all three. One that is missing is a failure.
  --road WORDS  only roads whose title has these words, such as --road 'Binder, 390 wide'
  --all         also by mouse 1440 and by keys 390 wide: twice the time

A browser is Playwright's own build where that is installed (npx playwright install firefox webkit), else the system's.`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: 'boolean', short: 'h' }, road: { type: 'string' }, all: { type: 'boolean' } },
});
const unknown = positionals.filter((name) => !ENGINES.includes(name));
if (values.help || unknown.length > 0) {
  console.log(HELP);
  process.exit(values.help ? 0 : 1);
}

await ensureInstalled();
const engines = positionals.length > 0 ? ENGINES.filter((name) => positionals.includes(name)) : ENGINES;
const found = engines.flatMap((name) => {
  const program = findEngine(name);
  return program === undefined ? [] : [{ name, program }];
});
const lacking = engines.filter((name) => !found.some((each) => each.name === name));
let code = lacking.length === 0 ? 0 : 1;
if (found.length > 0) {
  await Promise.all([ensureBuilt(), ensureTestingBuilt()]);
  const programs = found
    .filter(({ program }) => program !== '')
    .map(({ name, program }) => [`ROADS_${name.toUpperCase()}`, program]);
  const args = [
    ...['test', '--config', 'e2e/roads/playwright.config.ts'],
    ...found.map(({ name }) => `--project=${name}`),
    ...(values.road === undefined ? [] : ['--grep', values.road]),
  ];
  const env = {
    ...process.env,
    ...(values.all ? { ROADS_ALL: 'yes' } : {}),
    ...Object.fromEntries(programs),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${BUILT}`,
  };
  code = (await run(`${BIN}playwright`, args, { env })) || code;
}
for (const name of lacking) console.error(missing(name));
process.exit(code);
