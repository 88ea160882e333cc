/** Ends of battles, and battles begun, for tests of them that need no server. */
import { type AnyRules, isRefusal } from '@pokesol/engine';
import { sql } from 'drizzle-orm';
import type { BattleTerms, BothSides } from '../../src/features/battles/play/deal.ts';
import { startBattle } from '../../src/features/battles/play/start.ts';
import { type BattleEnds, battleEnds, type OnEnd } from '../../src/features/battles/storage/settlement.ts';
import type { Publisher } from '../../src/platform/bus/bus.ts';
import type { Queryable } from '../../src/platform/db/database.ts';
import { named } from '../../src/platform/db/statement.ts';
import { type Entropy, systemEntropy } from '../../src/platform/entropy.ts';
import { UNHEARD } from '../harness/buses.ts';

/** Of battles without points or counts. */
export const BRINGS_NOTHING: OnEnd = { pays: () => 0, brings: () => [] };

/** As of a server that dies, or loses its database, before anything of the end is written: the same with a query that fails. */
export const failing = (onEnd: OnEnd = BRINGS_NOTHING): OnEnd => ({
  ...onEnd,
  brings: (line, points, ended) => [
    ...onEnd.brings(line, points, ended),
    named('failing', sql`insert into point_entries (id) select gen_random_uuid() from ${ended.name}`),
  ],
});

/** What is left fails the test, unless it asks for it. */
export const endsOf = (
  db: Queryable,
  onEnd: OnEnd = BRINGS_NOTHING,
  { now = Date.now, bus = UNHEARD, onLeft = raise }: Partial<EndsInputs> = {},
): BattleEnds => battleEnds({ db, bus, now, onEnd, onLeft });

type EndsInputs = {
  readonly now: () => number;
  readonly bus: Publisher;
  readonly onLeft: (error: unknown, battleId: string) => void;
};

const raise = (error: unknown): never => {
  throw error;
};

/** Its id. */
export async function beginBattle<R extends AnyRules>(
  db: Queryable,
  terms: BattleTerms<R>,
  sides: BothSides<R>,
  { now, entropy = systemEntropy }: { readonly now: Date; readonly entropy?: Entropy },
): Promise<string> {
  // A test may seat an AI that cannot choose; its battle begins all the same.
  const deps = { db, entropy, bus: UNHEARD, ends: endsOf(db), onAiError: () => {} };
  const begun = await startBattle(deps, terms, sides, now);
  if (isRefusal(begun)) throw new Error(`the battle was refused: ${begun.code} ${begun.reason ?? ''}`);
  return begun.id;
}
