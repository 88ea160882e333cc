/** The card that a form would make, as players will see it; what cannot be read yet is left out. */

import { asCardId, asSetId, type Card, type CardForm } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine/result';
import { type CardJson, type CardSetJson, cardJsonOf, type SetFacts } from '@pokesol/protocol';
import { type Attributes, readAttributesText } from './attributesText.ts';
import type { CardFormValues } from './cardForm.ts';

export type Preview = {
  readonly card: CardJson;
  /** Whether everything in the attributes is part of it. */
  readonly isWhole: boolean;
};

/** `earlier` are the last attributes that could be read: they stand in while the text is no JSON. */
export function previewOf(
  form: CardFormValues,
  set: CardSetJson | undefined,
  earlier: Attributes = {},
): Preview {
  const read = readAttributesText(form.attributes);
  const setId = asSetId(set?.id ?? 'new');
  let draft: CardForm & { attributes: Attributes } = {
    name: form.name.trim() || NAMELESS.name,
    rarity: form.rarity,
    artworkUrl: form.artworkUrl,
    cardNumber: '0',
    attributes: isRefusal(read) ? earlier : (read.value ?? {}),
  };
  let isWhole = !isRefusal(read);
  // Whatever is wrong is left out, and the rest is looked at again.
  for (let tries = 0; tries < TRIES; tries += 1) {
    const made = madeCard(draft, setId);
    if (!isRefusal(made)) return { card: shown(made.card, form, set), isWhole };
    const wrong = new Set(made.problems.map(({ field }) => placeOf(field)));
    isWhole &&= [...wrong].every((field) => !field.startsWith('attributes'));
    draft = {
      ...draft,
      ...(wrong.has('name') && { name: NAMELESS.name }),
      ...(wrong.has('rarity') && { rarity: NAMELESS.rarity }),
      ...(wrong.has('artworkUrl') && { artworkUrl: '' }),
      attributes: wrong.has('attributes') ? {} : without(draft.attributes, wrong),
    };
  }
  const plain = madeCard(NAMELESS, setId);
  if (isRefusal(plain)) throw new Error(`a plain card cannot be made: ${JSON.stringify(plain.problems)}`);
  return { card: shown(plain.card, form, set), isWhole: false };
}

/** One attack that is wrong takes no other along. */
const placeOf = (field: string): string =>
  /^attributes\.attacks\.\d+/.exec(field)?.[0] ?? field.split('.').slice(0, 2).join('.');

const without = (attributes: Attributes, wrong: ReadonlySet<string>): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      if (wrong.has(`attributes.${name}`)) return [];
      const isList = name === 'attacks' && Array.isArray(value);
      return [[name, isList ? value.filter((_, index) => !wrong.has(`attributes.attacks.${index}`)) : value]];
    }),
  );

const NAMELESS = { name: 'New card', cardNumber: '0', rarity: 'common' };
const TRIES = 3;
const NO_SET: SetFacts = { id: '', name: '', series: '', printedTotal: 0 };

function shown(card: Card, form: CardFormValues, set: CardSetJson | undefined): CardJson {
  const number = form.cardNumber.trim();
  // The picture is drawn from the id, so it is the one that the card will have.
  const placed = {
    ...card,
    id: asCardId(`${form.setId || 'new'}-${number || 'card'}`),
    cardNumber: number || '?',
  };
  return cardJsonOf(placed, set ?? NO_SET);
}
