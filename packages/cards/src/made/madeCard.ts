/** The schema of a card as people write it, in a form or a file: it gives the card, or says which fields are wrong. */
import type { Refusal, Result } from '@pokesol/engine/result';
import { z } from 'zod';
import type { Card } from '../card.ts';
import { asCardId, isIdText, type SetId } from '../ids.ts';
import { isRarity, RARITIES } from '../rarity.ts';
import { isArtworkUrl } from './artworkUrl.ts';
import { attributes, factsOfAttributes } from './attributes.ts';
import { inputMessage } from './inputMessage.ts';
import type { FieldProblem } from './json.ts';
import { notAmong, textField } from './values.ts';

/** A form as it came: nothing of it has been looked at. */
export type CardForm = {
  readonly name?: unknown;
  readonly cardNumber?: unknown;
  readonly rarity?: unknown;
  readonly artworkUrl?: unknown;
  readonly description?: unknown;
  readonly attributes?: unknown;
};

export type MadeCard = Result<
  { readonly card: Card },
  Refusal<'card-unreadable'> & { readonly problems: readonly FieldProblem[] }
>;

// The number ends the card's id: a dash or a slash in it would make ids that two cards share or no path can hold.
const CARD_NUMBER = /^[A-Za-z0-9][A-Za-z0-9.!?]*$/;
const LONGEST_CARD_NUMBER = 16;

const rarity = z.string().transform((value, context) => {
  if (isRarity(value)) return value;
  context.issues.push({ code: 'custom', message: notAmong(RARITIES, value), input: value });
  return z.NEVER;
});

const artworkUrl = z
  .string()
  .refine((url) => url === '' || isArtworkUrl(url.trim()), 'Must be a valid URL')
  .transform((url) => (url === '' ? undefined : url.trim()))
  .optional();

const cardNumber = z
  .preprocess(
    (value) => (Number.isSafeInteger(value) ? String(value) : value),
    textField(LONGEST_CARD_NUMBER),
  )
  .refine((value) => CARD_NUMBER.test(value), {
    error: ({ input }) =>
      `A card number is made of letters, digits and . ! ? such as '4' or 'TG05', received '${input}'`,
  });

/** Everything that makes or shows a card by hand reads it by this: the admin's form, its preview, files and calls. */
export const cardForm = z
  .object({
    name: textField(100),
    cardNumber,
    rarity,
    artworkUrl,
    description: textField(2000, { mayBeEmpty: true }).optional(),
    attributes,
  })
  .transform(
    ({ description, ...form }): Omit<Card, 'id' | 'setId'> => ({
      name: form.name,
      rarity: form.rarity,
      cardNumber: form.cardNumber,
      ...(form.artworkUrl === undefined ? {} : { artworkUrl: form.artworkUrl }),
      ...(description === undefined || description === '' ? {} : { description }),
      ...factsOfAttributes(form.attributes, form),
    }),
  );

const LONGEST_NAME = 60;
const TOO_LONG = 'The ids of the set and of the card are too long together';

/** All that is wrong is reported at once, in the order of the form. */
export function madeCard(form: CardForm, setId: SetId): MadeCard {
  const read = cardForm.safeParse(form, { error: inputMessage });
  const number = read.success ? read.data.cardNumber : cardNumber.safeParse(form.cardNumber).data;
  const isTooLong = number !== undefined && !isIdText(`${setId}-${number}`);
  if (read.success && !isTooLong)
    return { card: { id: asCardId(`${setId}-${number}`), setId, ...read.data } };
  const problems = (read.error?.issues ?? []).map(({ path, message }) => ({
    field: path.map((part) => String(part).slice(0, LONGEST_NAME)).join('.'),
    message,
  }));
  return {
    refused: true,
    code: 'card-unreadable',
    problems: isTooLong ? [{ field: 'cardNumber', message: TOO_LONG }, ...problems] : problems,
  };
}
