/** One fault after the other under use: what it cost, and what was found when everybody had rested. */
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { lookForLost } from '@pokesol/server/testing';
import { untilRedundant } from '../nodes.ts';
import { databaseUrl } from '../parts.ts';
import { originOf, type Plan, portsOf } from '../plan.ts';
import type { DrillFault } from './faultsOfDrill.ts';
import type { People } from './people.ts';
import { inconsistencies } from './verify.ts';

/** Of one round: the longest pause between two acknowledged writes, in seconds, and how busy the machine was. */
export type Pause = { readonly seconds: number; readonly load: number };

/** Of all rounds with one fault, or of a chaos. */
export type Outcome = {
  readonly name: string;
  readonly rounds: number;
  readonly pauses: readonly Pause[];
  readonly acknowledged: number;
  readonly answered503: number;
  readonly unanswered: number;
  readonly hadHappened: number;
  /** Burns whose only report no server answered: the sweep found them. */
  readonly swept: number;
  readonly streams: number;
  readonly looked: number;
  readonly lost: readonly string[];
  /** Everything else that is not as it must be. */
  readonly wrong: readonly string[];
};

export type Drill = { readonly plan: Plan; readonly people: People; readonly seen: Set<string> };

/** `work` breaks and mends, and answers the pause of each round. */
export async function drilled(
  { plan, people, seen }: Drill,
  name: string,
  work: () => Promise<Pause[]>,
  isSilent = false,
): Promise<Outcome> {
  const before = { ...people.tally, unansweredReports: people.unansweredReports };
  people.begin();
  await people.allGetOn();
  people.gaps.take();
  const pauses = await work();
  const streams = await people.rest();
  const after = { ...people.tally, unansweredReports: people.unansweredReports };
  const ports = portsOf(plan);
  const place = {
    databaseUrl: databaseUrl(plan, ports.database),
    base: originOf(plan),
    chain: { url: `http://127.0.0.1:${ports.chain}`, token: people.token },
  };
  const { looked, lost, wrong } = await lookForLost(place, people, seen);
  const answered503 = after.unreachable - before.unreachable;
  const unanswered = after.unanswered - before.unanswered;
  return {
    name,
    pauses,
    answered503,
    unanswered,
    looked,
    lost,
    rounds: pauses.length,
    acknowledged: after.acknowledged - before.acknowledged,
    hadHappened: after.doneBefore - before.doneBefore,
    swept: after.unansweredReports - before.unansweredReports,
    streams: streams.opened,
    wrong: [
      ...wrong,
      ...streams.gaps.map((gap) => `a stream left something out: ${gap}`),
      ...(await inconsistencies(plan)),
      ...(isSilent && answered503 + unanswered > 0 ? [`${answered503 + unanswered} calls noticed it`] : []),
    ],
  };
}

export async function round({ plan, people }: Drill, fault: DrillFault, number: number): Promise<Pause> {
  people.gaps.take();
  await fault.put(plan, number);
  if (fault.supervisedAfterMs === undefined) await people.allGetOn();
  else await delay(fault.supervisedAfterMs);
  await fault.mend(plan);
  await people.allGetOn();
  await untilRedundant(plan);
  return takePause(people);
}

export const takePause = ({ gaps }: People): Pause => ({
  seconds: gaps.take() / 1000,
  load: loadavg()[0] ?? Number.NaN,
});

export const inWords = ({ seconds, load }: Pause): string =>
  `${seconds.toFixed(1)} s without writes (load ${load.toFixed(1)})`;
