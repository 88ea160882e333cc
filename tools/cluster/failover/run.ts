/**
 * `npm run tool -- failover [rounds] [word …] [--chaos SECONDS]`: a cluster is started, used and broken, ten times in each way or as
 * often as it is said, in all ways or in those named; or in ways of chance for so many seconds. Fails when anything is lost.
 */
import { parseArgs } from 'node:util';
import { makePlan, readPlan, usualDir } from '../plan.ts';
import { expectPrograms } from '../programs.ts';
import { start } from '../start.ts';
import { stop } from '../stop.ts';
import { chaos } from './chaos.ts';
import { DRILL_FAULTS } from './faultsOfDrill.ts';
import { People } from './people.ts';
import { printOutcomes } from './report.ts';
import { type Drill, drilled, inWords, type Outcome, type Pause, round } from './rounds.ts';

const USUAL_ROUNDS = 10;
const PEOPLE = 3;
/** All callers have one address, and the sweep looks soon for burns that no client reported. */
const SERVER_ENV = { RATE_LIMIT_PER_MINUTE: '1000000', SWEEP_SECONDS: '1', LOG_LEVEL: 'warn' };

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { chaos: { type: 'string' }, seed: { type: 'string' }, keep: { type: 'boolean', default: false } },
});
const rounds = Number(positionals.find((word) => /^\d+$/.test(word)) ?? USUAL_ROUNDS);
const words = positionals.filter((word) => !/^\d+$/.test(word));
const chosen = DRILL_FAULTS.filter(({ name }) => words.length === 0 || words.includes(name));
if (chosen.length === 0) throw new Error(`Say some of ${DRILL_FAULTS.map(({ name }) => name).join(', ')}.`);

expectPrograms();
const dir = usualDir('failover');
// What a drill that crashed left.
await stop(dir, readPlan(dir), false);
const plan = await makePlan({ dir, servers: 2, serverEnv: SERVER_ENV });
let isOver = false;
process.once('SIGINT', () => {
  isOver = true;
});
const outcomes: Outcome[] = [];
let isFine = false;
try {
  await start(plan, console.log);
  const drill: Drill = { plan, people: await People.come(plan, PEOPLE), seen: new Set() };
  if (values.chaos !== undefined)
    outcomes.push(await chaos(drill, { seconds: Number(values.chaos), seed: values.seed, faults: chosen }));
  else
    for (const fault of chosen) {
      if (isOver) break;
      const work = async (): Promise<Pause[]> => {
        const all: Pause[] = [];
        while (all.length < rounds && !isOver) {
          const pause = await round(drill, fault, all.length);
          all.push(pause);
          console.log(`${fault.what}, round ${all.length}: ${inWords(pause)}`);
        }
        return all;
      };
      outcomes.push(await drilled(drill, fault.what, work, fault.isSilent));
      printOutcomes(outcomes.slice(-1));
    }
  drill.people.leave();
  isFine = outcomes.every(({ lost, wrong }) => lost.length + wrong.length === 0);
} finally {
  printOutcomes(outcomes);
  await stop(dir, plan, values.keep || !isFine);
  if (!isFine) console.log(`Its logs and data are kept in ${dir} until the next drill.`);
}
process.exit(isFine ? 0 : 1);
