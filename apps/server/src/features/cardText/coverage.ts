/** How much of the stored texts is read: of a set, of all sets, and what stands in the way most often. */
import { createHash } from 'node:crypto';
import { KINDS, type TextKind } from '@pokesol/card-text/cards';
import type { CardTextFigures, CardTextsAnswer } from '@pokesol/protocol';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { bounded } from '../../platform/bounded.ts';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { isAnyOf, rowsOf } from '../../platform/db/statement.ts';
import { cardSets, cards } from '../catalogue/index.ts';
import { isByReading, playsBesideReadings } from './cardText.ts';
import { isOfCard, isSeen } from './kindsOfCards.ts';
import type { ReadCardText } from './read.ts';
import { readingProgress } from './readAgain.ts';
import type { CardTexts } from './store.ts';
import { cardTextReadings } from './tables.ts';
import { type CompilerNow, GRAMMAR } from './version.ts';

export type SetFigures = CardTextFigures;
type WholeSet = SetFigures & { withoutText: number };

const SPANS = 100;

const nothing = (): SetFigures => ({
  cards: 0,
  inFull: 0,
  attack: { texts: 0, read: 0 },
  ability: { texts: 0, read: 0 },
  trainer: { texts: 0, read: 0 },
  energy: { texts: 0, read: 0 },
});

/** Of texts of one set that were just read, those of these cards alone. */
function figuresOf(read: readonly ReadCardText[], ids: ReadonlySet<string>): SetFigures {
  const figures = nothing();
  for (const { cardId, reading } of read) {
    if (!ids.has(cardId)) continue;
    figures.cards += 1;
    if (reading.plays === 'full') figures.inFull += 1;
    for (const line of reading.lines) {
      figures[line.kind].texts += 1;
      if ('effect' in line.read) figures[line.kind].read += 1;
    }
  }
  return figures;
}

const sum = (a: SetFigures, b: SetFigures): SetFigures => ({
  cards: a.cards + b.cards,
  inFull: a.inFull + b.inFull,
  attack: sumOfKind(a.attack, b.attack),
  ability: sumOfKind(a.ability, b.ability),
  trainer: sumOfKind(a.trainer, b.trainer),
  energy: sumOfKind(a.energy, b.energy),
});
const sumOfKind = (a: SetFigures[TextKind], b: SetFigures[TextKind]): SetFigures[TextKind] => ({
  texts: a.texts + b.texts,
  read: a.read + b.read,
});

/**
 * Of an import, before anything of it is written: `before` of the readings that everybody sees, `undefined` where no texts of the
 * set are stored; `after` of what was read now and of the `known`, whose readings stay, both of these cards alone.
 */
export type ImportFigures = (
  db: Queryable,
  setId: string,
  texts: Pick<CardTexts, 'read' | 'known'>,
  ids: ReadonlySet<string>,
) => Promise<{ readonly before: SetFigures | undefined; readonly after: SetFigures }>;

/** As many sets as a server remembers figures of. */
const MOST_SETS = 500;

/** One for each server: it counts the lines of a set once, as long as its readings stay what they are. */
export function importFiguresOfServer(): ImportFigures {
  const counted = bounded<SetFigures>(MOST_SETS);
  return async (db, setId, { read, known }, ids) => {
    const kept = [...known].filter((id) => ids.has(id));
    const seen = read.length === 0 ? await seenOf(db, setId) : undefined;
    // Nothing else of the set is seen, and it stays.
    const stays = seen?.ids === kept.toSorted().join(' ');
    const before = seen === undefined || !stays ? undefined : counted.get(seen.of);
    if (before !== undefined) return { before, after: before };
    const figures = await figuresOfImport(db, setId, { read, kept }, ids);
    const of = kept.length === 0 ? hashOf(read.filter(({ cardId }) => ids.has(cardId))) : seen?.of;
    if (of !== undefined && (kept.length === 0 || stays)) counted.put(of, figures.after);
    return figures;
  };
}

/** The readings of a set that everybody sees, without their lines: which cards they are of, and what decides what they say. */
async function seenOf(db: Queryable, setId: string) {
  const { cardId, version, hash, names } = cardTextReadings;
  const inOrder = (text: SQL) => sql<string | null>`string_agg(${text}, ' ' order by ${cardId} collate "C")`;
  const [row] = await db
    .select({
      ids: inOrder(sql`${cardId}`),
      of: sql<string | null>`md5(${inOrder(sql`concat_ws(' ', ${cardId}, ${version}, ${hash}, ${names})`)})`,
    })
    .from(cardTextReadings)
    .innerJoin(cards, eq(cards.id, cardId))
    .where(and(isSeen, eq(cards.setId, setId)));
  return row === undefined || row.ids === null || row.of === null ? undefined : { ids: row.ids, of: row.of };
}

/** The same of what was read just now, once it is stored. */
function hashOf(read: readonly ReadCardText[]): string | undefined {
  if (read.length === 0) return undefined;
  const texts = new Map(
    read.map(({ cardId, hash, names }) => [cardId, `${cardId} ${GRAMMAR} ${hash} ${names}`]),
  );
  const inOrder = [...texts.keys()].sort().map((cardId) => texts.get(cardId));
  return createHash('md5').update(inOrder.join(' ')).digest('hex');
}

async function figuresOfImport(
  db: Queryable,
  setId: string,
  { read, kept }: { readonly read: readonly ReadCardText[]; readonly kept: readonly string[] },
  ids: ReadonlySet<string>,
): ReturnType<ImportFigures> {
  const stays = sql<string>`(${isAnyOf(cardTextReadings.cardId, kept)})::text`;
  const found = [...(await figuresBy(db, stays, eq(cards.setId, setId)))];
  const all = found.map(([, { withoutText: _, ...figures }]) => figures);
  const staying = found.flatMap(([key], place) => (key === 'true' ? (all[place] ?? []) : []));
  return {
    before: all.length === 0 ? undefined : all.reduce(sum),
    after: staying.reduce(sum, figuresOf(read, ids)),
  };
}

/** A line that the catalogue sent without its sentence. */
const WITHOUT_TEXT = sql`not line -> 'read' ? 'effect' and trim(line ->> 'text') = ''`;
const IN_FULL = sql<number>`(count(*) filter (where ${eq(cardTextReadings.plays, 'full')}))::int`;

/** What each reading's lines are, in one row. */
const LINES_OF_CARD = sql`lateral (
  select count(*) filter (where ${WITHOUT_TEXT}) as without_text,
    ${sql.join(
      KINDS.map((kind) =>
        sql.raw(`count(*) filter (where line ->> 'kind' = '${kind}') as ${kind},
          count(*) filter (where line ->> 'kind' = '${kind}' and line -> 'read' ? 'effect') as ${kind}_read`),
      ),
      sql`, `,
    )}
  from jsonb_array_elements(${cardTextReadings.lines}) as line) as lines_of_card`;
const LINES = sql<Record<TextKind, SetFigures[TextKind]>>`jsonb_build_object(${sql.raw(
  KINDS.map((kind) => `'${kind}', jsonb_build_object('texts', sum(${kind}), 'read', sum(${kind}_read))`).join(
    ', ',
  ),
)})`;

const figuresBySet = (db: Queryable) => figuresBy(db, sql<string>`${cards.setId}`);

/** Of the readings that everybody sees, by `key`. */
async function figuresBy(
  db: Queryable,
  key: SQL<string>,
  which?: SQL,
): Promise<ReadonlyMap<string, WholeSet>> {
  const rows = await db
    .select({
      key: key.as('key'),
      cards: sql<number>`count(*)::int`,
      inFull: IN_FULL,
      withoutText: sql<number>`sum(without_text)::int`,
      lines: LINES,
    })
    .from(cardTextReadings)
    .innerJoin(cards, eq(cards.id, cardTextReadings.cardId))
    .innerJoin(LINES_OF_CARD, sql`true`)
    .where(and(isSeen, which))
    .groupBy(sql`1`);
  return new Map(rows.map(({ key: of, lines, ...counted }) => [of, { ...counted, ...lines }]));
}

/** For admins: every set with stored texts, the words that stop the compiler, and how far reading again is. */
export async function coverageNow(db: Db, compilerNow: CompilerNow): Promise<CardTextsAnswer> {
  return db.transaction(
    async (tx) => {
      const figures = await wholeSets(tx, compilerNow);
      const known = await tx
        .select({ id: cardSets.id, name: cardSets.name })
        .from(cardSets)
        .orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
      const sets = known.flatMap(({ id, name }) => {
        const found = figures.get(id);
        return found === undefined ? [] : [{ id, name, ...found }];
      });
      const reading = await readingProgress(tx);
      return {
        sets,
        unread: await unreadSpans(tx),
        inFull: sets.flatMap(({ name, cards: all, inFull }) => (all > 0 && inFull === all ? [name] : [])),
        ...(reading !== undefined && { reading }),
      };
    },
    // All of it is of the readings of one version.
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/** With all their cards, also those without stored sentences, whose texts are not read: a set plays in full when each of its cards does. */
async function wholeSets(db: Queryable, compilerNow: CompilerNow): Promise<ReadonlyMap<string, WholeSet>> {
  const figures = new Map<string, WholeSet>();
  for (const [setId, of] of await figuresBySet(db)) figures.set(setId, { ...of, cards: 0, inFull: 0 });
  const byReading = await db
    .select({ setId: cards.setId, cards: sql<number>`count(*)::int`, inFull: IN_FULL })
    .from(cards)
    .innerJoin(cardTextReadings, isOfCard)
    .where(isByReading)
    .groupBy(cards.setId);
  const beside = (await playsBesideReadings(db, compilerNow)).map(({ setId, plays, lines }) => ({
    setId,
    cards: 1,
    inFull: plays === 'full' ? 1 : 0,
    lines,
  }));
  for (const { setId, cards: more, inFull, lines } of [...byReading.map(withoutLines), ...beside]) {
    const set = figures.get(setId) ?? { ...nothing(), withoutText: 0 };
    figures.set(setId, set);
    set.cards += more;
    set.inFull += inFull;
    for (const { kind, printed, meaning } of lines) {
      set[kind].texts += 1;
      if (meaning !== undefined) set[kind].read += 1;
      else if (printed === undefined) set.withoutText += 1;
    }
  }
  return figures;
}

const withoutLines = <Counted>(counted: Counted) => ({ ...counted, lines: [] });

async function unreadSpans(db: Queryable): Promise<CardTextsAnswer['unread']> {
  const answer = await db.execute(sql`
    with unread as (
      select ${cardTextReadings.cardId} as card,
        regexp_replace(line -> 'read' -> 'unread' ->> 'words', '\\d+', '#', 'g') as words,
        line -> 'read' ->> 'why' as why
      from ${cardTextReadings}
        join ${cards} on ${cards.id} = ${cardTextReadings.cardId},
        jsonb_array_elements(${cardTextReadings.lines}) as line
      where ${isSeen} and not line -> 'read' ? 'effect'
    ), alone as (
      select card, min(words) as words from unread group by card having count(distinct words) = 1
    )
    select words, min(why) as why, count(*)::int as texts,
      (select count(*) from alone where alone.words = unread.words)::int as unlocks
    from unread where words <> '' group by words order by texts desc, unlocks desc, words limit ${SPANS}`);
  return [...rowsOf<CardTextsAnswer['unread'][number]>(answer)];
}
