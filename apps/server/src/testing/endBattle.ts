/** Ends a battle with a result of the test's choice, by the road that every end takes. */
import type { Action, Battle, Seat } from '@pokesol/engine';
import { advance, loadBattle, type OnEnd, type StoredBattle } from '../features/battles/stored.ts';
import type { Db } from '../platform/db/database.ts';
import { systemEntropy } from '../platform/entropy.ts';

const LAST_MOVE: Action = { type: 'endTurn', seat: 0 };

/** Several servers may have seen the same last move: `times` of them write it at once. Answers how many came through. */
export async function endBattle(
  db: Db,
  id: string,
  { winner, onEnd, now, times = 1 }: { winner: Seat | null; onEnd: OnEnd; now: Date; times?: number },
): Promise<number> {
  const stored = await loadBattle(db, id);
  if (stored === undefined) throw new Error(`there is no battle ${id}`);
  const battle = over(stored, winner);
  const writes = Array.from({ length: times }, () =>
    advance(db, stored, battle, [{ action: LAST_MOVE, events: [] }], {
      now,
      entropy: systemEntropy,
      onEnd,
    }),
  );
  return (await Promise.all(writes)).filter((after) => after !== undefined).length;
}

const over = ({ battle }: StoredBattle, winner: Seat | null): Battle => ({
  ...battle,
  state: { ...battle.state, phase: 'ended', winner, victoryCondition: 'opponent_no_pokemon' },
});
