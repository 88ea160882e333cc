/** The words that questions of both rule sets use: how many, what is missing, what is ordered. */
import { counted } from '../../../platform/format.ts';

type Amount = { readonly min: number; readonly max: number };

/** «2», «up to 2», «1 or 2», «1 to 3». */
export const amountText = ({ min, max }: Amount): string =>
  min === max ? String(max) : min === 0 ? `up to ${max}` : `${min} ${max === min + 1 ? 'or' : 'to'} ${max}`;

/** «Choose up to 2 cards», with what becomes of them: « to discard». */
export const chooseTitle = ({ min, max }: Amount, aim: string): string =>
  `Choose ${amountText({ min, max })} ${max === 1 ? 'card' : 'cards'}${aim}`;

export const orderTitle = (cards: readonly unknown[]): string =>
  `Put the top ${counted(cards.length, 'card')} in order`;

export const ORDER_SENTENCE = 'Drag a card, press its arrows, or a digit while one of them has the focus.';

/** «1 of 2 chosen», «1 chosen, up to 3»: announced as it changes. */
export const countText = (picked: number, { min, max }: Amount): string =>
  min === max ? `${picked} of ${max} chosen` : `${picked} chosen, ${amountText({ min, max })}`;

/** Why that is no answer yet. */
export function lacksText(picked: number, min: number): string | undefined {
  const lacking = Math.max(1, min) - picked;
  if (lacking <= 0) return undefined;
  if (picked > 0) return `${lacking} more`;
  return lacking === 1 ? 'choose one first' : `choose ${lacking} first`;
}
