/** Reads decks with their cards, and judges them by the one set of rules, with what their wallet owns. */
import { compareCardNumbers } from '@pokesol/cards';
import { isIdle } from '@pokesol/cards/classic';
import {
  type DeckLine,
  deckStats,
  factsOfCard,
  formatsTaking,
  type KeyCardFacts,
  keyCards,
  type Owned,
  officialFindings,
  ownedIn,
  validateDeck,
} from '@pokesol/decks';
import {
  cardJsonOf,
  type DeckJson,
  type DeckSummaryJson,
  KEY_CARDS,
  LISTED_ERRORS,
  type SetFacts,
} from '@pokesol/protocol';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { type CompilerNow, cardPlays } from '../cardText/index.ts';
import { cardSets, cards, SET_FACTS } from '../catalogue/index.ts';
import { ownedCopies } from '../collection/index.ts';
import { deckCards, decks } from './tables.ts';

type DeckRow = typeof decks.$inferSelect;

/** All decks of a wallet, the one saved last first; each card is read and looked at once, in however many decks it is. */
export async function decksOf(db: Db, compilerNow: CompilerNow, wallet: string): Promise<DeckSummaryJson[]> {
  const rows = await db
    .select()
    .from(decks)
    .where(eq(decks.wallet, wallet))
    .orderBy(desc(decks.updatedAt), desc(decks.id));
  const lines = await db
    .select({ deckId: deckCards.deckId, cardId: deckCards.cardId, quantity: deckCards.quantity })
    .from(deckCards)
    .where(eq(deckCards.wallet, wallet));
  const ids = [...new Set(lines.map(({ cardId }) => cardId))];
  const found = ids.length === 0 ? [] : await cardsOf(db, ids);
  found.sort(byNumber);
  // The lines of every deck in one order, without sorting each deck.
  const places = new Map(found.map(({ facts }, place) => [facts.id as string, place]));
  const facts = found.map((card) => ({
    ...factsOfCard(card.facts),
    rarity: card.facts.rarity,
    json: card,
    isIdle: isIdle({ ...card.facts, ability: card.facts.abilities[0] }),
  }));
  lines.sort((a, b) => (places.get(a.cardId) ?? 0) - (places.get(b.cardId) ?? 0));
  const byDeck = new Map<string, SummaryLine[]>(rows.map(({ id }) => [id, []]));
  for (const { deckId, cardId, quantity } of lines) {
    const card = facts[places.get(cardId) ?? -1];
    if (card === undefined) throw new Error(`card ${cardId} is in a deck but not in the catalogue`);
    byDeck.get(deckId)?.push({ card, quantity });
  }
  const owned = await ownedCopies(db, wallet, ids);
  const { part, none } = ids.length === 0 ? { part: [], none: [] } : await cardPlays(db, compilerNow, ids);
  const unread = new Set([...part, ...none]);
  return rows.map((row) =>
    summaryOf(row, byDeck.get(row.id) ?? [], {
      owned: (cardId) => owned.get(cardId) ?? 0,
      playsInFull: (cardId) => !unread.has(cardId),
    }),
  );
}

type FoundCard = { facts: typeof cards.$inferSelect.facts; set: SetFacts };
type SummaryLine = DeckLine<KeyCardFacts & { readonly json: FoundCard; readonly isIdle: boolean }>;

const cardsOf = (db: Queryable, ids: readonly string[]): Promise<FoundCard[]> =>
  db
    .select({ facts: cards.facts, set: SET_FACTS })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(inArray(cards.id, [...ids]));

const byNumber = (a: FoundCard, b: FoundCard): number =>
  a.facts.setId.localeCompare(b.facts.setId) || compareCardNumbers(a.facts.cardNumber, b.facts.cardNumber);

type JudgedBy = { readonly owned: Owned; readonly playsInFull: (cardId: string) => boolean };

function summaryOf(row: DeckRow, lines: readonly SummaryLine[], judgedBy: JudgedBy): DeckSummaryJson {
  const { isValid, isForPractice, errors, stats } = validateDeck(lines, judgedBy);
  const official = officialFindings(lines, judgedBy);
  const { pokemonTypes, energyTypes } = deckStats(lines);
  return {
    ...headOf(row),
    isValid,
    isForPractice,
    errors: errors.slice(0, LISTED_ERRORS),
    errorCount: errors.length,
    official: {
      isLegal: official.isLegal,
      isForPractice: official.isForPractice,
      errors: official.errors.slice(0, LISTED_ERRORS),
      errorCount: official.errors.length,
      unread: official.unread.slice(0, LISTED_ERRORS),
      unreadCount: official.unread.length,
    },
    formats: [...formatsTaking(lines)],
    idleCount: lines.reduce((sum, { card, quantity }) => sum + (card.isIdle ? quantity : 0), 0),
    ...stats,
    ownedCards: ownedIn(lines, judgedBy.owned),
    keyCards: keyCards(lines, KEY_CARDS).map(({ json }) => cardJsonOf(json.facts, json.set)),
    pokemonTypes: [...pokemonTypes],
    energyTypes: [...energyTypes],
  };
}

const headOf = ({ id, name, description, note, version, createdAt, updatedAt }: DeckRow) => ({
  id,
  name,
  description,
  note,
  version,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export async function ownDeckOf(db: Queryable, wallet: string, id: string): Promise<DeckJson | undefined> {
  const rows = await db
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.wallet, wallet)));
  const [row] = rows;
  return row === undefined ? undefined : withCards(db, wallet, row);
}

export function validationOf({
  isValid,
  isForPractice,
  errors,
  official,
  totalCards,
  pokemonCount,
  trainerCount,
  energyCount,
}: DeckJson) {
  return {
    isValid,
    isForPractice,
    errors,
    official,
    stats: { totalCards, pokemonCount, trainerCount, energyCount },
  };
}

async function withCards(db: Queryable, wallet: string, row: DeckRow): Promise<DeckJson> {
  const lines = await db
    .select({ quantity: deckCards.quantity, facts: cards.facts, set: SET_FACTS })
    .from(deckCards)
    .innerJoin(cards, eq(deckCards.cardId, cards.id))
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(and(eq(deckCards.wallet, wallet), eq(deckCards.deckId, row.id)));
  lines.sort(byNumber);
  const copies = await ownedCopies(
    db,
    wallet,
    lines.map(({ facts }) => facts.id),
  );
  const judged = lines.map(({ facts, quantity }) => ({ card: factsOfCard(facts), quantity }));
  const owned: Owned = (cardId) => copies.get(cardId) ?? 0;
  const { isValid, isForPractice, errors, stats } = validateDeck(judged, { owned });
  const official = officialFindings(judged, { owned });
  return {
    ...headOf(row),
    isValid,
    isForPractice,
    errors: [...errors],
    official: {
      isLegal: official.isLegal,
      isForPractice: official.isForPractice,
      errors: [...official.errors],
    },
    formats: [...formatsTaking(judged)],
    ...stats,
    ownedCards: ownedIn(judged, owned),
    cards: lines.map(({ facts, quantity, set }) => ({
      cardId: facts.id,
      quantity,
      card: cardJsonOf(facts, set),
    })),
  };
}
