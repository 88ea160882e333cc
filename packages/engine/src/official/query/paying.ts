/** Energy that is chosen in units (rule 3.10): worth enough, and never more cards than units. */
import type { CardNo } from '../../kernel/ids.ts';
import type { ChoiceOf } from '../model/choices.ts';

type Asked = Pick<ChoiceOf<'cards'>, 'cards' | 'units' | 'pays' | 'max'>;

const payOf = ({ cards, pays = [] }: Asked, card: CardNo): number => pays[cards.indexOf(card)] ?? 0;
const paid = (asked: Asked, chosen: readonly CardNo[]): number =>
  chosen.reduce((sum, card) => sum + payOf(asked, card), 0);
const dearestFirst = (asked: Asked, cards: readonly CardNo[]): readonly CardNo[] =>
  [...cards].sort((a, b) => payOf(asked, b) - payOf(asked, a));

/** Whether they pay what is asked for; always where nothing is counted in units. */
export const isEnough = (asked: Asked, chosen: readonly CardNo[]): boolean =>
  asked.units === undefined || paid(asked, chosen) >= asked.units;

/** Those of `offered` that may be picked next so that enough can still be paid, in the order of the question. */
export const payingItems = (
  asked: Asked,
  picked: readonly CardNo[],
  offered: readonly CardNo[],
): readonly CardNo[] =>
  offered.filter((card, index) => {
    const later = dearestFirst(asked, offered.slice(index + 1)).slice(0, asked.max - picked.length - 1);
    return isEnough(asked, [...picked, card, ...later]);
  });

/** As few cards as pay it, in the order of the question. */
export function fewestPaying(asked: Asked): readonly CardNo[] {
  const dearest = dearestFirst(asked, asked.cards);
  const many = dearest.findIndex((_card, index) => isEnough(asked, dearest.slice(0, index + 1))) + 1;
  return asked.cards.filter((card) => dearest.indexOf(card) < many);
}
