/** Texts that the rules cannot read are not played (rule 12.5): which attacks, abilities and cards these are, and how to refuse them. */
import type { Reason } from './refusals.ts';

/** Words on a card that the rules cannot read; `''` when only the card's name is known. */
export type Unread = { readonly unread?: string };

/** A damage number without a text is the whole attack; a sign after it means that a text decides the damage. */
type Attack = Unread & { readonly effect: object | null; readonly sign: string };
export const isUnreadAttack = ({ effect, sign, unread }: Attack): boolean =>
  effect === null && (sign !== '' || unread !== undefined);

/** The refusal, with the unread words if they are known. */
export const reasonUnread = (card: string, unread = ''): Reason =>
  unread === ''
    ? { code: 'UNREAD_CARD', params: { card } }
    : { code: 'UNREAD_WORDS', params: { card, words: unread } };
