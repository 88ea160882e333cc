/** What a reading of cards depends on besides their texts: the compiler's grammar, and the names that texts may say, with their kinds. */
import { createHash } from 'node:crypto';
import { grammarText, kindsOf, type Lexicon, lexiconOf, type NamedCard } from '@pokesol/card-text';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cards } from '../catalogue/index.ts';

/** Equal versions read every text alike. */
export type Compiler = { readonly version: string; readonly lexicon: Lexicon };

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Of the compiler's sources, written into the build (`scripts/lib/bundleServer.mjs`); run from its sources a server has none. */
declare const COMPILER_SOURCES: string | undefined;

/** Which grammar this build reads texts by. */
export const GRAMMAR =
  typeof COMPILER_SOURCES === 'string' ? COMPILER_SOURCES : sha256(grammarText()).slice(0, 16);

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

/** One for each server: the names of ten thousand cards are made a lexicon once, until there are others. */
export function compilerOfServer(): CompilerNow {
  let latest: Compiler | undefined;
  return async (db, coming = []) => {
    const rows = await db.selectDistinct(NAMED).from(cards);
    const named: readonly NamedCard[] = [
      ...rows.map(({ subtypes, hp, ...row }) => ({ ...row, subtypes: subtypes ?? [], hp: hp ?? undefined })),
      ...coming,
    ];
    const names = [...new Set(named.map((card) => JSON.stringify([card.name, kindsOf(card)])))].sort();
    const version = `${GRAMMAR}-${sha256(names.join('\n')).slice(0, 16)}`;
    const compiler = latest?.version === version ? latest : { version, lexicon: lexiconOf(named) };
    latest = compiler;
    return compiler;
  };
}

/** The part of a version that only another build changes. */
export const grammarOf = (version: string): string => version.split('-')[0] ?? '';

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
