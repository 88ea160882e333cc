/** Reads decks with their cards, and judges them by the one set of rules, with what their wallet owns. */
import { compareCardNumbers, type DeckValidation, factsOfCard, validateDeck } from '@pokesol/cards';
import { cardJsonOf, type DeckJson, type SetFacts } from '@pokesol/protocol';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { SET_FACTS } from '../catalogue/cardsById.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { ownedCopies } from '../collection/collection.ts';
import { deckCards, decks } from './tables.ts';

type DeckRow = typeof decks.$inferSelect;

/** All decks of a wallet, the one saved last first. */
export async function decksOf(db: Db, wallet: string): Promise<DeckJson[]> {
  const rows = await db
    .select()
    .from(decks)
    .where(eq(decks.wallet, wallet))
    .orderBy(desc(decks.updatedAt), desc(decks.id));
  return withCards(db, wallet, rows);
}

export async function deckOf(db: Db, wallet: string, id: string): Promise<DeckJson | undefined> {
  const rows = await db
    .select()
    .from(decks)
    .where(and(eq(decks.id, id), eq(decks.wallet, wallet)));
  const [deck] = await withCards(db, wallet, rows);
  return deck;
}

export function validationOf({
  isValid,
  errors,
  totalCards,
  pokemonCount,
  trainerCount,
  energyCount,
}: DeckJson) {
  return { isValid, errors, stats: { totalCards, pokemonCount, trainerCount, energyCount } };
}

async function withCards(db: Db, wallet: string, rows: readonly DeckRow[]): Promise<DeckJson[]> {
  if (rows.length === 0) return [];
  const lines = await db
    .select({ deckId: deckCards.deckId, quantity: deckCards.quantity, facts: cards.facts, set: SET_FACTS })
    .from(deckCards)
    .innerJoin(cards, eq(deckCards.cardId, cards.id))
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(
      inArray(
        deckCards.deckId,
        rows.map(({ id }) => id),
      ),
    );
  lines.sort(
    (a, b) =>
      a.facts.setId.localeCompare(b.facts.setId) ||
      compareCardNumbers(a.facts.cardNumber, b.facts.cardNumber),
  );
  const ids = [...new Set(lines.map(({ facts }) => facts.id as string))];
  const owned = await ownedCopies(db, wallet, ids);
  const byDeck = new Map<string, Line[]>(rows.map(({ id }) => [id, []]));
  for (const line of lines) byDeck.get(line.deckId)?.push(line);
  return rows.map((row) => {
    const own = byDeck.get(row.id) ?? [];
    const judged = validateDeck(
      own.map(({ facts, quantity }) => ({ card: factsOfCard(facts), quantity })),
      { owned: (cardId) => owned.get(cardId) ?? 0 },
    );
    return deckJson(row, own, judged);
  });
}

type Line = { quantity: number; facts: typeof cards.$inferSelect.facts; set: SetFacts };

function deckJson(
  row: DeckRow,
  lines: readonly Line[],
  { isValid, errors, stats }: DeckValidation,
): DeckJson {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    version: row.version,
    isValid,
    errors: [...errors],
    ...stats,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    cards: lines.map(({ facts, quantity, set }) => ({
      cardId: facts.id,
      quantity,
      card: cardJsonOf(facts, set),
    })),
  };
}
