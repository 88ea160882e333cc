/** The words of questions for cards: where they lie, how many, what becomes of them. */
import { filterText } from '@pokesol/cards/official';
import type { CardNo } from '@pokesol/engine';
import type { ChoiceOf } from '@pokesol/engine/official';
import { chooseTitle, lacksText } from '../../../choices/choiceText.ts';
import type { Fate } from '../../../choices/fates.ts';
import type { Asked } from './asked.ts';
import { FATE_OF_PURPOSE, fateOf } from './fate.ts';
import { PURPOSE_TEXTS } from './purposes.ts';

type Cards = ChoiceOf<'cards'>;

const PILES = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  prizes: 'Prizes',
  lost: 'Lost Zone',
  inPlay: 'cards in play',
} as const;

/** The noun by which the step names its cards, where that is a pile. */
function pileNamed({ step, isTheirs }: Asked) {
  const noun = step?.do === 'chooseCards' ? step.from : step?.do === 'look' ? step.cards : undefined;
  if (noun === undefined || !('pile' in noun)) return undefined;
  const isOwn = (noun.whose === 'own') !== isTheirs;
  const end = noun.top !== undefined ? 'the top of ' : noun.bottom !== undefined ? 'the bottom of ' : '';
  return { whose: isOwn ? 'your' : 'your opponent’s', end };
}

const placeText = ({ from }: Cards, asked: Asked): string => {
  const named = pileNamed(asked);
  return named === undefined ? `the ${PILES[from]}` : `${named.end}${named.whose} ${PILES[from]}`;
};

export function fateOfCards({ purpose }: Cards, { step, later }: Asked): Fate {
  if (purpose === 'active' || purpose === 'bench' || purpose === 'payRetreat')
    return FATE_OF_PURPOSE[purpose];
  return fateOf(later, step?.do === 'chooseCards' ? step.as : '');
}

export function cardsTitle(choice: Cards, asked: Asked): string {
  const { purpose, from, min, max, units } = choice;
  const named = pileNamed(asked);
  switch (purpose) {
    case 'active':
      return 'Choose your Active Pokémon';
    case 'bench':
      return 'Place Pokémon on your Bench';
    case 'payRetreat':
      return asked.step?.do === 'payRetreat'
        ? `Retreat costs ${asked.step.units}: choose Energy`
        : 'Choose Energy to retreat';
    case 'look':
      return `Look at ${placeText(choice, asked)}`;
    default: {
      if (from === 'deck' && named?.end === '') return `Search ${placeText(choice, asked)}`;
      if (max === 0) return `Look at ${placeText(choice, asked)}`;
      if (units !== undefined) return `Choose Energy worth ${units}${fateOfCards(choice, asked).aim}`;
      return chooseTitle({ min, max }, fateOfCards(choice, asked).aim);
    }
  }
}

/** What follows, beyond what the text above says. */
export function cardsNote({ purpose, max, from, units }: Cards, { step, later, words }: Asked): string {
  if (units !== undefined && purpose !== 'payRetreat')
    return 'A card that provides two counts as two, and may be given for one.';
  if (purpose === 'look' || purpose === 'price') return words === '' ? '' : PURPOSE_TEXTS[purpose];
  if (step?.do !== 'chooseCards') return '';
  const shuffles = later.some((each) => each.do === 'shuffle');
  const parts = [
    max === 0 ? 'None of these can be chosen.' : '',
    step.different === undefined
      ? ''
      : `No two may share ${step.different === 'names' ? 'a name' : 'a type'}.`,
    step.reveal === true && max > 0 ? 'Your opponent sees what you choose.' : '',
    from === 'deck' && shuffles ? 'Then the deck is shuffled.' : '',
  ];
  return parts.filter((part) => part !== '').join(' ');
}

/** «not Basic Pokémon», of a card that lies there and does not fit. */
export function unfitReason({ step }: Asked): string {
  const where = step?.do === 'chooseCards' && 'pile' in step.from ? step.from.where : undefined;
  return where === undefined ? 'not now' : `not ${filterText(where)}`;
}

/** Why those are no answer yet: too few, or worth too little. */
export function lacking({ cards, min, units = 0, pays = [] }: Cards, picked: readonly CardNo[]) {
  const missing = units - picked.reduce((sum, card) => sum + (pays[cards.indexOf(card)] ?? 0), 0);
  return lacksText(picked.length, min) ?? (missing > 0 ? `${missing} more to pay` : undefined);
}
