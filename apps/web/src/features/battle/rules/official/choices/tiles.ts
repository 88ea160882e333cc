/** Cards to choose from as they are laid out: those that can be chosen first, copies of one printing counted together. */
import type { CardNo } from '@pokesol/engine';
import type { BattleView, ChoiceOf } from '@pokesol/engine/official';
import type { CardLookup } from '../../../board/cardLook.ts';
import { kindNames } from '../board/officialLook.ts';

export type ChoiceTile = {
  readonly card: CardNo;
  /** With those that it stands for. */
  readonly copies: number;
  readonly isOffered: boolean;
};

const SUPERTYPES = ['Pokémon', 'Trainer', 'Energy'];

/** «Stage 1», «Supporter», «Energy»; nothing of a card that this player may not see. */
export const kindOfCard = ({ cards, printed }: Pick<BattleView, 'cards' | 'printed'>, card: CardNo): string =>
  kindNames(printed[cards[card] ?? ''])[0];

/** As many of a printing as may be chosen lie side by side; the last of them stands for the others too. */
export function tilesOf(
  { cards, seen = [], max }: Pick<ChoiceOf<'cards'>, 'cards' | 'seen' | 'max'>,
  view: Pick<BattleView, 'cards'>,
  look: CardLookup,
): readonly ChoiceTile[] {
  const orderOf = (card: CardNo) => {
    const drawn = look(card);
    return `${SUPERTYPES.indexOf(drawn?.attributes.supertype ?? '')} ${drawn?.name ?? ''}`;
  };
  const lay = (all: readonly CardNo[], shown: number, isOffered: boolean): readonly ChoiceTile[] =>
    alikeOf(all, (card) => view.cards[card] ?? String(card))
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

type Unlike = Pick<ChoiceOf<'cards'>, 'cards' | 'unlike'>;

/** The picked card that keeps another one from being picked, since both have the same name or type. */
export function rivalOf({ cards, unlike }: Unlike, card: CardNo, picked: readonly CardNo[]) {
  if (unlike === undefined || picked.includes(card)) return undefined;
  const sharedOf = (each: CardNo): readonly number[] => unlike[cards.indexOf(each)] ?? [];
  return picked.find((each) => sharedOf(each).some((shared) => sharedOf(card).includes(shared)));
}
