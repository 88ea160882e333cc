/** What a trainer says to what happens: a pure choice from the roster, the event and the board after it. */
import { type Moment, trainerById } from '@pokesol/campaign';
import type { AnyRules, Seat, TypeOf } from '@pokesol/engine';

type BattleEvent = TypeOf<AnyRules, 'event'>;
type BattleView = TypeOf<AnyRules, 'view'>;

const FEW_PRIZES = 2;

export type Saying = { readonly seat: Seat; readonly text: string };

/** `after` is the watcher's view; the trainer sits on the other side. */
export function momentOf(event: BattleEvent, after: BattleView): Moment | null {
  const isTrainers = (seat: Seat) => seat !== after.seat;
  switch (event.type) {
    case 'turnStarted':
      return event.turn === 1 ? 'begin' : null;
    case 'knockedOut':
      if (!isTrainers(event.seat)) return 'knockOut';
      return isLosing(after) ? 'losing' : 'knockedOut';
    case 'battleEnded':
      if (event.winner === null) return null;
      return isTrainers(event.winner) ? 'victory' : 'defeat';
    default:
      return null;
  }
}

/** One Pokémon left, or none, and more on the other side; or, where Prizes are taken, few that the player has still to take. */
function isLosing({ you, opponent }: BattleView): boolean {
  if ('prizeCount' in you && 'prizeCount' in opponent)
    if (you.prizeCount <= FEW_PRIZES && you.prizeCount < opponent.prizeCount) return true;
  const inPlay = ({ active, bench }: Pick<BattleView['opponent'], 'active' | 'bench'>) =>
    bench.length + (active === null ? 0 : 1);
  return inPlay(opponent) <= 1 && inPlay(you) > inPlay(opponent);
}

/** `null` where nothing is said, and for an opponent that is no trainer. */
export function sayingOf(
  trainerId: string | undefined,
  event: BattleEvent,
  after: BattleView,
): Saying | null {
  const trainer = trainerId === undefined ? undefined : trainerById(trainerId);
  const moment = momentOf(event, after);
  if (trainer === undefined || moment === null) return null;
  return { seat: after.seat === 0 ? 1 : 0, text: trainer.sayings[moment] };
}
