/** Makes a card out of a form that an admin filled in, or says which of its fields are wrong. */
import type { Card } from '../card.ts';
import { asCardId, isIdText, type SetId } from '../ids.ts';
import { isRarity, RARITIES } from '../rarity.ts';
import { readAttributes } from './attributes.ts';
import { expectedKind, type FieldProblem, type Tell, text, textProblem } from './jsonReader.ts';

/** A form as it came: nothing of it has been looked at. */
export type CardForm = {
  readonly name?: unknown;
  readonly cardNumber?: unknown;
  readonly rarity?: unknown;
  readonly artworkUrl?: unknown;
  readonly description?: unknown;
  readonly attributes?: unknown;
};

export type MadeCard =
  | { readonly ok: true; readonly card: Card }
  | { readonly ok: false; readonly problems: readonly FieldProblem[] };

const LONGEST_CARD_NUMBER = 16;
// The number ends the card's id: a dash or a slash in it would make ids that two cards share or no path can hold.
const CARD_NUMBER = /^[A-Za-z0-9][A-Za-z0-9.!?]*$/;

/** All that is wrong is told at once, in the order of the form. */
export function madeCard(form: CardForm, setId: SetId): MadeCard {
  const problems: FieldProblem[] = [];
  const tell = (problem: FieldProblem) => void problems.push(problem);
  const name = required(form.name, 'name', 100, tell);
  const cardNumber = cardNumberOf(form.cardNumber, tell);
  const id = `${setId}-${cardNumber}`;
  if (cardNumber !== undefined && !isIdText(id))
    tell({ field: 'cardNumber', message: 'The ids of the set and of the card are too long together' });
  const rarity = typeof form.rarity === 'string' && isRarity(form.rarity) ? form.rarity : undefined;
  if (rarity === undefined) tell({ field: 'rarity', message: rarityProblem(form.rarity) });
  const artworkUrl = artworkUrlOf(form.artworkUrl, tell);
  const description = form.description === '' ? undefined : text(2000)(form.description, 'description', tell);
  const facts = readAttributes(form.attributes, { name: name ?? '' }, tell);
  if (problems.length > 0 || name === undefined || cardNumber === undefined || rarity === undefined)
    return { ok: false, problems };
  return {
    ok: true,
    card: {
      id: asCardId(id),
      setId,
      name,
      rarity,
      cardNumber,
      ...(artworkUrl === undefined ? {} : { artworkUrl }),
      ...(description === undefined ? {} : { description }),
      ...facts,
    },
  };
}

function required(value: unknown, field: string, longest: number, tell: Tell): string | undefined {
  if (value === undefined) tell({ field, message: 'Required' });
  return text(longest)(value, field, tell);
}

function cardNumberOf(value: unknown, tell: Tell): string | undefined {
  const given = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  const read = required(given, 'cardNumber', LONGEST_CARD_NUMBER, tell);
  if (read === undefined || CARD_NUMBER.test(read)) return read;
  tell({
    field: 'cardNumber',
    message: `A card number is made of letters, digits and . ! ? such as '4' or 'TG05', received '${read}'`,
  });
  return undefined;
}

function rarityProblem(value: unknown): string {
  if (typeof value !== 'string') return expectedKind('string', value);
  const known = RARITIES.map((rarity) => `'${rarity}'`).join(' | ');
  return `Invalid value. Expected ${known}, received '${value.slice(0, 40)}'`;
}

const LONGEST_URL = 2000;

/** Only what a page of ours may load, and a database keep: no `javascript:`, no spaces, nobody's name and password. */
export const isArtworkUrl = (url: string): boolean =>
  /^https?:\/\/[^\s/?#@]+(?:[/?#]\S*)?$/i.test(url) && textProblem(url, LONGEST_URL) === undefined;

function artworkUrlOf(value: unknown, tell: Tell): string | undefined {
  if (value === undefined || value === '') return undefined;
  const field = 'artworkUrl';
  if (typeof value !== 'string') tell({ field, message: expectedKind('string', value) });
  else if (!isArtworkUrl(value.trim())) tell({ field, message: 'Must be a valid URL' });
  else return value.trim();
  return undefined;
}
