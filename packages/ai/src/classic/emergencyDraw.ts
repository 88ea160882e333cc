/**
 * What is done in need whatever it costs: without energy, or with one Pokémon and none to follow it, cards of the deck
 * are worth nothing until one of them is in the hand.
 */
import { type CardNo, inPlay } from '@pokesol/engine';
import type { CardFacts, Effect } from '@pokesol/engine/classic';
import { best } from '../pick.ts';
import { type MoveOf, movesOf, type Question } from './question.ts';
import { cardIn } from './readView.ts';

/** What a hand lacks, as a test that a card mends it. */
type Mends = (card: CardFacts) => boolean;

const isEnergy: Mends = ({ kind }) => kind === 'energy';
const isBasic: Mends = (card) => card.kind === 'pokemon' && card.basic;

/** Cards of the deck left untouched: each is another turn before the empty deck loses the battle. */
const LEFT = 2;

/**
 * The card that may mend what the seat lacks most; `null` where nothing is lacking, or no card of the hand can help.
 * `bare` says who must be without energy before it is lacking: the active Pokémon, or all.
 */
export function emergencyDraw(question: Question, bare: 'active' | 'all'): MoveOf<'trainer' | 'play'> | null {
  const mends = needOf(question, bare);
  if (mends === null) return null;
  const help = best(
    movesOf(question.legal, 'trainer').filter(({ card }) => hopeOf(question, card, mends) > 0),
    ({ card }) => hopeOf(question, card, mends),
  );
  // What would be thrown away with the hand goes to the bench first.
  const bench = movesOf(question.legal, 'play')[0];
  return help !== null && bench !== undefined && costs(question, help.card, 'discardHand') ? bench : help;
}

function needOf({ view }: Question, bare: 'active' | 'all'): Mends | null {
  const { active, hand } = view.you;
  if (active === null) return null;
  const lacks = (mends: Mends): boolean => !hand.some((card) => mends(cardIn(view, card)));
  if (inPlay(view.you).length === 1 && lacks(isBasic)) return isBasic;
  const fed = bare === 'active' ? [active] : inPlay(view.you);
  return fed.every(({ energy }) => energy.length === 0) && lacks(isEnergy) ? isEnergy : null;
}

/** How much a trainer promises: a card chosen or taken for certain most, then draws that keep the hand. */
function hopeOf(question: Question, card: CardNo, mends: Mends): number {
  const { deckCount, unseen, discard } = question.view.you;
  const facts = cardIn(question.view, card);
  if (facts.kind !== 'trainer' || facts.effect === null) return 0;
  const has = (pile: readonly CardNo[]): boolean => pile.some((each) => mends(cardIn(question.view, each)));
  const gain = (step: Effect): number => {
    if (step.do === 'draw') return deckCount - step.count >= LEFT && has(unseen) ? 1 : 0;
    if (step.do !== 'take') return 0;
    const pile = (step.from === 'deck' ? unseen : discard).filter((each) =>
      takes(step, cardIn(question.view, each)),
    );
    return has(pile) && (step.pick === 'choose' || pile.every((each) => mends(cardIn(question.view, each))))
      ? 3
      : 0;
  };
  const sum = facts.effect.steps.reduce((hope, step) => hope + gain(step), 0);
  const costly = costs(question, card, 'discardHand') || costs(question, card, 'discardFromHand');
  return costly ? sum / 2 : sum;
}

const takes = ({ what }: Extract<Effect, { do: 'take' }>, card: CardFacts): boolean =>
  what === 'any' || what === card.kind || (what === 'basicEnergy' && card.kind === 'energy' && card.basic);

function costs({ view }: Question, card: CardNo, what: Effect['do']): boolean {
  const facts = cardIn(view, card);
  return facts.kind === 'trainer' && (facts.effect?.steps.some((step) => step.do === what) ?? false);
}
