/** What is not read of a card is not played (rule 12.5): which attacks, abilities and cards that are, and how it is said. */
import type { Reason } from './refusals.ts';

/** Words on a card that nobody has read; `''` where the card is known by its name alone. */
export type Unread = { readonly unread?: string };

/** A number without a text is all that there is; a sign behind it says that a text decides. */
type Attack = Unread & { readonly effect: object | null; readonly sign: string };
export const isUnreadAttack = ({ effect, sign, unread }: Attack): boolean =>
  effect === null && (sign !== '' || unread !== undefined);

/** With the words, where they are known. */
export const reasonUnread = (card: string, unread = ''): Reason =>
  unread === ''
    ? { code: 'UNREAD_CARD', params: { card } }
    : { code: 'UNREAD_WORDS', params: { card, words: unread } };
