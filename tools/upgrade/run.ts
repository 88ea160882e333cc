/**
 * `npm run tool -- upgrade [COMMIT] [--database URL]`: an upgrade and the way back, with the version before as the other server. On one
 * Postgres the old server runs and is used, the new one comes and migrates, both are used alternately and across, the old one
 * ends under use, the new one goes on alone, and then it goes and the old one comes back. Fails when anything is lost or wrong,
 * and when either server's log has a warning, an error or a 5xx.
 */
import { parseArgs } from 'node:util';
import { until } from '../../apps/server/testing/harness/until.ts';
import { ARCHIVING, abilitiesOf, passADayFor } from './archiving.ts';
import { BATTLING } from './battling.ts';
import { type Build, buildAt, playAlike, rulesText } from './build.ts';
import { CAMPAIGNING } from './campaigning.ts';
import { People } from './crowd.ts';
import { openPlace, type Place, type Running } from './place.ts';
import { type BothScenario, type HandoverScenario, within } from './scenario.ts';
import { SHOPPING } from './shopping.ts';
import {
  checkOut,
  ownNewestMigration,
  ROOT,
  removeCheckOut,
  UpgradeError,
  versionBefore,
} from './versionBefore.ts';

/** On the slowest machine. */
const LONGEST_SECONDS = 180;
const LONGEST_IN_ALL_SECONDS = 3600;

const KINDS = [SHOPPING, BATTLING, CAMPAIGNING];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { database: { type: 'string' } },
});

const wrong: string[] = [];
let done = 0;

async function tried(what: string, work: () => Promise<void>, seconds = LONGEST_SECONDS): Promise<void> {
  try {
    await within(seconds, () => 'its end', work());
    done += 1;
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? `: ${error.cause.message}` : '';
    const line = `${what}: ${error instanceof Error ? error.message : String(error)}${cause}`;
    wrong.push(line);
    console.log(`WRONG: ${line}`);
  }
}

type Left = { readonly name: string; end(there: Running): Promise<void> };

/** What people begin there and leave. */
async function beginAll(
  place: Place,
  here: Running,
  handovers: readonly HandoverScenario[],
): Promise<Left[]> {
  const left: Left[] = [];
  for (const { name, begin } of handovers)
    await tried(`on the ${here.build.name} one, ${name}`, async () => {
      left.push({ name: `from the ${here.build.name} one, ${name}`, end: await begin(place, here) });
    });
  return left;
}

async function endAll(left: readonly Left[], there: Running): Promise<void> {
  for (const { name, end } of left) await tried(`${name} (the ${there.build.name} one)`, () => end(there));
}

async function holdAll(
  place: Place,
  here: Running,
  there: Running,
  atBoth: readonly BothScenario[],
): Promise<void> {
  for (const { name, playedBy, hold } of atBoth)
    if (playedBy === undefined || playAlike(here.build, there.build, playedBy))
      await tried(`here ${here.build.name}, there ${there.build.name}: ${name}`, () =>
        hold(place, here, there),
      );
}

async function upgrade(place: Place, before: Build, after: Build): Promise<void> {
  const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
    const from = performance.now();
    await work();
    console.log(`${what}: ${Math.round((performance.now() - from) / 1000)} s`);
  };
  const atBoth = KINDS.flatMap((kind) => kind.atBoth);
  let handovers: HandoverScenario[] = KINDS.flatMap((kind) => kind.handovers);

  let old = await place.start(before);
  const abilities = await firstAbilities(place);
  // A battle is archived by servers of its rules alone, and one of the two does it at a time.
  if (abilities.length > 0 && playAlike(before, after)) {
    await passADayFor(place, abilities);
    handovers = [...handovers, ...ARCHIVING.handovers];
  }
  const people = await People.come(place, old);
  let left: Left[] = [];
  try {
    await timed('the old one alone', async () => {
      left = await beginAll(place, old, handovers);
      people.begin(playAlike(before, after));
      await people.allGetOn();
    });
    let young = await place.start(after);
    await timed('the new one beside it', async () => {
      await people.allGetOn();
      people.use(old, young);
      await endAll(left, young);
    });
    for (const [here, there] of [
      [old, young],
      [young, old],
    ] as const)
      await timed(`from the ${here.build.name} one to the ${there.build.name} one`, async () => {
        await holdAll(place, here, there, atBoth);
        await endAll(await beginAll(place, here, handovers), there);
        await people.allGetOn();
      });
    await timed('the old one ends, the new one goes on', async () => {
      left = await beginAll(place, old, handovers);
      await place.retire(old, () => people.use(young));
      await endAll(left, young);
      await people.allGetOn();
      left = await beginAll(place, young, handovers);
    });
    await timed('the new one is killed, and the old one comes back', async () => {
      await place.kill(young);
      old = await place.start(before);
      people.use(old);
      await endAll(left, old);
      await holdAll(place, old, old, atBoth);
      await people.allGetOn();
      wrong.push(...(await place.verify(before)).map((line) => `verify of the old one: ${line}`));
    });
    await timed('and the new one once more', async () => {
      left = await beginAll(place, old, handovers);
      young = await place.start(after);
      await place.retire(old, () => people.use(young));
      await endAll(left, young);
      await people.allGetOn();
      await people.rest();
    });
    const { looked, lost, wrong: others } = await people.lookForLost(place, young);
    // By other rules than the newer ones no battle goes on, and after ten minutes they are closed.
    const unexpected = playAlike(before, after) ? others : others.filter((line) => !/ is stuck$/.test(line));
    wrong.push(...lost, ...unexpected, ...(await place.verify(after)).map((line) => `verify: ${line}`));
    if (people.tally.unreachable > 0) wrong.push(`${people.tally.unreachable} calls were answered 503`);
    console.log(
      `${people.tally.calls} calls, ${people.tally.acknowledged} acknowledged writes; looked for ${looked}.`,
    );
    await place.retire(young, () => {});
  } finally {
    people.leave();
  }
}

/** Those of the old server; none where it is from before there were any. */
async function firstAbilities(place: Place): Promise<string[]> {
  const [found] = await place.rows<{ has: boolean }>("select to_regclass('abilities') is not null as has");
  if (found?.has === true) await until(async () => (await abilitiesOf(place)).length > 0, 200);
  return abilitiesOf(place);
}

async function main(): Promise<void> {
  const version = versionBefore(positionals[0]);
  const { commit, because, newestMigration } = version;
  console.log(
    `The version before is ${commit.slice(0, 12)}, ${because}: its newest migration is ${newestMigration}, and here ${ownNewestMigration()}.`,
  );
  const root = checkOut(version);
  // What it started gets the same signal.
  process.once('SIGINT', () => {
    removeCheckOut(root);
    process.exit(130);
  });
  try {
    const place = await openPlace(values.database);
    try {
      const [before, after] = [await buildAt('old', root), await buildAt('new', ROOT)];
      console.log(`Rules: old ${rulesText(before)}; new ${rulesText(after)}.`);
      await tried('the upgrade', () => upgrade(place, before, after), LONGEST_IN_ALL_SECONDS);
      wrong.push(...place.troubles);
    } finally {
      await place.close();
      if (place.troubles.length > 0) console.log(`Logs are in ${place.dir}.`);
    }
  } finally {
    removeCheckOut(root);
  }
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UpgradeError)) throw error;
  console.error(error.message);
  process.exit(1);
}
for (const line of wrong) console.log(`WRONG: ${line}`);
console.log(wrong.length === 0 ? `All ${done} went well.` : `${wrong.length} wrong, ${done} went well.`);
process.exit(wrong.length === 0 ? 0 : 1);
