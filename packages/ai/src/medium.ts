/**
 * The medium level: one step ahead. Each move is tried on a possible battle together with the attack it may lead to,
 * and the one after which the position looks best is made, as long as it looks better than ending the turn.
 */
import {
  type Applied,
  applyAction,
  type Battle,
  isRefusal,
  legalActions,
  type Move,
  type Seat,
  viewFor,
} from '@pokesol/engine';
import { answerChoice } from './choice.ts';
import { evaluate } from './evaluate.ts';
import { guessBattle } from './guess.ts';
import { distinct } from './moveKey.ts';
import { best, pickOne } from './pick.ts';
import { type Answer, movesOf, type Question } from './question.ts';

export function medium(question: Question): Answer {
  const answer = answerChoice(question);
  if (answer !== null) return { move: answer, memory: [] };
  const { view, legal, personality, random } = question;
  const battle = guessBattle(view, `medium ${random.word()}`);
  const worthOf = (move: Move): number => {
    const tried = tryMove(battle, move, question);
    if (move.type === 'attack' || tried === null) return evaluate(tried ?? battle, view.seat, personality);
    const attacked = attackNow(tried, view.seat);
    const after = evaluate(attacked ?? tried, view.seat, personality);
    return Math.max(after, evaluate(tried, view.seat, personality));
  };
  const [end] = movesOf(legal, 'endTurn');
  const moves = distinct(legal, (card) => view.cards[card]).filter(({ type }) => type !== 'endTurn');
  const move = best(moves, worthOf) ?? end ?? pickOne(random, legal);
  const [attack] = movesOf(legal, 'attack');
  const still = Math.max(
    evaluate(battle, view.seat, personality),
    attack === undefined ? Number.NEGATIVE_INFINITY : worthOf(attack),
  );
  const better = move.type === 'attack' || end === undefined || worthOf(move) > still;
  return { move: better ? move : (attack ?? end), memory: [] };
}

/** The imagined battle after a move and whatever it asks; `null` when that is not allowed there. */
function tryMove(battle: Battle, move: Move, question: Question): Battle | null {
  let applied = battleAfter(applyAction(battle, move));
  while (applied !== null && applied.state.choice?.seat === move.seat) {
    const legal = legalActions(applied, move.seat);
    const answer = answerChoice({ ...question, view: viewFor(applied, move.seat), legal });
    applied = answer === null ? null : battleAfter(applyAction(applied, answer));
  }
  return applied;
}

const battleAfter = (result: Applied | { readonly code: string }): Battle | null =>
  'battle' in result ? result.battle : null;

function attackNow(battle: Battle, seat: Seat): Battle | null {
  const { active } = battle.state.sides[seat];
  if (active === null || battle.state.phase !== 'active') return null;
  const applied = applyAction(battle, { type: 'attack', seat, pokemon: active.id, attack: 0 });
  return isRefusal(applied) ? null : applied.battle;
}
