/** Writes printed texts and their readings, as part of the transaction that writes the cards. */
import type { NamedCard } from '@pokesol/card-text';
import type { PrintedCard } from '@pokesol/card-text/cards';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { type ReadCardText, readAll, type StoredText } from './read.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { type Compiler, type CompilerNow, sentencesHash } from './version.ts';

/** Few enough that no call waits long for an in-process database between two statements. */
const CHUNK = 50;
const IDS = 1000;

/** Texts of cards as a catalogue has just sent them, with what the compiler makes of them. */
export type CardTexts = {
  readonly compiler: Compiler;
  readonly texts: readonly StoredText[];
  readonly read: readonly ReadCardText[];
};

/** Without `card` where it could not be read: nothing of it comes. */
type Sent = { readonly id: string; readonly card?: NamedCard; readonly printed?: PrintedCard };

/** Reads what a catalogue has sent; before the transaction that writes it, as it takes a while. */
export async function readTexts(
  db: Queryable,
  compilerNow: CompilerNow,
  cards: readonly Sent[],
): Promise<CardTexts> {
  const known = new Set<string>();
  const texts = cards.flatMap(({ id, printed }) => {
    // Of two cards with one id the first counts, as in the import's plan.
    if (printed === undefined || known.has(id)) return [];
    known.add(id);
    return [{ cardId: id, printed, hash: sentencesHash(printed) }];
  });
  const compiler = await compilerNow(
    db,
    cards.flatMap(({ card }) => (card === undefined ? [] : [card])),
  );
  return { compiler, texts, read: await readAll(compiler, texts) };
}

/** Those of these cards; the readings count at once, whatever is being read again meanwhile. */
export async function writeTexts(
  tx: Tx,
  { compiler, texts, read: all }: CardTexts,
  ids: ReadonlySet<string>,
) {
  const wanted = texts.filter(({ cardId }) => ids.has(cardId));
  const known = await hashesOf(tx, [...ids]);
  for (let at = 0; at < wanted.length; at += CHUNK) {
    const rows = wanted.slice(at, at + CHUNK).filter(({ cardId, hash }) => known.get(cardId) !== hash);
    if (rows.length === 0) continue;
    await tx
      .insert(cardTexts)
      .values(rows)
      .onConflictDoUpdate({
        target: cardTexts.cardId,
        set: { printed: sql`excluded.printed`, hash: sql`excluded.hash` },
      });
  }
  const version = await seenFor(tx, compiler);
  const inThisImport = all.filter(({ cardId }) => ids.has(cardId));
  await writeReadings(tx, version, inThisImport);
  // A card's own sentences win over what was shipped for it.
  const read = inThisImport.map(({ cardId }) => cardId);
  for (let at = 0; at < read.length; at += IDS)
    await tx
      .delete(cardTextReadings)
      .where(
        and(
          eq(cardTextReadings.version, SHIPPED),
          inArray(cardTextReadings.cardId, read.slice(at, at + IDS)),
        ),
      );
}

export async function writeReadings(
  db: Queryable,
  version: string,
  read: readonly ReadCardText[],
): Promise<void> {
  for (let at = 0; at < read.length; at += CHUNK) {
    const rows = read
      .slice(at, at + CHUNK)
      .map(({ cardId, hash, reading }) => ({ cardId, version, hash, ...reading }));
    await db
      .insert(cardTextReadings)
      .values(rows)
      .onConflictDoUpdate({
        target: [cardTextReadings.cardId, cardTextReadings.version],
        set: { hash: sql`excluded.hash`, plays: sql`excluded.plays`, lines: sql`excluded.lines` },
      });
  }
}

async function hashesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const known = new Map<string, string>();
  for (let at = 0; at < ids.length; at += IDS) {
    const rows = await tx
      .select({ cardId: cardTexts.cardId, hash: cardTexts.hash })
      .from(cardTexts)
      .where(inArray(cardTexts.cardId, ids.slice(at, at + IDS)));
    for (const { cardId, hash } of rows) known.set(cardId, hash);
  }
  return known;
}

/** The version that everybody sees stays so until this transaction ends. */
async function seenFor(tx: Tx, { version }: Compiler): Promise<string> {
  // The first texts of all are seen as this compiler reads them.
  await tx.insert(cardTextState).values({ version }).onConflictDoNothing();
  const [state] = await tx.select({ version: cardTextState.version }).from(cardTextState).for('share');
  return state?.version ?? version;
}
