/** What the page says of a card where the card itself is silent. */
import { CARD_TYPES } from '@pokesol/cards';
import type { CardJson } from '@pokesol/protocol';

export const setNameOf = ({ attributes, set }: CardJson): string =>
  attributes.setName || set.name || 'Unknown Set';

export const seriesOf = ({ attributes }: CardJson): string => attributes.setSeries || 'Unknown Series';

/** A value that somebody made up for a card, for people: a list with commas, an object as `name: value`. */
export function plainCardText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const words = Object.entries(value).map(([name, each]) =>
    Array.isArray(value) ? plainCardText(each) : `${name}: ${plainCardText(each)}`,
  );
  return words.join(', ');
}

/** '4/102', or '4' where nobody knows how many there are. */
export const numberOf = ({ cardNumber, attributes }: CardJson): string =>
  attributes.setTotal > 0 ? `${cardNumber}/${attributes.setTotal}` : cardNumber;

/** '$12.50', or 'N/A' without a price. */
export const dollars = (price: number | undefined): string =>
  price === undefined ? 'N/A' : `$${price.toFixed(2)}`;

/** How a card is called where its picture stands alone. */
export const spokenName = (card: CardJson): string => `${card.name}, ${card.rarity}, ${numberOf(card)}`;

/** 'Stage 1', 'Basic', or nothing for cards that do not evolve. */
export const stageText = ({ attributes: { subtypes } }: CardJson): string =>
  subtypes.find((subtype) => /^(Basic|Baby|Stage \d|Level-Up|MEGA|BREAK)$/.test(subtype)) ?? '';

/** The whole card is picture: there the printed set has no window either. */
const FULL_ART = [
  'Ultra Rare',
  'Illustration Rare',
  'Special Illustration Rare',
  'Hyper Rare',
  'Secret Rare',
];

export const isFullArt = (card: CardJson): boolean =>
  FULL_ART.includes(card.rarity) && card.attributes.supertype !== 'Energy';

/** Each with a key of its own, though two of them may be the same: 'Fire 1', 'Fire 2'. */
export function keyed<T>(
  things: readonly T[],
  nameOf: (thing: T) => string,
): (readonly [key: string, thing: T])[] {
  const seen = new Map<string, number>();
  return things.map((thing) => {
    const name = nameOf(thing);
    const turn = (seen.get(name) ?? 0) + 1;
    seen.set(name, turn);
    return [`${name} ${turn}`, thing] as const;
  });
}

/** The type a card's colours go by; a basic energy of the first sets carries it in its name alone. None for trainers. */
export function printedType({ name, pokemonType, attributes }: CardJson): string | undefined {
  const printed = pokemonType ?? attributes.types[0];
  if (printed !== undefined || attributes.supertype !== 'Energy') return printed;
  return CARD_TYPES.find((type) => name.includes(type));
}
