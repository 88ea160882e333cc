/** What is done to a cluster under use, and what an operator or a supervisor does about it. */
import { setTimeout as delay } from 'node:timers/promises';
import { fail, partsOf, reloadBalancer } from '../faults.ts';
import { handOver } from '../handOver.ts';
import { untilRedundant } from '../nodes.ts';
import type { Plan } from '../plan.ts';
import { ClusterError } from '../programs.ts';
import { start } from '../start.ts';

export type DrillFault = {
  readonly name: string;
  readonly what: string;
  put(plan: Plan, round: number): Promise<unknown>;
  /** Starts again what does not come back by itself. */
  mend(plan: Plan): Promise<unknown>;
  /** A supervisor starts it again after so long; absent, it is mended when everybody gets on without it. */
  readonly supervisedAfterMs?: number;
  /** No caller may notice it. */
  readonly isSilent?: true;
};

const AGAIN_MS = 1_000;
const MOST_TRIES = 30;

const nothing = async (): Promise<void> => {};
const again = (fault: Parameters<typeof partsOf>[1]) => (plan: Plan) =>
  start(plan, () => {}, partsOf(plan, fault));

/** Refused, and nothing changed, while the fault before is not over: Patroni may notice that one later than who looks for it. */
async function handOverWhenPossible(plan: Plan): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    await untilRedundant(plan);
    try {
      await handOver(plan);
      return;
    } catch (error) {
      if (!(error instanceof ClusterError) || tries >= MOST_TRIES) throw error;
      console.log(`${error.message} Once more.`);
      await delay(AGAIN_MS);
    }
  }
}

export const DRILL_FAULTS: readonly DrillFault[] = [
  {
    name: 'switchover',
    what: 'planned switchover',
    isSilent: true,
    put: handOverWhenPossible,
    mend: nothing,
  },
  {
    name: 'primary',
    what: "primary's process killed",
    put: (plan) => fail(plan, 'primary'),
    mend: nothing,
  },
  {
    name: 'machine',
    what: "primary's machine dead",
    put: (plan) => fail(plan, 'machine'),
    mend: again('machine'),
  },
  { name: 'standby', what: 'standby dead', put: (plan) => fail(plan, 'standby'), mend: again('standby') },
  {
    name: 'server',
    what: 'a server killed',
    put: (plan, round) => fail(plan, 'server', 1 + (round % plan.servers)),
    mend: again('server'),
  },
  {
    name: 'reload',
    what: 'balancer reloaded',
    put: async (plan) => reloadBalancer(plan),
    mend: () => delay(1_000),
    isSilent: true,
  },
  { name: 'bus', what: 'bus dead', put: (plan) => fail(plan, 'bus'), mend: again('bus') },
  {
    name: 'pooler',
    what: 'pooler dead',
    put: (plan) => fail(plan, 'pooler'),
    mend: again('pooler'),
    supervisedAfterMs: 2_000,
  },
];
