/** What may still be put into a deck that is being built: owned copies, room under each name's limit, free places. */
import { isBasicEnergy, nameKey } from '@pokesol/cards';
import {
  BASIC_ENERGY_LIMIT,
  copyLimit,
  copyName,
  countDeck,
  DECK_SIZE,
  type DeckCardFacts,
  type DeckLine,
  isFree,
  mergeLines,
} from './deck.ts';
import { copiesOfCard } from './editDeck.ts';
import { pushTo } from './lists.ts';

export type DeckPool<C extends DeckCardFacts> = {
  /** The deck so far. */
  readonly lines: () => readonly DeckLine<C>[];
  /** Every card owned, in the order given, whether copies are left or not. */
  readonly cards: readonly C[];
  /** Those of them under this name, in any spelling. */
  readonly named: (name: string) => readonly C[];
  readonly freePlaces: () => number;
  /** Copies of this card that may be added now. */
  readonly room: (card: C) => number;
  /** Copies that may be added now under this card's limit, of any owner. */
  readonly groupRoom: (card: C) => number;
  /** Adds as many as there is room for, at most `wish`; returns how many. */
  readonly take: (card: C, wish: number) => number;
  /** Copies in the deck under this name, in any spelling and printing. */
  readonly inDeck: (name: string) => number;
  /**
   * Copies of an evolution that find something to evolve from, below 0 when there are too many already; no bound for
   * all other cards.
   */
  readonly evolutionRoom: (card: C) => number;
};

/** The limit under which a card's copies are counted together. */
export const limitGroup = (card: DeckCardFacts): string =>
  isBasicEnergy(card) ? `energy ${card.id}` : `name ${copyName(card)}`;

/** Copies of a card that a format lets come to these lines. */
type RoomIn = (lines: readonly DeckLine[], card: DeckCardFacts) => number;

/** `kept` must already obey the limits and be owned. The limits are Classic's unless a format has others. */
export function deckPool<C extends DeckCardFacts>(
  kept: readonly DeckLine<C>[],
  owned: readonly DeckLine<C>[],
  roomIn?: RoomIn,
): DeckPool<C> {
  const left = new Map<string, number>();
  const used = new Map<string, number>();
  const names = new Map<string, number>();
  const evolving = new Map<string, number>();
  const deck: DeckLine<C>[] = [];
  const all = mergeLines(owned);
  const count = (map: Map<string, number>, key: string, copies: number) =>
    map.set(key, (map.get(key) ?? 0) + copies);

  let places = DECK_SIZE;
  const add = (card: C, quantity: number): void => {
    deck.push({ card, quantity });
    places -= quantity;
    count(used, limitGroup(card), quantity);
    count(names, nameKey(card.name), quantity);
    if (card.evolvesFrom) count(evolving, nameKey(card.evolvesFrom), quantity);
    count(left, card.id, -quantity);
  };
  const byName = new Map<string, C[]>();
  for (const { card, quantity } of all) {
    left.set(card.id, quantity);
    pushTo(byName, nameKey(card.name), card);
  }
  for (const { card, quantity } of mergeLines(kept)) add(card, quantity);

  const groupRoom = (card: C): number =>
    roomIn?.(mergeLines(deck), card) ?? copyLimit(card) - (used.get(limitGroup(card)) ?? 0);
  const room = (card: C): number => {
    const most = Math.min(places, left.get(card.id) ?? 0);
    return most <= 0 ? 0 : Math.max(0, Math.min(most, groupRoom(card)));
  };
  const inDeck = (name: string): number => names.get(nameKey(name)) ?? 0;
  return {
    lines: () => mergeLines(deck),
    cards: all.map(({ card }) => card),
    named: (name) => byName.get(nameKey(name)) ?? [],
    freePlaces: () => places,
    room,
    groupRoom,
    take: (card, wish) => {
      const quantity = Math.min(room(card), Math.max(0, wish));
      if (quantity > 0) add(card, quantity);
      return quantity;
    },
    inDeck,
    evolutionRoom: ({ evolvesFrom }) =>
      evolvesFrom
        ? inDeck(evolvesFrom) - (evolving.get(nameKey(evolvesFrom)) ?? 0)
        : Number.POSITIVE_INFINITY,
  };
}

/** The most cards that a deck can reach with all that is left. */
export function reachableSize<C extends DeckCardFacts>(
  kept: readonly DeckLine<C>[],
  owned: readonly DeckLine<C>[],
): number {
  const groups = new Map<string, { limit: number; copies: number }>();
  const most = new Map(mergeLines(owned).map((line) => [line.card.id, line]));
  for (const line of kept) if (!most.has(line.card.id)) most.set(line.card.id, line);
  for (const { card, quantity } of most.values()) {
    const copies = Math.max(quantity, copiesOfCard(kept, card.id));
    const before = groups.get(limitGroup(card))?.copies ?? 0;
    groups.set(limitGroup(card), { limit: copyLimit(card), copies: before + copies });
  }
  let total = 0;
  for (const { limit, copies } of groups.values()) total += Math.min(limit, copies);
  return Math.max(total, countDeck(kept).totalCards);
}

/** What is free has no number: as many of it as a deck could hold. */
export function withAllFree<C extends DeckCardFacts>({ lines, owned }: Sides<C>): DeckLine<C>[] {
  const free = [...owned, ...lines].filter(({ card }) => isFree(card));
  const all = free.map(({ card }): DeckLine<C> => ({ card, quantity: BASIC_ENERGY_LIMIT }));
  const byId = new Map(all.map((line) => [line.card.id, line]));
  return [...owned.filter(({ card }) => !isFree(card)), ...byId.values()];
}

type Sides<C extends DeckCardFacts> = {
  readonly lines: readonly DeckLine<C>[];
  readonly owned: readonly DeckLine<C>[];
};

/** A collection comes in any order, and what is built of it must not depend on it. */
export const inOrder = <C extends DeckCardFacts>(owned: readonly DeckLine<C>[]): DeckLine<C>[] =>
  [...owned].sort((a, b) => (a.card.id < b.card.id ? -1 : a.card.id > b.card.id ? 1 : 0));
