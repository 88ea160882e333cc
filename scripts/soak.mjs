/**
 * `npm run soak [rounds]`: what `npm test` does for a moment and on one database, for hours and on both: every suite of
 * packages and server, servers killed at a hundred moments of chance each, a database lost thirty times under two of them, a cluster
 * broken at random for a minute, an upgrade from the version before and back, the tests in a strange folder (`anywhere.mjs`),
 * an installation for each machine (`machines.mjs`),
 * twenty backups under load, 20,000 random battles, 200 searched for secrets, a thousand generated calls of every route, and
 * every measured strength, slope and odds with the whole of its sample, the speeds that have a range, and the main roads in three
 * engines. It shows what the
 * suites print: some count what they met. At the end it looks for dependencies, files and exports that nothing uses. Before all that, `npm test`
 * runs whole on the oldest and on the newest Node that are supported (`lib/otherNode.mjs`): what it would fail at takes minutes to find. Notices between servers go over a real nats-server here.
 */
import { existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ensureInstalled } from './lib/install.mjs';
import { NEWEST, nodeOf, OLDEST } from './lib/otherNode.mjs';
import { BIN, ROOT, run } from './lib/run.mjs';

const SIZES = {
  TEST_DATABASES: 'all',
  CRASH_ROUNDS: process.argv[2] ?? '100',
  CHAOS_ROUNDS: '10',
  CHAIN_DEATHS: '50',
  IMPORT_DEATHS: '20',
  BULK_DEATHS: '20',
  BACKUPS: '20',
  RANDOM_BATTLES: '20000',
  HIDDEN_BATTLES: '200',
  VIEWED_BATTLES: '200',
  GRAMMAR_RULES_EVERY: '1',
  GRAMMAR_SAMPLES: '4',
  GRAMMAR_TEXTS: '600',
  ODD_TEXTS: '10000',
  COMPILED_BATTLES: '20000',
  COMPILED_SETS_EVERY: '1',
  SHIPPED_BATTLES: '20000',
  SHIPPED_SETS_EVERY: '1',
  SHIPPED_TEXTS_EVERY: '1',
  USES_EVERY: '1',
  PUBLIC_TEXTS_EVERY: '1',
  CHANGED_TEXTS: '2200',
  FUZZ_RUNS: '20000',
  FUZZED_CALLS: '1000',
  PROPERTY_SEED: 'any',
  DECK_TEXTS: '3000',
  PLAYBACK_BATTLES: '600',
  HISTORIES: '30',
  PAIRINGS: '50',
  SLOPE_BATTLES: '24',
  SLOPE_BATTLES_AT_THE_ENDS: '40',
  LEVEL_BATTLES: '20',
  AI_OFFICIAL_BATTLES: '10',
  EVERY_SET: 'all',
  MATCH_GAMES: '40',
  PASSING_BATTLES: '40',
  HIDDEN_DECISIONS: '120',
  PACKS_DRAWN: '100000',
  PACKS_COMPARED: '1000',
  PACKS_SIMULATED: '10000',
};

/** A cluster under use, broken at random. */
const CLUSTER_CHAOS_SECONDS = process.env.CLUSTER_CHAOS_SECONDS ?? '60';

/** Benches of minutes, whose figures have a range. */
const FIGURES = ['engine', 'import', 'writes', 'balance', 'firstLoad', 'firstVisit', 'idle'];

const PROJECTS = ['--project', 'server', '--project', 'unit'];

const nats = ['/usr/sbin/nats-server', '/usr/local/bin/nats-server'].find((path) => existsSync(path));
if (nats === undefined) {
  console.error(
    'nats-server is missing: elsewhere a fake takes its place. Install it: apt-get install nats-server',
  );
  process.exit(1);
}

await ensureInstalled();
let onOthers = 0;
for (const version of [OLDEST, NEWEST]) {
  const node = await nodeOf(version);
  console.log(`The tests on Node ${version}.`);
  const code = await run(node, [join(ROOT, 'scripts/test.mjs')], {
    // Programs that tests start find it too.
    env: { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH}` },
  });
  onOthers ||= code;
}
console.log(`The soak on ${process.versions.node}.`);
const anywhere = await run(process.execPath, ['scripts/anywhere.mjs']);
// Says which programs are missing, and fails, where a cluster cannot be started.
const chaos = await run(process.execPath, ['scripts/tool.mjs', 'failover', '--chaos', CLUSTER_CHAOS_SECONDS]);
const upgrade = await run(process.execPath, ['scripts/tool.mjs', 'upgrade']);
const machines = await run(process.execPath, ['scripts/machines.mjs']);
const browsers = await run(process.execPath, ['scripts/browsers.mjs', '--all']);
const tests = await run(`${BIN}vitest`, ['run', '--silent=false', ...PROJECTS], {
  env: { ...SIZES, POKESOL_NATS_SERVER: nats, ...process.env },
});
// Ends with 1 where a figure has fallen out of its range.
const speed = await run(process.execPath, ['scripts/bench.mjs', ...FIGURES]);
process.exit(
  onOthers ||
    speed ||
    anywhere ||
    chaos ||
    upgrade ||
    machines ||
    browsers ||
    tests ||
    (await run(process.execPath, ['scripts/unused.mjs'])),
);
