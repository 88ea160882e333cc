/** Cards as the official rules play them: by what was read on them. */
import { cardReader } from '@pokesol/card-text/cards';
import type { Card } from '@pokesol/cards';
import { evolutionsOf, factsByText, officialFacts } from '@pokesol/cards/official';
import { type CardFacts, calledName } from '@pokesol/engine/official';
import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';
import { isOfCard } from './kindsOfCards.ts';
import { cardTextReadings } from './tables.ts';
import type { CompilerNow } from './version.ts';

/** Those of these ids that are in the catalogue. What is not read of a card is `null` in it, and plays as nothing. */
export async function officialCards(
  db: Queryable,
  compilerNow: CompilerNow,
  ids: readonly string[],
): Promise<ReadonlyMap<string, CardFacts>> {
  const rows = await db
    .select({ facts: cards.facts, origin: cards.origin, lines: cardTextReadings.lines })
    .from(cards)
    .leftJoin(cardTextReadings, isOfCard)
    .where(inArray(cards.id, [...ids]));
  const evolutions = evolutionsOf(await familiesOf(db, rows));
  const isMade = rows.some(({ origin, lines }) => origin === 'made' && lines === null);
  const read = isMade ? cardReader((await compilerNow(db)).lexicon) : undefined;
  return new Map(
    rows.map(({ facts, origin, lines }) => {
      const printed = officialFacts(facts, evolutions);
      // A card that was made here was never printed: what its maker said of its attacks is its text.
      const made = origin === 'made' ? read?.(saidBy(facts)).lines : undefined;
      const known = lines ?? made;
      return [facts.id, known === undefined ? printed : factsByText(printed, known)];
    }),
  );
}

const saidBy = ({ name, supertype, attacks }: Card) => ({ name, supertype, attacks });

/**
 * The cards themselves, the cards they evolve from (of each name, the printings that say what those evolve from), and the cards
 * that evolve from them, of every set.
 */
async function familiesOf(
  db: Queryable,
  rows: readonly { readonly facts: Card }[],
): Promise<readonly Pick<Card, 'name' | 'evolvesFrom'>[]> {
  const own = [...new Set(rows.flatMap(({ facts: { name } }) => [name, calledName(name)]))];
  const lower = [...new Set(rows.flatMap(({ facts: { evolvesFrom } }) => evolvesFrom ?? []))];
  if (own.length === 0) return [];
  const from = sql<string>`${cards.facts} ->> 'evolvesFrom'`;
  const found = await db
    .selectDistinct({ name: cards.name, evolvesFrom: from })
    .from(cards)
    .where(and(isNotNull(from), or(inArray(cards.name, lower), inArray(from, own))));
  return [...rows.map(({ facts }) => facts), ...found];
}
