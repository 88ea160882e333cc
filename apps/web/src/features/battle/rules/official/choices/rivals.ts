/** Cards of which one keeps the other from being chosen. */
import type { CardNo } from '@pokesol/engine';
import type { ChoiceOf } from '@pokesol/engine/official';

type Unlike = Pick<ChoiceOf<'cards'>, 'cards' | 'unlike'>;

/** The picked card that keeps another one from being picked, since both have the same name or type. */
export function rivalOf({ cards, unlike }: Unlike, card: CardNo, picked: readonly CardNo[]) {
  if (unlike === undefined || picked.includes(card)) return undefined;
  const sharedOf = (each: CardNo): readonly number[] => unlike[cards.indexOf(each)] ?? [];
  return picked.find((each) => sharedOf(each).some((shared) => sharedOf(card).includes(shared)));
}
