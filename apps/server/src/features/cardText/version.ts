/** What a reading of cards depends on besides their texts: the compiler's grammar, and the names of cards with their kinds. */
import { createHash } from 'node:crypto';
import { grammarText, kindsOf, type Lexicon, lexiconOf, type NamedCard } from '@pokesol/card-text';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';

export type Compiler = {
  /** Of the grammar; with equal names in a text, equal versions read it alike. */
  readonly version: string;
  /** Of all names of cards and their kinds. */
  readonly names: string;
  readonly lexicon: Lexicon;
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
export const shortHash = (text: string): string => sha256(text).slice(0, 16);

/** Of the compiler's sources, written into the build (`scripts/lib/bundleServer.mjs`); run from its sources a server has none. */
declare const COMPILER_SOURCES: string | undefined;

/** Which grammar this build reads texts by. */
export const GRAMMAR = typeof COMPILER_SOURCES === 'string' ? COMPILER_SOURCES : shortHash(grammarText());

const ofTrainers = (field: string) => sql.raw(`case when supertype = 'Trainer' then facts ${field} end`);
/** The facts that decide the kinds of each name; of a card that is no Trainer the supertype alone does. */
const NAMED = {
  name: cards.name,
  supertype: cards.supertype,
  subtypes: sql<readonly string[] | null>`${ofTrainers("-> 'subtypes'")}`.as('subtypes'),
  hp: sql<string | null>`${ofTrainers("->> 'hp'")}`.as('hp'),
};

/** For the cards there are now, and those that come besides. */
export type CompilerNow = (db: Queryable, coming?: readonly NamedCard[]) => Promise<Compiler>;

/** One number for all of these, to see without fetching them whether any has changed. */
const NAMED_SUM = sql<string>`count(*) || ' ' || coalesce(sum(hashtextextended(concat_ws(
  ' ', name, supertype, ${ofTrainers("->> 'subtypes'")}, ${ofTrainers("->> 'hp'")}), 0)), 0)`;

/** One for each server: the names of ten thousand cards are fetched and made a lexicon once, until there are others. */
export function compilerOfServer(): CompilerNow {
  let fetched: { readonly sum: string; readonly named: readonly NamedCard[] } | undefined;
  let latest: Compiler | undefined;
  const namedIn = async (db: Queryable): Promise<readonly NamedCard[]> => {
    const [row] = await db.select({ sum: NAMED_SUM }).from(cards);
    const sum = row?.sum ?? '';
    if (fetched?.sum !== sum) {
      const rows = await db.selectDistinct(NAMED).from(cards);
      const named = rows.map(({ subtypes, hp, ...card }) => ({
        ...card,
        subtypes: subtypes ?? [],
        hp: hp ?? undefined,
      }));
      fetched = { sum, named };
    }
    return fetched.named;
  };
  return async (db, coming = []) => {
    const named = [...(await namedIn(db)), ...coming];
    const all = [...new Set(named.map((card) => JSON.stringify([card.name, kindsOf(card)])))].sort();
    const names = shortHash(all.join('\n'));
    latest = latest?.names === names ? latest : { version: GRAMMAR, names, lexicon: lexiconOf(named) };
    return latest;
  };
}

/** The sentences of a card as one name, to notice when they change; in whatever order fields stand. */
export const sentencesHash = (printed: object): string => sha256(JSON.stringify(inOrder(printed)));

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, inOrder(part)]),
  );
}
