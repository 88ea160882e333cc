/** What the player can build from: every owned card as an entry to look through, and what the deck rules ask of it. */
import { type CardKind, classify } from '@pokesol/cards';
import {
  BASIC_ENERGY_LIMIT,
  type DeckFormat,
  formatById,
  isFree,
  type Owned,
  takesCard,
} from '@pokesol/decks';
import type { CardJson, Plays, UserCard } from '@pokesol/protocol';
import type { PlaysOf } from '../card/index.ts';
import { type CollectionEntry, entriesOf, filterEntries } from '../collection/index.ts';
import { type BuilderLine, type DeckCardFactsOf, deckCardOf, linesOfCollection } from '../deck/index.ts';
import type { FindCard } from './draft.ts';
import type { PlayNoteOf } from './playNote.ts';

export type PoolEntry = CollectionEntry & { readonly kind: CardKind; readonly deckCard: DeckCardFactsOf };

export type Pool = {
  /** Pokémon, then trainers, then energies; each in the binder's order. */
  readonly entries: readonly PoolEntry[];
  /** One printing of each basic energy, free to all. */
  readonly energies: readonly DeckCardFactsOf[];
  /** All that a deck can be made of. */
  readonly lines: readonly BuilderLine[];
  readonly owned: Owned;
  readonly find: FindCard;
};

export type PoolFilters = {
  readonly search: string;
  readonly kind: '' | CardKind;
  readonly rarity: string;
  readonly setId: string;
  /** How it plays in official battles. */
  readonly plays: '' | Plays;
};

export const NO_POOL_FILTERS: PoolFilters = {
  search: '',
  kind: '',
  rarity: '',
  setId: '',
  plays: '',
};

/** The rarities that the filter always offers; others only where they are owned. */
const OFFERED = ['Common', 'Uncommon', 'Rare', 'Ultra Rare', 'Double Rare', 'Hyper Rare'];
const KIND_ORDER: Readonly<Record<CardKind, number>> = { pokemon: 0, trainer: 1, energy: 2 };

export function poolOf(cards: readonly UserCard[], basicEnergies: readonly CardJson[]): Pool {
  const entries = entriesOf(cards)
    .map((entry) => {
      const deckCard = deckCardOf(entry.card);
      return { ...entry, deckCard, kind: classify(deckCard) };
    })
    .sort((a, b) => KIND_ORDER[a.kind] - KIND_ORDER[b.kind]);
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const energies = basicEnergies.map(deckCardOf);
  const find = (cardId: string) => byId.get(cardId)?.deckCard ?? energies.find(({ id }) => id === cardId);
  return {
    entries,
    energies,
    lines: [...linesOfCollection(cards), ...energies.map((card) => ({ card, quantity: BASIC_ENERGY_LIMIT }))],
    owned: (cardId) => {
      const card = find(cardId);
      return card !== undefined && isFree(card) ? BASIC_ENERGY_LIMIT : (byId.get(cardId)?.quantity ?? 0);
    },
    find,
  };
}

/** The cards that a format takes at all. */
export function entriesIn(entries: readonly PoolEntry[], format: DeckFormat): readonly PoolEntry[] {
  const asked = formatById(format);
  return entries.filter(({ deckCard }) => takesCard(deckCard, asked));
}

/** What `playsOf` does not know yet is let through. */
export function filterPool(
  entries: readonly PoolEntry[],
  filters: PoolFilters,
  playsOf: PlaysOf,
): readonly PoolEntry[] {
  const { kind, plays } = filters;
  const ofKind = kind === '' ? entries : entries.filter((entry) => entry.kind === kind);
  const played = plays === '' ? ofKind : ofKind.filter(({ id }) => (playsOf(id) ?? plays) === plays);
  return filterEntries(played, filters);
}

/** What of the pool plays alike in the battles that the deck is for. */
export type PoolSection = {
  readonly title: 'Plays in full' | 'Plays in part' | 'For the binder';
  readonly entries: readonly PoolEntry[];
};

/** What plays in full first; no section is empty, and inside each the order stays. */
export function poolSections(entries: readonly PoolEntry[], noteOf: PlayNoteOf): readonly PoolSection[] {
  const byTitle: Record<PoolSection['title'], PoolEntry[]> = {
    'Plays in full': [],
    'Plays in part': [],
    'For the binder': [],
  };
  for (const entry of entries) {
    const note = noteOf(entry.card);
    byTitle[note === undefined ? 'Plays in full' : note.isPart ? 'Plays in part' : 'For the binder'].push(
      entry,
    );
  }
  return SECTION_TITLES.map((title) => ({ title, entries: byTitle[title] })).filter(
    ({ entries }) => entries.length > 0,
  );
}

const SECTION_TITLES = ['Plays in full', 'Plays in part', 'For the binder'] as const;

export const raritiesOf = (entries: readonly PoolEntry[]): string[] => [
  ...new Set([...OFFERED, ...entries.map(({ rarity }) => rarity)]),
];
