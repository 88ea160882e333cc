/** The collection as the screens use it: sorted once as a binder is, with everything a search looks at prepared. */
import { compareCardNumbers, compareInBinder, playersRarity, searchText } from '@pokesol/cards';
import type { CardJson, UserCard } from '@pokesol/protocol';

export type CollectionEntry = {
  readonly id: string;
  readonly card: CardJson;
  /** Copies owned; 0 for a card that is missing. */
  readonly quantity: number;
  /** In UTC, so that later moments are later in the alphabet too; '' for a card that is missing. */
  readonly firstOwnedAt: string;
  /** As the search box compares them. */
  readonly name: string;
  readonly number: string;
  /** As filters and counts name it: a made card's «common» is «Common» too. */
  readonly rarity: string;
};

const entryOf = (card: CardJson, quantity: number, firstOwnedAt = ''): CollectionEntry => ({
  id: card.id,
  card,
  quantity,
  firstOwnedAt,
  name: searchText(card.name),
  number: searchText(card.cardNumber),
  rarity: playersRarity(card.rarity),
});

/** Rarest first, then by number; cards of several sets that share both stay together by set. */
export function entriesOf(cards: readonly UserCard[]): CollectionEntry[] {
  return cards
    .map(({ card, quantity, firstOwnedAt }) => entryOf(card, quantity, firstOwnedAt))
    .sort((a, b) => compareInBinder(a.card, b.card) || compareTexts(a.id, b.id));
}

/** A whole set in the order of its numbers: what is owned, and what is missing with quantity 0. */
export function withMissing(
  owned: readonly CollectionEntry[],
  cardsOfSet: readonly CardJson[],
): CollectionEntry[] {
  const byId = new Map(owned.map((entry) => [entry.id, entry]));
  for (const card of cardsOfSet) if (!byId.has(card.id)) byId.set(card.id, entryOf(card, 0));
  return [...byId.values()].sort(
    (a, b) => compareCardNumbers(a.card.cardNumber, b.card.cardNumber) || compareTexts(a.id, b.id),
  );
}

/** Cards one does not own, in the order in which the catalogue has them. */
export const missingEntries = (
  cards: readonly CardJson[],
  owned: ReadonlySet<string>,
): readonly CollectionEntry[] => cards.filter(({ id }) => !owned.has(id)).map((card) => entryOf(card, 0));

export const copiesInCollection = (entries: readonly CollectionEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + quantity, 0);

/** A missing card has a pocket too, and counts as one. */
export const cardsOnShow = (entries: readonly CollectionEntry[]): number =>
  entries.reduce((sum, { quantity }) => sum + Math.max(1, quantity), 0);

const compareTexts = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
