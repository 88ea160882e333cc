/** More Pokémon on a Bench than an effect leaves room for: their player discards what is too much (rule 3.3a). */
import { otherSeat } from '../../kernel/ids.ts';
import { push } from '../procedure/stack.ts';
import { benchRoom } from '../query/benchRoom.ts';
import { possibleIn } from '../query/possible.ts';
import type { Draft } from '../table/draft.ts';

const LEAVING = '(leaving)';

/** Whether a player is to discard Benched Pokémon now: who played the Stadium goes first. */
export function discardExcessBench(draft: Draft): boolean {
  if (!possibleIn(draft.printed).changing.has('benchSize')) return false;
  const { frames, stadium, current } = draft.state;
  if (frames.some(({ steps }) => JSON.stringify(steps).includes(LEAVING))) return false;
  const first = stadium?.seat ?? current;
  for (const seat of [first, otherSeat(first)]) {
    const tooMany = -benchRoom(draft, seat);
    if (tooMany <= 0) continue;
    push(draft, {
      seat,
      by: 'game',
      steps: [
        {
          do: 'choosePokemon',
          from: { whose: 'own', place: 'bench' },
          min: tooMany,
          max: tooMany,
          as: LEAVING,
        },
        { do: 'takeBack', on: { bound: LEAVING }, to: 'discard', all: true },
      ],
    });
    return true;
  }
  return false;
}
