/** Says what a deck is made of: its size and limits, its lines, and what its lines add up to. */
import { type Card, type CardKindFacts, classify, isBasicEnergy } from '@pokesol/cards';

/** A deck has exactly this many cards. */
export const DECK_SIZE = 60;
/** Most copies of cards with one name, whatever their printings. */
export const COPY_LIMIT = 4;
/** Most copies of one basic energy: a whole deck of it. */
export const BASIC_ENERGY_LIMIT = 60;

/**
 * What the deck rules ask of a card. A `Card` is one as it stands. Only `id` and `name` are needed: cards made by hand
 * may know no more. `hp` and `attacks` serve the statistics and the automatic builder.
 */
export type DeckCardFacts = CardKindFacts & {
  readonly id: string;
  readonly hp?: number | undefined;
  readonly attacks?:
    | readonly { readonly cost: readonly string[]; readonly damage: string; readonly name?: string }[]
    | undefined;
  /** Formats ask for these; without a set, that of the id counts. */
  readonly setId?: string | undefined;
  /** For sentences. */
  readonly setName?: string | undefined;
  readonly regulationMark?: string | undefined;
};

/** So many copies of one card. A deck's lines hold each card id once; where one stands twice, the copies add up. */
export type DeckLine<C extends DeckCardFacts = DeckCardFacts> = {
  readonly card: C;
  readonly quantity: number;
};

export type DeckCounts = {
  readonly totalCards: number;
  readonly pokemonCount: number;
  readonly trainerCount: number;
  readonly energyCount: number;
};

/** Copies of this card id that the player owns; 0 for none. */
export type Owned = (cardId: string) => number;

/** A card's facts alone, without its artwork, prices and the rest. It does not know the name of its set. */
export function factsOfCard(card: Card): DeckCardFacts & { readonly setId: string } {
  const { id, name, supertype, subtypes, types, evolvesFrom, hp, attacks, setId, regulationMark } = card;
  return {
    id,
    name,
    supertype,
    subtypes,
    types,
    evolvesFrom,
    hp,
    attacks,
    setId,
    regulationMark,
  };
}

/** `base1-46` is a card of `base1`. */
export const setIdOfCard = (cardId: string): string => cardId.slice(0, Math.max(0, cardId.lastIndexOf('-')));

/** Basic energies are everybody's, in any number, owned or not: without them no other card can be played (ADR 0030). */
export const isFree = (card: CardKindFacts): boolean => isBasicEnergy(card);

/** How many copies of this card's name a deck may hold. */
export const copyLimit = (card: CardKindFacts): number =>
  isBasicEnergy(card) ? BASIC_ENERGY_LIMIT : COPY_LIMIT;

/** `Professor's Research` for `Professor's Research (Professor Turo)`: the person in brackets is not part of the name, a number is no person. */
export const withoutPerson = (name: string): string => name.replace(/(?<=.) ?\([^)\d]*\)$/, '');

/**
 * The name by which copies are counted. Printings spell some names differently (`Nidoran ♂`, `Nidoran♂`) or show another
 * person; upper and lower case stay apart, because `Mewtwo EX` and `Mewtwo ex` are two cards.
 */
export const copyName = (card: { readonly name: string }): string =>
  withoutPerson(card.name.trim())
    .normalize('NFC')
    .replaceAll('’', "'")
    .replace(/\s+/g, ' ')
    .replace(/ (?=[♂♀])/g, '')
    .trim();

/** True for a quantity that a line may have: a whole number of at least 1. */
export const isQuantity = (quantity: number): boolean => Number.isSafeInteger(quantity) && quantity > 0;

/** Copies in a line; a quantity that makes no sense counts as none. */
export const copiesIn = ({ quantity }: DeckLine): number => (isQuantity(quantity) ? quantity : 0);

/** Copies in the deck that the player may put into one: owned, or free to all. */
export const ownedIn = (lines: readonly DeckLine[], owned: Owned): number =>
  mergeLines(lines).reduce(
    (sum, { card, quantity }) => sum + (isFree(card) ? quantity : Math.min(quantity, owned(card.id))),
    0,
  );

/** Counts a deck's cards by kind. */
export function countDeck(lines: readonly DeckLine[]): DeckCounts {
  const count = { pokemon: 0, trainer: 0, energy: 0 };
  for (const line of lines) count[classify(line.card)] += copiesIn(line);
  return {
    totalCards: count.pokemon + count.trainer + count.energy,
    pokemonCount: count.pokemon,
    trainerCount: count.trainer,
    energyCount: count.energy,
  };
}

/** The same deck with each card id on one line, in the order of first appearance, without empty lines. */
export function mergeLines<C extends DeckCardFacts>(lines: readonly DeckLine<C>[]): DeckLine<C>[] {
  const merged = new Map<string, DeckLine<C>>();
  for (const line of lines) {
    const copies = copiesIn(line);
    const before = merged.get(line.card.id);
    if (before !== undefined) merged.set(line.card.id, { ...before, quantity: before.quantity + copies });
    else if (copies > 0) merged.set(line.card.id, { card: line.card, quantity: copies });
  }
  return [...merged.values()];
}
