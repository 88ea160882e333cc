/** Which cards the person wants to see, by what they are and how many there are of them. */
import { CARD_KINDS, CARD_TYPES, type CardKind, type CardType, classify } from '@pokesol/cards';
import { PLAYS, type Plays } from '@pokesol/protocol/constants';
import { type PlaysOf, playsInFull, printedType, STAGES, type Stage, stageText } from '../card/index.ts';
import type { CollectionEntry } from './entries.ts';

export const SHOWS = ['duplicates', 'missing', 'plays', 'wished'] as const;
export type Show = (typeof SHOWS)[number];

/** '' lets everything through. */
export type KindFilters = {
  readonly type: '' | CardType;
  readonly kind: '' | CardKind;
  /** Of Pokemon: how far they are evolved. */
  readonly stage: '' | Stage;
  readonly show: '' | Show;
  /** How it plays in official battles. */
  readonly plays: '' | Plays;
};

export const KIND_NAMES: Readonly<Record<CardKind, string>> = {
  pokemon: 'Pokémon',
  trainer: 'Trainer',
  energy: 'Energy',
};

export const SHOW_NAMES: Readonly<Record<Show, string>> = {
  duplicates: 'Duplicates',
  missing: 'Missing',
  plays: 'Classic: in full',
  wished: 'Wished for',
};

export const readType = (text: string | null) => CARD_TYPES.find((type) => type === text) ?? '';
export const readKind = (text: string | null) => CARD_KINDS.find((kind) => kind === text) ?? '';
export const readStage = (text: string | null) => STAGES.find((stage) => stage === text) ?? '';
export const readPlays = (text: string | null) => PLAYS.find((plays) => plays === text) ?? '';
export const readShow = (text: string | null) => SHOWS.find((show) => show === text) ?? '';

const SHOWN: Readonly<Record<Show, (entry: CollectionEntry, wished: ReadonlySet<string>) => boolean>> = {
  duplicates: ({ quantity }) => quantity > 1,
  missing: ({ quantity }) => quantity === 0,
  plays: ({ card }) => playsInFull(card),
  wished: ({ id }, wished) => wished.has(id),
};

/** Keeps the order. `wished`: the ids of the cards on the wishlist. What `playsOf` does not know yet is let through. */
export function filterKinds<E extends CollectionEntry>(
  entries: readonly E[],
  { type, kind, stage, show, plays }: KindFilters,
  wished: ReadonlySet<string>,
  playsOf: PlaysOf,
): readonly E[] {
  if (type === '' && kind === '' && stage === '' && show === '' && plays === '') return entries;
  return entries.filter(
    (entry) =>
      (type === '' || isOfType(entry, type)) &&
      (kind === '' || kindOf(entry) === kind) &&
      (stage === '' || (kindOf(entry) === 'pokemon' && stageText(entry.card) === stage)) &&
      (show === '' || SHOWN[show](entry, wished)) &&
      (plays === '' || (playsOf(entry.id) ?? plays) === plays),
  );
}

const kindOf = ({ card }: CollectionEntry): CardKind => classify({ ...card.attributes, name: card.name });

/** The stages there are among these cards, the lowest first. */
export function stagesOf(entries: readonly CollectionEntry[]): Stage[] {
  const found = new Set(
    entries.filter((entry) => kindOf(entry) === 'pokemon').map(({ card }) => stageText(card)),
  );
  return STAGES.filter((stage) => found.has(stage));
}

const isOfType = ({ card }: CollectionEntry, type: CardType): boolean =>
  card.attributes.types.includes(type) || printedType(card) === type;
