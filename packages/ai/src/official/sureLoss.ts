/** Moves that no player makes by mistake: those after which the battle is lost at once, whatever is answered then. */
import { isRefusal, type Seat } from '@pokesol/engine';
import {
  applyAction,
  type Battle,
  type BattleView,
  isToMove,
  legalActions,
  type Move,
} from '@pokesol/engine/official';
import { guessBattle } from './guess.ts';

/** Questions with more answers are not followed: one of them will do. */
const MOST_ANSWERS = 6;

/** What can take the own Pokémon out of play, and is no attack: who attacks has weighed the risk. */
const MAY_TAKE: ReadonlySet<Move['type']> = new Set([
  'trainer',
  'ability',
  'cardAbility',
  'stadium',
  'choose',
]);

/** The moves without those. All of them where nothing else is left, and as long as a Pokémon waits on the Bench. */
export function withoutSureLosses(view: BattleView, legal: readonly Move[]): readonly Move[] {
  if (view.turn === 0 || view.you.bench.length > 0) return legal;
  if (!legal.some(({ type }) => MAY_TAKE.has(type))) return legal;
  const battle = guessBattle(view, 'sure loss');
  const others = legal.filter((move) => !MAY_TAKE.has(move.type) || !isLost(battle, view.seat, move));
  return others.length > 0 ? others : legal;
}

function isLost(battle: Battle, seat: Seat, move: Move): boolean {
  const applied = applyAction(battle, move);
  if (isRefusal(applied)) return false;
  const { phase, winner, choice } = applied.battle.state;
  if (phase === 'ended') return winner !== null && winner !== seat;
  if (choice === null || !isToMove(applied.battle, seat)) return false;
  const answers = legalActions(applied.battle, seat);
  return answers.length <= MOST_ANSWERS && answers.every((answer) => isLost(applied.battle, seat, answer));
}
