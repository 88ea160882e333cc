/** Which moves a plan tries: the free ones first and alone, then whatever may make a difference. */
import { type CardNo, factsOf, type Seat } from '@pokesol/engine';
import { type Battle, legalActions, type Move, viewFor } from '@pokesol/engine/classic';
import { answerScore } from '../choice.ts';
import { distinct } from '../moveKey.ts';
import { movesOf, type Question } from '../question.ts';
import { freeMoves } from './freeMoves.ts';

/** Answers to a question that are looked at. */
const ANSWERS = 6;

export function optionsOf(question: Question, battle: Battle, actionsLeft: number): readonly Move[] {
  const { seat } = question.view;
  const legal = legalActions(battle, seat);
  if (battle.state.choice !== null) return answers(question, battle, legal);
  if (actionsLeft <= 0) return [];
  const free = freeMoves({ ...question, view: viewFor(battle, seat), legal, actionsLeft });
  if (free !== null) return [free];
  return distinct(legal, (card) => battle.printing[card]).filter((move) => isWorthTrying(battle, seat, move));
}

function isWorthTrying(battle: Battle, seat: Seat, move: Move): boolean {
  switch (move.type) {
    case 'attach':
      return wantsEnergy(battle, seat, move.pokemon);
    case 'trainer':
      return trainerTarget(battle, move.card) !== undefined;
    case 'play':
      return move.to === 'active';
    case 'endTurn':
      return false;
    default:
      return true;
  }
}

/** Energy for one that has none: the active Pokémon, or one that a card of the hand could bring forward. */
function wantsEnergy(battle: Battle, seat: Seat, id: number): boolean {
  const { active, bench, hand } = battle.state.sides[seat];
  if (active?.id === id) return active.energy.length === 0;
  if (bench.find((pokemon) => pokemon.id === id)?.energy.length !== 0) return false;
  return hand.some((card) => trainerTarget(battle, card) === 'ownBench');
}

/** What a trainer card is pointed at; `undefined` for other cards and for trainers without an effect. */
function trainerTarget(battle: Battle, card: CardNo): string | null | undefined {
  const facts = factsOf(battle, card);
  return facts.kind === 'trainer' ? facts.effect?.target : undefined;
}

/** The answers that look best by themselves, each once though other copies of the cards would answer alike. */
function answers(question: Question, battle: Battle, legal: readonly Move[]): readonly Move[] {
  const { choice } = battle.state;
  if (choice === null) return [];
  const view = viewFor(battle, question.view.seat);
  const alike = choice.kind === 'pickCards' && choice.from !== 'attachedEnergy';
  const byAnswer = new Map(
    movesOf(legal, 'choose').map((move) => {
      const cards = alike ? move.cards.map((card) => battle.printing[card]).sort() : move.cards;
      return [cards.join(' '), { move, score: answerScore({ ...question, view }, choice, move) }];
    }),
  );
  return [...byAnswer.values()]
    .sort((a, b) => b.score - a.score)
    .slice(0, ANSWERS)
    .map(({ move }) => move);
}
