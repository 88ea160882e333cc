/** Cards to choose from as they are laid out: those that can be chosen first, copies of one printing counted together. */
import type { CardNo } from '@pokesol/engine';
import type { CardLookup } from '../board/cardLook.ts';

export type ChoiceTile = {
  readonly card: CardNo;
  /** With those that it stands for. */
  readonly copies: number;
  readonly isOffered: boolean;
};

const SUPERTYPES = ['Pokémon', 'Trainer', 'Energy'];

type Laid = {
  readonly cards: readonly CardNo[];
  /** Those that lie there too and cannot be chosen. */
  readonly seen?: readonly CardNo[];
  readonly max: number;
};

/** So many lie in sight above the buttons without a window over the whole mat. */
export const FEW_CARDS = 6;

/** As many of a printing as may be chosen lie side by side; the last of them stands for the others too. */
export function tilesOf(
  { cards, seen = [], max }: Laid,
  printingOf: (card: CardNo) => string,
  look: CardLookup,
): readonly ChoiceTile[] {
  const orderOf = (card: CardNo) => {
    const drawn = look(card);
    return `${SUPERTYPES.indexOf(drawn?.attributes.supertype ?? '')} ${drawn?.name ?? ''}`;
  };
  const lay = (all: readonly CardNo[], shown: number, isOffered: boolean): readonly ChoiceTile[] =>
    alikeOf(all, printingOf)
      .sort(([a], [b]) => (a === undefined || b === undefined ? 0 : orderOf(a).localeCompare(orderOf(b))))
      .flatMap((alike) =>
        alike.slice(0, shown).map((card, place, laid) => ({
          card,
          copies: place === laid.length - 1 ? alike.length - place : 1,
          isOffered,
        })),
      );
  return [...lay(cards, Math.max(1, max), true), ...lay(seen, 1, false)];
}

function alikeOf(cards: readonly CardNo[], printingOf: (card: CardNo) => string): (readonly CardNo[])[] {
  const groups = new Map<string, CardNo[]>();
  for (const card of cards) groups.set(printingOf(card), [...(groups.get(printingOf(card)) ?? []), card]);
  return [...groups.values()];
}

export const FILTERS = ['all', 'offered', 'Pokémon', 'Trainer', 'Energy'] as const;
export type Filter = (typeof FILTERS)[number];

/** Those of a kind whose name has these letters. */
export const shownTiles = (
  tiles: readonly ChoiceTile[],
  filter: Filter,
  letters: string,
  look: CardLookup,
): readonly ChoiceTile[] =>
  tiles.filter(({ card, isOffered }) => {
    const drawn = look(card);
    const isOfKind =
      filter === 'all' || (filter === 'offered' ? isOffered : drawn?.attributes.supertype === filter);
    return isOfKind && (drawn?.name ?? '').toLowerCase().includes(letters.trim().toLowerCase());
  });
