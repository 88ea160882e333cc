/** Reads cards as the dashboard lists them: searched, narrowed, page by page, with what only an admin needs. */
import { formAttributes } from '@pokesol/cards';
import {
  ADMIN_PAGE_SIZE,
  type AdminCard,
  type AdminCardsAnswer,
  type adminCardsQuery,
  type CardState,
  cardJsonOf,
  type SetFacts,
} from '@pokesol/protocol';
import { and, asc, count, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../platform/db/database.ts';
import { revisionOf } from '../audit/index.ts';
import { SET_FACTS } from './cardsById.ts';
import { cardSets, cards } from './tables.ts';

type CardRow = Pick<typeof cards.$inferSelect, 'setId' | 'facts' | 'edits' | 'origin' | 'isActive'>;

const COLUMNS = {
  setId: cards.setId,
  facts: cards.facts,
  edits: cards.edits,
  origin: cards.origin,
  isActive: cards.isActive,
};

export const adminCardOf = (row: CardRow, set: SetFacts): AdminCard => ({
  ...cardJsonOf(row.facts, set),
  setId: row.setId,
  isActive: row.isActive,
  origin: row.origin,
  edited: Object.keys(row.edits),
  formAttributes: formAttributes(row.facts),
  revision: revisionOf(editableCard(row)),
});

/** All that an edit can change: what a revision is made of. */
export const editableCard = ({ facts, isActive }: Pick<CardRow, 'facts' | 'isActive'>): unknown[] => [
  facts,
  isActive,
];

/** As `compareCardNumbers` orders them: plain numbers, then by letters and the number behind them. */
const BY_NUMBER = [
  sql`substring(${cards.cardNumber} from '^\\D*') collate "C"`,
  sql`coalesce(nullif(substring(${cards.cardNumber} from '^\\D*(\\d*)'), ''), '0')::numeric`,
  sql`${cards.cardNumber} collate "C"`,
];

const IN_STATE: Record<CardState, SQL | undefined> = {
  all: undefined,
  active: eq(cards.isActive, true),
  inactive: eq(cards.isActive, false),
  edited: ne(cards.edits, {}),
};

/** The oldest set first, sets without a date last. */
export async function searchCards(
  db: Db,
  { search, setId, state, rarity, page }: z.output<typeof adminCardsQuery>,
): Promise<AdminCardsAnswer> {
  const where = and(
    setId === undefined ? undefined : eq(cards.setId, setId),
    rarity === undefined ? undefined : eq(cards.rarity, rarity),
    IN_STATE[state],
    matching(search),
  );
  const [counted] = await db.select({ total: count() }).from(cards).where(where);
  const rows = await db
    .select({ ...COLUMNS, set: SET_FACTS })
    .from(cards)
    .innerJoin(cardSets, eq(cards.setId, cardSets.id))
    .where(where)
    .orderBy(asc(cardSets.releaseDate), asc(cardSets.id), ...BY_NUMBER)
    .limit(ADMIN_PAGE_SIZE)
    .offset((page - 1) * ADMIN_PAGE_SIZE);
  return {
    total: counted?.total ?? 0,
    page,
    pageSize: ADMIN_PAGE_SIZE,
    cards: rows.map(({ set, ...row }) => adminCardOf(row, set)),
  };
}

/** «poke» finds «Poké Ball»; «4» and «#4» find the number 4 too. */
function matching(search: string): SQL | undefined {
  const words = fold(search);
  if (words === '') return undefined;
  const foldedName = sql`lower(regexp_replace(normalize(${cards.name}, NFKD), '[\u0300-\u036f]', '', 'g'))`;
  return or(
    sql`strpos(${foldedName}, ${words}) > 0`,
    sql`lower(${cards.cardNumber}) = ${words.replace(/^#/, '')}`,
  );
}

/** A NUL is in no card, and no statement may carry one. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f\0]|\p{Cs}/gu, '')
    .trim()
    .toLowerCase();
