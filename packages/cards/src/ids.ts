/** Names cards and sets: branded ids, so that one kind is never passed where the other is meant. */

declare const brand: unique symbol;

/** `{set id}-{number as printed}`, for example `base1-4`. Printable ASCII without spaces. */
export type CardId = string & { readonly [brand]: 'CardId' };
/** The public catalogue's set id, for example `base1`. Printable ASCII without spaces. */
export type SetId = string & { readonly [brand]: 'SetId' };

// Ids stand in the text whose hash fixes a pack's pool, where a space separates them. Everything else is allowed:
// real ids hold dots, question marks and exclamation marks.
const ID = /^[\x21-\x7e]{1,64}$/;

/** True for a text that may serve as a card or set id. */
export const isIdText = (text: string): boolean => ID.test(text);

/** Reads a card id. Throws RangeError on a text that is empty, longer than 64, or holds a space or a non-ASCII sign. */
export function asCardId(text: string): CardId {
  if (!isIdText(text)) throw new RangeError(`Not a card id: ${JSON.stringify(text)}`);
  return text as CardId;
}

/** Reads a set id, with the same rule as a card id. */
export function asSetId(text: string): SetId {
  if (!isIdText(text)) throw new RangeError(`Not a set id: ${JSON.stringify(text)}`);
  return text as SetId;
}

/** The id of the card with this printed number: `cardIdOf('base1', 4)` is `base1-4`. */
export const cardIdOf = (setId: SetId, number: number | string): CardId => asCardId(`${setId}-${number}`);
