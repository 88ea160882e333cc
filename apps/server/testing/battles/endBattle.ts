/** Ends a battle with a result of the test's choice, by the road that every end takes. */
import { type AnyRules, isRefusal, otherSeat, type Seat, type TypeOf, verbsOf } from '@pokesol/engine';
import { type BattleCache, createBattleCache } from '../../src/features/battles/storage/battleCache.ts';
import { advance, loadBattle } from '../../src/features/battles/storage/battleRepository.ts';
import type { StoredBattle, StoredStep } from '../../src/features/battles/storage/battleRow.ts';
import type { OnEnd } from '../../src/features/battles/storage/settlement.ts';
import type { Db } from '../../src/platform/db/database.ts';
import { UNHEARD } from '../harness/buses.ts';
import { endsOf } from './battleEnds.ts';

type HowItEnds = {
  readonly winner: Seat | null;
  readonly onEnd: OnEnd;
  /** Hears of what was left for the job; absent, that fails the test. */
  readonly onLeft?: (error: unknown, battleId: string) => void;
  readonly now: Date;
  readonly times?: number;
  /** Of the server that ends it; absent, another server does, which knows nothing of the battle. */
  readonly cache?: BattleCache;
};

/** Several servers may have seen the same last move: `times` of them write it at once. Answers how many came through. */
export async function endBattle(
  db: Db,
  id: string,
  { winner, onEnd, onLeft, now, times = 1, cache = createBattleCache() }: HowItEnds,
): Promise<number> {
  const store = { db, cache };
  const ends = endsOf(db, onEnd, onLeft === undefined ? {} : { onLeft });
  const stored = await loadBattle(store, id);
  if (stored === undefined) throw new Error(`there is no battle ${id}`);
  // Another call ended it in the same moment.
  if (stored.status !== 'open') return 0;
  const { battle, step } = winner === null ? drawn(stored) : conceded(stored, otherSeat(winner));
  const writes = Array.from({ length: times }, () =>
    advance(store, stored, battle, [step], { now, bus: UNHEARD, ends }),
  );
  return (await Promise.all(writes)).filter((after) => after !== undefined).length;
}

type Ended = { readonly battle: TypeOf<AnyRules, 'battle'>; readonly step: StoredStep };

/** The log is true: the side that shall lose gives up. */
function conceded({ battle }: StoredBattle, seat: Seat): Ended {
  const action = { type: 'concede', seat } as const;
  const after = verbsOf<AnyRules>(battle).applyAction(battle, action);
  if (isRefusal(after)) throw new Error(`seat ${seat} cannot give up: ${after.code}`);
  return { battle: after.battle, step: { action, events: after.events } };
}

/** No play comes to one: decks run out long before the last turn. So this one ending is not in its log. */
function drawn({ battle }: StoredBattle): Ended {
  const over = { phase: 'ended', winner: null } as const;
  const step: StoredStep = { action: { type: 'endTurn', seat: 0 }, events: [] };
  return battle.rules === 'official'
    ? { battle: { ...battle, state: { ...battle.state, ...over, ending: 'tie' } }, step }
    : { battle: { ...battle, state: { ...battle.state, ...over, victoryCondition: 'turn_limit' } }, step };
}
