/** What `npm run tool -- NAME` runs: what each tool does, and the script or TypeScript program that does it. */

/** `takes`: its arguments; `built`: what of the product it needs built; `first`: arguments before those of the caller. */
export const TOOLS = {
  doctor: { does: 'checks variables, database and chain before a start', ...operator('doctor') },
  verify: { does: 'looks whether the database agrees with itself and with the chain', ...operator('verify') },
  restored: {
    takes: 'MOMENT',
    does: 'looks for burns whose offers a restore lost',
    ...operator('restored'),
  },
  rebuild: {
    takes: 'ID… | --refused',
    does: 'replays the log of battles and writes their boards again',
    ...operator('rebuild'),
  },
  unarchive: {
    takes: 'ID… | --all',
    does: 'brings archived battles back',
    ...operator('unarchive'),
  },
  release: {
    takes: 'FOLDER',
    does: 'puts all that a server needs into a new folder',
    script: 'scripts/release.mjs',
  },
  operations: {
    does: 'checks the files that an operator installs with the programs that read them',
    script: 'scripts/checkOperations.mjs',
  },
  cluster: {
    takes: '[status | stop | fail WHAT | …]',
    does: 'starts the product as a cluster on this machine, and breaks it',
    program: 'tools/cluster/command.ts',
    built: 'product',
  },
  failover: {
    takes: '[ROUNDS] [WORD…]',
    does: 'measures what players notice when parts of a cluster fail',
    program: 'tools/cluster/failover/run.ts',
    built: 'product',
  },
  drill: {
    takes: '[WORD…]',
    does: 'causes each fault that an alert names, and waits for the alert',
    program: 'tools/drill/run.ts',
    built: 'server',
  },
  upgrade: {
    takes: '[COMMIT] [--database URL]',
    does: 'rehearses an upgrade from the version before, and the way back',
    program: 'tools/upgrade/run.ts',
    built: 'server',
  },
  capacity: {
    does: 'measures what each call costs, and the machines for so many players a day',
    program: 'bench/capacity/run.ts',
    built: 'server',
  },
  replay: { takes: 'FILE', does: 'plays a downloaded battle again', program: 'cli/replay.ts' },
  coverage: {
    takes: 'DIR…',
    does: 'lists the words of public cards that are not read yet',
    program: 'cli/coverage.ts',
  },
  explain: {
    takes: 'TEXT [--kind KIND] [--damage 30+]',
    does: 'says which rules read a card text, or why it is refused',
    program: 'cli/explain.ts',
  },
  catalogue: {
    takes: '[DIR…] [--formats] [--decks DIR]',
    does: 'writes the files of the shipped sets',
    program: 'apps/server/src/catalogue.ts',
  },
  strengths: {
    takes: '[--completed]',
    does: 'plays the theme decks against each other and writes their ratings',
    program: 'cli/strengths.ts',
  },
  openings: {
    takes: '[NAME…]',
    does: 'finds the battles at which tests begin',
    script: 'scripts/openings.mjs',
  },
  reference: {
    does: 'writes the references of the engine, the effect language and the foldings',
    script: 'scripts/reference.mjs',
  },
  letters: { does: "writes the page's font of its pixel letters", script: 'scripts/pixelLetters.mjs' },
  migration: { does: 'writes a migration from the tables', script: 'scripts/migration.mjs' },
  figures: {
    takes: '[--names]',
    does: 'counts files, lines, names and words of the repository',
    program: 'architecture/printFigures.ts',
  },
  unused: {
    does: 'lists dependencies, files and exports that nothing uses',
    script: 'scripts/unused.mjs',
  },
  mutants: {
    takes: '[PART…]',
    does: 'changes the code and counts the changes that no test notices',
    script: 'scripts/mutants.mjs',
  },
  browsers: {
    takes: '[ENGINE…]',
    does: 'walks the main roads in Chromium, Firefox and WebKit',
    script: 'scripts/browsers.mjs',
  },
  anywhere: {
    takes: '[WORD… | whole]',
    does: 'tests a new clone in a folder with a strange name',
    script: 'scripts/anywhere.mjs',
  },
  machines: {
    takes: '[WORD]',
    does: 'installs for every supported machine and starts the server on an emulated one',
    script: 'scripts/machines.mjs',
  },
};

function operator(name) {
  return { script: 'scripts/operator.mjs', first: [name] };
}

const USAGE = 'npm run tool -- NAME [ARGUMENTS]';

export function helpOfTools() {
  const lines = Object.entries(TOOLS).map(([name, { takes = '', does }]) => [
    `${name} ${takes}`.trim(),
    does,
  ]);
  const width = Math.max(...lines.map(([call]) => call.length));
  return [USAGE, '', ...lines.map(([call, does]) => `  ${call.padEnd(width)}  ${does}`)].join('\n');
}

/** The tool of that name; `undefined` for every other word. */
export const toolOf = (name) => (Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined);
