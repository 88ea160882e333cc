/** What a turn brings to a seat, in Prizes: counted from where it began, whatever questions are still open. */
import { isRefusal, otherSeat, type Seat } from '@pokesol/engine';
import { applyAction, type Battle, legalActions } from '@pokesol/engine/official';

/** More than all Prizes together. */
export const WIN = 100;

/** Questions that follow one another, and answers to each, that are looked at. */
const DEEPEST = 3;
const ANSWERS = 6;

type Prizes = { readonly own: number; readonly theirs: number };

/** Those that are left to each side, less what a Knock Out has earned already. */
export function prizesLeft({ state }: Battle, seat: Seat): Prizes {
  const [own, theirs] = [state.sides[seat], state.sides[otherSeat(seat)]];
  return { own: own.prizes.length - own.owed, theirs: theirs.prizes.length - theirs.owed };
}

/** Prizes taken since, those given away taken off; `WIN` where the battle is won, less than nothing where it is not. */
export function gainOf(battle: Battle, seat: Seat, before: Prizes, depth = 0): number {
  const { phase, winner, choice } = battle.state;
  if (phase === 'ended') return winner === seat ? WIN : -WIN;
  // A promotion changes nothing that was taken.
  const isPromotion = choice?.kind === 'pokemon' && choice.purpose === 'promote';
  if (choice !== null && !isPromotion && depth < DEEPEST) {
    const gains = legalActions(battle, choice.seat)
      .slice(0, ANSWERS)
      .flatMap((move) => {
        const applied = applyAction(battle, move);
        return isRefusal(applied) ? [] : [gainOf(applied.battle, seat, before, depth + 1)];
      });
    if (gains.length > 0) return choice.seat === seat ? Math.max(...gains) : Math.min(...gains);
  }
  const now = prizesLeft(battle, seat);
  return before.own - now.own - (before.theirs - now.theirs);
}
