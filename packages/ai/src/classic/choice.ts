/** Answers the questions cards ask, by what each card is worth by itself. */
import { inPlay } from '@pokesol/engine';
import type { Choice, Move } from '@pokesol/engine/classic';
import { best, pickOne } from '../pick.ts';
import { type MoveOf, movesOf, type Question } from './question.ts';
import { cardIn } from './readView.ts';
import { cardScore } from './scoring.ts';

/** The best of the legal answers to the view's open question; `null` when none is open. */
export function chooseAnswer(question: Question): Move | null {
  const { choice } = question.view;
  if (choice === null) return null;
  const answers = movesOf(question.legal, 'choose');
  return (
    best(answers, (answer) => answerScore(question, choice, answer)) ?? pickOne(question.random, answers)
  );
}

export function answerScore(
  { view, personality }: Question,
  choice: Choice,
  { cards }: MoveOf<'choose'>,
): number {
  const worth = (index: number): number => {
    const card = cards[index];
    return card === undefined ? 0 : cardScore(view, cardIn(view, card), personality);
  };
  const sum = cards.reduce((total, _, index) => total + worth(index), 0);
  if (choice.kind === 'orderCards')
    // The next card counts most; each place further down about half as much.
    return cards.reduce((total, _, index) => total + worth(index) / 2 ** index, 0);
  if (choice.purpose === 'toHand') return sum;
  if (choice.from === 'hand') return -sum;
  return energyScore(view, cards);
}

/** Energy to discard: the opponent's as much as may be, first off its active one; the own where it is not missed. */
function energyScore(view: Question['view'], cards: readonly number[]): number {
  const weigh = (side: 'you' | 'opponent'): number =>
    inPlay(view[side]).reduce((sum, pokemon) => {
      const lost = pokemon.energy.filter((card) => cards.includes(card)).length;
      if (lost === 0) return sum;
      const bare = lost === pokemon.energy.length ? 2 : 0;
      return sum + lost + bare + (pokemon === view[side].active ? 1 : 0);
    }, 0);
  return weigh('opponent') - weigh('you');
}
