/** For component tests: what a fresh server answers, made of the shipped catalogue. */
import { ROSTER } from '@pokesol/campaign';
import { isBasicEnergy } from '@pokesol/cards';
import { cardById, SHIPPED_SETS, shippedCards } from '@pokesol/cards/catalogue';
import {
  deckStats,
  FIRST_STARTER_DECK,
  formatsTaking,
  keyCards,
  officialFindings,
  ownedIn,
  STARTER_DECK_NAME,
  validateDeck,
} from '@pokesol/decks';
import { SEEDED_PACK_TYPES } from '@pokesol/packs';
import {
  type CampaignOpponent,
  type CampaignStats,
  type CardJson,
  type CardSetJson,
  type ConfigAnswer,
  cardJsonOf,
  type DeckJson,
  type DeckLineJson,
  type DeckSummaryJson,
  type PackType,
  type UserCardsAnswer,
} from '@pokesol/protocol';
import { isIdleCard } from '../features/card/cardFacts.ts';
import { deckCardOf, linesOfDeck } from '../features/deck/facts.ts';

const MOMENT = '2026-03-01T12:00:00.000Z';

export const CONFIG: ConfigAnswer = {
  cluster: 'devnet',
  chain: 'solana:devnet',
  rpcPath: '/api/rpc',
  mint: 'So11111111111111111111111111111111111111112',
  tokenProgram: 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  decimals: 6,
  mostPriorityFee: 100_000,
  token: { name: 'PokeSol', symbol: 'POKESOL', description: 'Burned for booster packs.' },
};

export const NO_VICTORIES: CampaignStats = {
  pokePoints: 0,
  campaignVictories: 0,
  campaignDefeats: 0,
  currentCampaignStage: 1,
};

export const CARD_SETS: CardSetJson[] = SHIPPED_SETS.map(
  ({ id, name, series, printedTotal, total, releaseDate, code }) => ({
    id,
    name,
    series,
    printedTotal,
    total,
    releaseDate,
    code,
    isActive: true,
    revision: `${id}-1`,
  }),
);

/** A shipped card as it travels. */
export function cardOf(id: string): CardJson {
  const card = cardById(id);
  const set = SHIPPED_SETS.find((each) => each.id === card?.setId);
  if (card === undefined || set === undefined) throw new Error(`No card ${id} is shipped`);
  return cardJsonOf(card, set);
}

/** Of every set where none is named, as the server answers. */
export const cardsOfSet = (setId: string): CardJson[] =>
  (setId === '' ? SHIPPED_SETS.map(({ id }) => id) : [setId]).flatMap((id) =>
    shippedCards(id).map((card) => cardOf(card.id)),
  );

export const collectionOf = (lines: readonly DeckLineJson[]): UserCardsAnswer => ({
  cards: lines.map(({ cardId, quantity }) => ({
    id: `owned-${cardId}`,
    cardId,
    quantity,
    card: cardOf(cardId),
  })),
});

/** Of each type the one of the oldest set. */
export const BASIC_ENERGIES: CardJson[] = cardsOfSet('base1').filter(({ attributes, name }) =>
  isBasicEnergy({ ...attributes, name }),
);

/** A collection with evolutions in it: what the free pack gave before; sixty cards, nineteen different ones. */
export const STARTER_CARDS: UserCardsAnswer = collectionOf(FIRST_STARTER_DECK);

export type DeckFacts = {
  id?: string;
  name?: string;
  description?: string;
  note?: string;
  cards?: readonly DeckLineJson[];
  version?: number;
};

/** A saved deck with the verdict that the deck rules give on it and on what its wallet owns. */
export function deckOf(
  {
    id,
    name = STARTER_DECK_NAME,
    description = '',
    note = '',
    cards = FIRST_STARTER_DECK,
    version = 1,
  }: DeckFacts = {},
  owned?: UserCardsAnswer,
): DeckJson {
  const lines = cards.map(({ cardId, quantity }) => ({ cardId, quantity, card: cardOf(cardId) }));
  const copies = new Map(owned?.cards.map(({ cardId, quantity }) => [cardId, quantity]));
  const ownedBy = (cardId: string) => (owned === undefined ? 60 : (copies.get(cardId) ?? 0));
  const rules = owned && { owned: ownedBy };
  const { isValid, isForPractice, errors, stats } = validateDeck(linesOfDeck({ cards: lines }), rules);
  const official = officialFindings(linesOfDeck({ cards: lines }), rules);
  return {
    id: id ?? 'b6a51e3c-0000-4000-8000-000000000001',
    name,
    description,
    version,
    note,
    isValid,
    isForPractice,
    ownedCards: ownedIn(linesOfDeck({ cards: lines }), ownedBy),
    errors: [...errors],
    ...stats,
    createdAt: MOMENT,
    updatedAt: MOMENT,
    cards: lines,
    formats: [...formatsTaking(linesOfDeck({ cards: lines }))],
    official: {
      isLegal: official.isLegal,
      isForPractice: official.isForPractice,
      errors: [...official.errors],
    },
  };
}

/** A deck as a list shows it. */
export function summaryOf({ cards, errors, official, ...deck }: DeckJson): DeckSummaryJson {
  const { pokemonTypes, energyTypes } = deckStats(linesOfDeck({ cards }));
  const lines = cards.map(({ card, quantity }) => ({
    card: { ...deckCardOf(card), rarity: card.rarity },
    quantity,
  }));
  return {
    ...deck,
    errors: errors.slice(0, 12),
    errorCount: errors.length,
    official: { ...official, errorCount: official.errors.length, unread: [], unreadCount: 0 },
    idleCount: cards.reduce((sum, { card, quantity }) => sum + (isIdleCard(card) ? quantity : 0), 0),
    pokemonTypes: [...pokemonTypes],
    energyTypes: [...energyTypes],
    keyCards: keyCards(lines, 3).map(({ json }) => json),
  };
}

export const PACK_TYPES: PackType[] = SEEDED_PACK_TYPES.map(
  ({ id, name, description, price, cardCount, setId }) => {
    const set = SHIPPED_SETS.find((each) => each.id === setId);
    return {
      id,
      name,
      description,
      price,
      cardCount,
      setId,
      setName: set?.name ?? '',
      series: set?.series ?? '',
      releaseDate: set?.releaseDate ?? '',
      plays:
        setId === 'base1' ? { full: 96, cards: 96, isFew: false } : { full: 194, cards: 206, isFew: false },
    };
  },
);

/** One of a set that appeared that day, with everything that a pack can say of itself. */
const boosterOf = (setId: string, setName: string, series: string, releaseDate: string): PackType => ({
  id: `${setId}-booster`,
  name: `${setName} Booster Pack`,
  price: '120',
  cardCount: 10,
  description: `Ten cards of ${setName} (${releaseDate.slice(0, 4)}), the last one rare or better.`,
  setId,
  setName,
  series,
  releaseDate,
  plays: { full: 100, cards: 120, isFew: false },
});

/** More than one shelf holds: those above, and boosters of other eras, in one of which few cards play. */
export const MANY_PACK_TYPES: PackType[] = [
  ...PACK_TYPES,
  { ...boosterOf('neo4', 'Neo Destiny', 'Neo', '2002-02-28'), plays: { full: 41, cards: 113, isFew: true } },
  boosterOf('neo1', 'Neo Genesis', 'Neo', '2000-12-16'),
  boosterOf('swsh3', 'Darkness Ablaze', 'Sword & Shield', '2020-08-14'),
  boosterOf('swsh7', 'Evolving Skies', 'Sword & Shield', '2021-08-27'),
  boosterOf('swsh12', 'Silver Tempest', 'Sword & Shield', '2022-11-11'),
  boosterOf('sv2', 'Paldea Evolved', 'Scarlet & Violet', '2023-06-09'),
  boosterOf('sv4', 'Paradox Rift', 'Scarlet & Violet', '2023-11-03'),
  boosterOf('base2', 'Jungle', 'Base', '1999-06-16'),
];

/** The campaign as a newcomer sees it: one trainer is open. */
export const OPPONENTS: CampaignOpponent[] = ROSTER.map((trainer) => {
  const { id, name, title, difficulty, order, location, description, victoryReward, unlockRequirements } =
    trainer;
  const before = unlockRequirements?.defeatedOpponents ?? [];
  return {
    id,
    name,
    title,
    difficulty,
    order,
    location,
    description,
    victoryReward,
    avatarUrl: '',
    isUnlocked: before.length === 0,
    unlockedBy: before.map((other) => ROSTER.find((each) => each.id === other)?.name ?? other),
  };
});
