/** How much of the stored texts is read: of a set, of all sets, and what stands in the way most often. */
import { KINDS, type TextKind } from '@pokesol/card-text/cards';
import { WRITTEN_SETS } from '@pokesol/cards/official';
import type { CardTextFigures, CardTextsAnswer } from '@pokesol/protocol';
import { and, asc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import type { ReadCardText } from './read.ts';
import { readingProgress } from './readAgain.ts';
import { cardTextReadings, cardTextState } from './tables.ts';
import type { CompilerNow } from './version.ts';

export type SetFigures = CardTextFigures;

const SPANS = 100;

const nothing = (): SetFigures => ({
  ...{ cards: 0, inFull: 0 },
  attack: { texts: 0, read: 0 },
  ability: { texts: 0, read: 0 },
  trainer: { texts: 0, read: 0 },
  energy: { texts: 0, read: 0 },
});

/** Of texts of one set that were just read, those of these cards alone. */
export function figuresOf(
  setId: string,
  read: readonly ReadCardText[],
  ids: ReadonlySet<string>,
): SetFigures {
  const figures = nothing();
  for (const { cardId, reading } of read) {
    if (!ids.has(cardId)) continue;
    figures.cards += 1;
    // Where the effects are written by hand, the cards play by them, whatever of their texts is read.
    if (reading.plays === 'full' || WRITTEN_SETS.includes(setId)) figures.inFull += 1;
    for (const line of reading.lines) {
      figures[line.kind].texts += 1;
      if ('effect' in line.read) figures[line.kind].read += 1;
    }
  }
  return figures;
}

/** Of the readings that everybody sees; `undefined` where no texts of the set are stored. */
export async function setFigures(db: Queryable, setId: string): Promise<SetFigures | undefined> {
  return (await figuresBySet(db, eq(cards.setId, setId))).get(setId);
}

const isWritten = inArray(cards.setId, [...WRITTEN_SETS]);
const isSeen = sql`${cardTextReadings.version} = (select ${cardTextState.version} from ${cardTextState})`;

async function figuresBySet(db: Queryable, which?: SQL): Promise<ReadonlyMap<string, SetFigures>> {
  const of = db
    .select({
      setId: cards.setId,
      cards: sql<number>`count(*)::int`,
      inFull: sql<number>`(count(*) filter (where ${or(eq(cardTextReadings.plays, 'full'), isWritten)}))::int`,
    })
    .from(cardTextReadings)
    .innerJoin(cards, eq(cards.id, cardTextReadings.cardId))
    .where(and(isSeen, which))
    .groupBy(cards.setId);
  const kind = sql<TextKind>`line ->> 'kind'`;
  const lines = db
    .select({
      setId: cards.setId,
      kind,
      texts: sql<number>`count(*)::int`,
      read: sql<number>`(count(*) filter (where line -> 'read' ? 'effect'))::int`,
    })
    .from(cardTextReadings)
    .innerJoin(cards, eq(cards.id, cardTextReadings.cardId))
    .innerJoin(sql`jsonb_array_elements(${cardTextReadings.lines}) as line`, sql`true`)
    .where(and(isSeen, which))
    .groupBy(cards.setId, kind);
  const figures = new Map<string, SetFigures>();
  for (const { setId, ...counted } of await of) figures.set(setId, { ...nothing(), ...counted });
  for (const { setId, kind: of, texts, read } of await lines) {
    const known = figures.get(setId);
    if (known !== undefined && KINDS.includes(of)) known[of] = { texts, read };
  }
  return figures;
}

/** For admins: every set with stored texts, the words that stop the compiler, and how far reading again is. */
export async function coverageNow(db: Queryable, compilerNow: CompilerNow): Promise<CardTextsAnswer> {
  const figures = new Map([...(await withoutTexts(db)), ...(await figuresBySet(db))]);
  const known = await db
    .select({ id: cardSets.id, name: cardSets.name })
    .from(cardSets)
    .orderBy(asc(cardSets.releaseDate), asc(cardSets.id));
  const sets = known.flatMap(({ id, name }) => {
    const found = figures.get(id);
    return found === undefined ? [] : [{ id, name, ...found }];
  });
  const reading = await readingProgress(db, compilerNow);
  return {
    sets,
    unread: await unreadSpans(db),
    inFull: sets.flatMap(({ name, cards: all, inFull }) => (all > 0 && inFull === all ? [name] : [])),
    ...(reading !== undefined && { reading }),
  };
}

/** Sets that play by hand, of which no catalogue has sent a sentence. */
async function withoutTexts(db: Queryable): Promise<ReadonlyMap<string, SetFigures>> {
  const rows = await db
    .select({ setId: cards.setId, cards: sql<number>`count(*)::int` })
    .from(cards)
    .where(isWritten)
    .groupBy(cards.setId);
  return new Map(
    rows.map(({ setId, cards: all }) => [setId, { ...nothing(), cards: all, inFull: all }] as const),
  );
}

async function unreadSpans(db: Queryable): Promise<CardTextsAnswer['unread']> {
  const answer = await db.execute(sql`
    with unread as (
      select ${cardTextReadings.cardId} as card,
        regexp_replace(line -> 'read' -> 'unread' ->> 'words', '\\d+', '#', 'g') as words,
        line -> 'read' ->> 'why' as why
      from ${cardTextReadings}
        join ${cards} on ${cards.id} = ${cardTextReadings.cardId} and not ${isWritten},
        jsonb_array_elements(${cardTextReadings.lines}) as line
      where ${isSeen} and not line -> 'read' ? 'effect'
    ), alone as (
      select card, min(words) as words from unread group by card having count(distinct words) = 1
    )
    select words, min(why) as why, count(*)::int as texts,
      (select count(*) from alone where alone.words = unread.words)::int as unlocks
    from unread group by words order by texts desc, unlocks desc, words limit ${SPANS}`);
  return (answer as unknown as { rows: CardTextsAnswer['unread'] }).rows;
}
