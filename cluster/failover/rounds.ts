/** One fault after the other under use: what it cost, and what was found when everybody had rested. */
import { setTimeout as delay } from 'node:timers/promises';
import { lookForLost } from '@pokesol/server/testing';
import { isRedundant } from '../nodes.ts';
import { databaseUrl } from '../parts.ts';
import { originOf, type Plan, portsOf } from '../plan.ts';
import type { DrillFault } from './faultsOfDrill.ts';
import type { People } from './people.ts';
import { inconsistencies } from './verify.ts';

/** Of all rounds with one fault, or of a chaos. */
export type Outcome = {
  readonly name: string;
  readonly rounds: number;
  /** The longest pause between two acknowledged writes, of each round, in seconds. */
  readonly withoutWrites: readonly number[];
  readonly acknowledged: number;
  readonly told503: number;
  readonly unanswered: number;
  readonly hadHappened: number;
  readonly streams: number;
  readonly looked: number;
  readonly lost: readonly string[];
  /** Everything else that is not as it must be. */
  readonly wrong: readonly string[];
};

const LOOK_MS = 200;
const LONGEST_MENDING_MS = 120_000;

export type Drill = { readonly plan: Plan; readonly people: People; readonly seen: Set<string> };

/** `work` breaks and mends, and answers the seconds without writes of each round. */
export async function drilled(
  { plan, people, seen }: Drill,
  name: string,
  work: () => Promise<number[]>,
  isSilent = false,
): Promise<Outcome> {
  const before = { ...people.tally };
  people.begin();
  await people.allGetOn();
  people.gaps.take();
  const withoutWrites = await work();
  const streams = await people.rest();
  const after = { ...people.tally };
  const place = { databaseUrl: databaseUrl(plan, portsOf(plan).database), base: originOf(plan) };
  const { looked, lost, wrong } = await lookForLost(place, people, seen);
  const told503 = after.unreachable - before.unreachable;
  const unanswered = after.unanswered - before.unanswered;
  return {
    ...{ name, withoutWrites, told503, unanswered, looked, lost },
    rounds: withoutWrites.length,
    acknowledged: after.acknowledged - before.acknowledged,
    hadHappened: after.doneBefore - before.doneBefore,
    streams: streams.opened,
    wrong: [
      ...wrong,
      ...streams.gaps.map((gap) => `a stream left something out: ${gap}`),
      ...(await inconsistencies(plan)),
      ...(isSilent && told503 + unanswered > 0 ? [`${told503 + unanswered} calls were told of it`] : []),
    ],
  };
}

/** Seconds without writes. */
export async function round({ plan, people }: Drill, fault: DrillFault, number: number): Promise<number> {
  people.gaps.take();
  await fault.put(plan, number);
  if (fault.supervisedAfterMs === undefined) await people.allGetOn();
  else await delay(fault.supervisedAfterMs);
  await fault.mend(plan);
  await people.allGetOn();
  await untilRedundant(plan);
  return people.gaps.take() / 1000;
}

/** Until the next one may come: two faults at a time are another drill. */
export async function untilRedundant(plan: Plan): Promise<void> {
  const until = performance.now() + LONGEST_MENDING_MS;
  while (!(await isRedundant(plan))) {
    if (performance.now() > until) throw new Error('the database has no standby again');
    await delay(LOOK_MS);
  }
}
