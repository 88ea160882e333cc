/** What the page says of a card where the card itself is silent. */
import { CARD_TYPES } from '@pokesol/cards';
import { type ClassicPlay, classicPlay } from '@pokesol/cards/classic';
import type { CardJson } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';

export const setNameOf = ({ attributes, set }: CardJson): string =>
  attributes.setName || set.name || 'Unknown Set';

export const seriesOf = ({ attributes }: CardJson): string => attributes.setSeries || 'Unknown Series';

/** A free value of a card as readable text: a list with commas, an object as `name: value`. */
export function plainCardText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  const words = Object.entries(value).map(([name, each]) =>
    Array.isArray(value) ? plainCardText(each) : `${name}: ${plainCardText(each)}`,
  );
  return words.join(', ');
}

/** What Classic battles play of a card, and what not. */
export const classicPlayOf = ({ name, attacks, attributes }: CardJson): ClassicPlay =>
  classicPlay({ ...attributes, name, attacks });

export const isIdleCard = (card: CardJson): boolean => classicPlayOf(card).useless !== undefined;

/** Whether Classic battles leave nothing of it out, as far as they can tell: no attack, power or damage counts for less. */
export function playsInFull(card: CardJson): boolean {
  const { useless, notes, attacks } = classicPlayOf(card);
  const isWhole = attacks.every(({ isPlayed, countsAs }) => isPlayed && countsAs === undefined);
  return useless === undefined && notes.length === 0 && isWhole;
}

/** All that Classic battles leave out of a card, in one line; «it plays in full.» where that is nothing. */
export function classicSentence(card: CardJson): string {
  const { useless, notes, attacks } = classicPlayOf(card);
  if (useless === undefined && playsInFull(card) && attacks.every((attack) => attack.notes.length === 0))
    return 'it plays in full.';
  if (useless !== undefined) return notes.join(' ');
  const ofAttacks = attacks.flatMap(({ countsAs, notes: said }, place) => {
    const counts = countsAs === undefined ? [] : [`Its damage counts as ${countsAs}.`];
    const words = [...counts, ...said];
    return words.length === 0 ? [] : [`«${card.attacks[place]?.name}»: ${words.join(' ')}`];
  });
  return [...notes, ...ofAttacks].join(' ');
}

/** What is said of so many copies of a deck. */
export const idleText = (copies: number): string =>
  `${counted(copies, 'card')} ${copies === 1 ? 'does' : 'do'} nothing in Classic battles.`;

/** '4/102', or '4' where their number is unknown. */
export const numberOf = ({ cardNumber, attributes }: CardJson): string =>
  attributes.setTotal > 0 ? `${cardNumber}/${attributes.setTotal}` : cardNumber;

/** '$12.50'. */
export const dollars = (price: number): string => `$${price.toFixed(2)}`;

/** How a card is called where its picture stands alone. */
export const spokenName = (card: CardJson): string => `${card.name}, ${card.rarity}, ${numberOf(card)}`;

/** As cards name them, the lowest first. */
export const STAGES = ['Baby', 'Basic', 'Stage 1', 'Stage 2', 'Level-Up', 'MEGA', 'BREAK'] as const;
export type Stage = (typeof STAGES)[number];

/** 'Stage 1', 'Basic', or nothing for cards that do not evolve. */
export const stageText = ({ attributes: { subtypes } }: CardJson): '' | Stage =>
  subtypes.flatMap((subtype) => STAGES.find((stage) => stage === subtype) ?? [])[0] ?? '';

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
