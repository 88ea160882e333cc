/** Ranks trainers for the printed game by what they are for, and says so; an unranked one comes last. */
import { classify, isBasicPokemon, nameKey } from '@pokesol/cards';
import type { DeckCardFacts, DeckLine } from '../deck.ts';

export const TRAINER_USES = [
  'draw',
  'search',
  'evolve',
  'switch',
  'heal',
  'gust',
  'energy',
  'power',
  'hinder',
  'other',
] as const;
export type TrainerUse = (typeof TRAINER_USES)[number];

export const USE_NAMES: Readonly<Record<TrainerUse, string>> = {
  draw: 'Drawing',
  search: 'Searching',
  evolve: 'Evolving',
  switch: 'Switching',
  heal: 'Healing',
  gust: 'Choosing the target',
  energy: 'Energy back',
  power: 'More damage',
  hinder: 'Hindering',
  other: 'Other trainers',
};

/** Why a deck holds them. */
export const USES: Readonly<Record<TrainerUse, string>> = {
  draw: 'They draw cards: what the deck is built around comes sooner.',
  search: 'They find the Pokémon or the energy that is missing.',
  evolve: 'They bring a Stage 2 into play without waiting for its Stage 1.',
  switch: 'They bring a tired Pokémon back to the Bench without paying for the retreat.',
  heal: 'They take damage off, so that an attacker stands one blow longer.',
  gust: 'They choose whom your attack hits.',
  energy: 'They bring energy back that was discarded.',
  power: 'They make a Knock Out of a near one.',
  hinder: 'They take energy or cards from the opponent.',
  other: 'Nothing more useful is owned.',
};

/** In the order of their worth; so many copies of each, and of all of a use together. */
const KNOWN: Readonly<Record<TrainerUse, { readonly most: number; readonly cards: string }>> = {
  draw: {
    most: 4,
    cards: `4 Professor's Research, 4 Professor Juniper, 4 Professor Sycamore, 4 Bill, 4 Iono, 3 N, 3 Cynthia, 3 Marnie,
      3 Hop, 3 Lillie, 3 Shauna, 3 Cheren, 3 Tierno, 3 Hau, 3 TV Reporter, 1 Professor Oak, 3 Bill's Transfer,
      2 Erika's Invitation, 2 Copycat, 2 Judge, 2 Bianca, 2 Friends in Paldea, 2 Youngster, 2 Nemona`,
  },
  search: {
    most: 5,
    cards: `4 Ultra Ball, 4 Nest Ball, 4 Quick Ball, 4 Buddy-Buddy Poffin, 3 Pokémon Collector, 3 Level Ball, 2 Computer Search,
      3 Poké Ball, 3 Great Ball, 3 Pokémon Communication, 2 Pokémon Trader, 2 Pokémon Fan Club, 2 Evolution Incense,
      2 Dual Ball, 2 Timer Ball, 2 Professor Elm, 2 Daisy's Help, 2 Energy Search, 1 Master Ball, 1 Item Finder`,
  },
  evolve: { most: 2, cards: '3 Rare Candy, 2 Pokémon Breeder' },
  switch: {
    most: 2,
    cards: '2 Switch, 2 Escape Rope, 2 Switch Cart, 2 Warp Point, 2 Balloon Berry, 1 Big Air Balloon',
  },
  heal: {
    most: 2,
    cards: `2 Super Potion, 2 Hyper Potion, 2 Max Potion, 2 Potion, 2 Pokémon Center Lady, 1 Pokémon Center, 1 Full Heal,
      1 Leftovers`,
  },
  gust: { most: 3, cards: "3 Boss's Orders, 3 Gust of Wind, 2 Lysandre, 2 Guzma, 2 Pokémon Catcher" },
  energy: {
    most: 2,
    cards: '2 Energy Retrieval, 2 Superior Energy Retrieval, 1 Energy Recycler, 1 Energy Sticker',
  },
  power: { most: 2, cards: '2 PlusPower, 1 Muscle Band, 1 Defender' },
  hinder: { most: 3, cards: '2 Energy Removal, 2 Crushing Hammer, 1 Super Energy Removal' },
  other: { most: 4, cards: '' },
};

type Rank = { readonly use: TrainerUse; readonly wish: number; readonly rank: number };
const RANKS: ReadonlyMap<string, Rank> = new Map(
  TRAINER_USES.flatMap((use) =>
    KNOWN[use].cards.split(',').flatMap((entry) => {
      const [, copies, name] = /^\s*(\d) (.+)$/.exec(entry) ?? [];
      return name === undefined ? [] : [{ use, name, wish: Number(copies) }];
    }),
  ).map(({ use, name, wish }, rank) => [nameKey(name), { use, wish, rank }]),
);

export const useOf = (card: DeckCardFacts): TrainerUse => RANKS.get(nameKey(card.name))?.use ?? 'other';
/** Copies of all trainers of a use that a deck is glad of. */
export const mostOf = (use: TrainerUse): number => KNOWN[use].most;

/** Trainers in the order in which they help, each with the copies worth having; for a deck without a Stage 2 none for it. */
export function rankOfficialTrainers<C extends DeckCardFacts>(
  cards: readonly C[],
  deck: readonly DeckLine[],
): readonly { readonly card: C; readonly use: TrainerUse; readonly wish: number }[] {
  const hasStage2 = deck.some(
    ({ card }) => !isBasicPokemon(card) && (card.subtypes ?? []).includes('Stage 2'),
  );
  return cards
    .filter((card) => classify(card) === 'trainer')
    .flatMap((card) => {
      // Dolls and fossils are played as Pokémon: no help to a deck that was not made for them.
      if (card.hp !== undefined) return [];
      const { use, wish, rank }: Rank = RANKS.get(nameKey(card.name)) ?? {
        use: 'other',
        wish: 1,
        rank: RANKS.size,
      };
      return use === 'evolve' && !hasStage2 ? [] : [{ card, use, wish, rank }];
    })
    .sort((a, b) => a.rank - b.rank);
}
