/** What a card is said to play, and which of all cards do not play in full: by their readings, or by their facts. */
import { lexiconOf } from '@pokesol/card-text';
import type { CardPlaysAnswer, CardTextAnswer, CardTextLine, Plays } from '@pokesol/protocol';
import { and, asc, eq, inArray, isNotNull, ne, not, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cards } from '../catalogue/index.ts';
import { isAsPrinted, isOfCard } from './kindsOfCards.ts';
import { type CardRow, cardTextsBy, isReadNow } from './lines.ts';
import { cardTextReadings } from './tables.ts';
import type { CompilerNow } from './version.ts';

const ROW = {
  facts: cards.facts,
  origin: cards.origin,
  setId: cards.setId,
  isAsPrinted,
  lines: cardTextReadings.lines,
  plays: cardTextReadings.plays,
};

export async function cardText(
  db: Queryable,
  compilerNow: CompilerNow,
  id: string,
): Promise<CardTextAnswer | CallRefusal> {
  const [row] = await db.select(ROW).from(cards).leftJoin(cardTextReadings, isOfCard).where(eq(cards.id, id));
  if (row === undefined) return refused('no-such-card');
  return (await textsOf(db, compilerNow, [row]))(row);
}

/** Reads the names of all cards, of which there may be ten thousand, only when a card has to be read now. */
const textsOf = async (db: Queryable, compilerNow: CompilerNow, rows: readonly CardRow[]) =>
  cardTextsBy(rows.some(isReadNow) ? await compilerNow(db) : { lexicon: lexiconOf([]) });

type BesideReadings = {
  readonly id: string;
  readonly setId: string;
  readonly plays: Plays;
  /** Of a card without a stored reading; the texts of the others are counted there. */
  readonly lines: readonly CardTextLine[];
};

/** How cards play that their stored readings alone do not decide: few beside those that are as they were printed. */
export async function playsBesideReadings(
  db: Queryable,
  compilerNow: CompilerNow,
  which?: SQL,
): Promise<readonly BesideReadings[]> {
  const rows = await db
    .select(ROW)
    .from(cards)
    .leftJoin(cardTextReadings, isOfCard)
    .where(and(not(isByReading), which))
    .orderBy(asc(cards.id));
  const textOf = await textsOf(db, compilerNow, rows);
  return rows.map((row) => {
    const { cardId, plays, lines } = textOf(row);
    return { id: cardId, setId: row.setId, plays, lines: row.lines === null ? lines : [] };
  });
}

/** Of a card joined with its reading: that the reading says how it plays. */
export const isByReading = sql<boolean>`(${and(isNotNull(cardTextReadings.cardId), isAsPrinted)})`;

/** The ids of all cards that do not play in full, or of these alone. */
export async function cardPlays(
  db: Db,
  compilerNow: CompilerNow,
  ids?: readonly string[],
): Promise<CardPlaysAnswer> {
  const which = ids === undefined ? undefined : inArray(cards.id, [...ids]);
  return db.transaction(
    async (tx) => {
      const byReading = await tx
        .select({ id: cards.id, plays: cardTextReadings.plays })
        .from(cards)
        .innerJoin(cardTextReadings, isOfCard)
        .where(and(isByReading, ne(cardTextReadings.plays, 'full'), which))
        .orderBy(asc(cards.id));
      const answer: { part: string[]; none: string[] } = { part: [], none: [] };
      for (const { id, plays } of [...byReading, ...(await playsBesideReadings(tx, compilerNow, which))])
        if (plays !== 'full') answer[plays].push(id);
      return answer;
    },
    // Both look at the readings of one version.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
