/**
 * The medium level: one step ahead. Each move is tried on a possible battle together with the attack it may lead to,
 * and the one after which the position looks best is made, as long as it looks better than ending the turn.
 */
import type { Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move, viewFor } from '@pokesol/engine/classic';
import { best, pickOne } from '../pick.ts';
import { chooseAnswer } from './choice.ts';
import { determinizeView } from './determinization.ts';
import { emergencyDraw } from './emergencyDraw.ts';
import { type EvaluationWeights, evaluate } from './evaluate.ts';
import { distinct } from './moveKey.ts';
import { openWith } from './openWith.ts';
import { type Answer, movesOf, type Question } from './question.ts';
import { attackOf, tryAction } from './simulate.ts';

/** Looking one step ahead, the end of the deck seems further off than it is. */
const WEIGHTS: EvaluationWeights = { deckCard: 20, trainer: 7, falls: 30, damage: 1.5 };

export const medium = (question: Question): Answer => ({
  move:
    question.view.phase === 'setup'
      ? openWith(question)
      : (chooseAnswer(question) ?? emergencyDraw(question, 'active') ?? bestMove(question)),
  memory: [],
});

function bestMove(question: Question): Move {
  const { view, legal, personality, random } = question;
  const battle = determinizeView(view, `medium ${random.word()}`);
  const worth = (position: Battle): number => evaluate(position, view.seat, personality, WEIGHTS);
  const worthOf = (move: Move): number => {
    const tried = tryMove(battle, move, question);
    const after = worth(tried ?? battle);
    const attacked = move.type === 'attack' || tried === null ? null : attackNow(tried, view.seat);
    return attacked === null ? after : Math.max(after, worth(attacked));
  };
  const [end] = movesOf(legal, 'endTurn');
  const moves = distinct(legal, (card) => view.cards[card]).filter(({ type }) => type !== 'endTurn');
  const move = best(moves, worthOf) ?? end ?? pickOne(random, legal);
  const [attack] = movesOf(legal, 'attack');
  const still = Math.max(worth(battle), attack === undefined ? Number.NEGATIVE_INFINITY : worthOf(attack));
  const better = move.type === 'attack' || end === undefined || worthOf(move) > still;
  return better ? move : (attack ?? end);
}

/** The determinized battle after a move and whatever it asks; `null` when that is not allowed there. */
function tryMove(battle: Battle, move: Move, question: Question): Battle | null {
  let after = tryAction(battle, move)?.battle ?? null;
  while (after !== null && after.state.choice?.seat === move.seat) {
    const legal = legalActions(after, move.seat);
    const answer = chooseAnswer({ ...question, view: viewFor(after, move.seat), legal });
    after = answer === null ? null : (tryAction(after, answer)?.battle ?? null);
  }
  return after;
}

function attackNow(battle: Battle, seat: Seat): Battle | null {
  const attack = battle.state.phase === 'active' ? attackOf(battle, seat) : null;
  return attack === null ? null : (tryAction(battle, attack)?.battle ?? null);
}
