/** Writes printed texts and their readings, as part of the transaction that writes the cards. */
import type { NamedCard } from '@pokesol/card-text';
import type { PrintedCard } from '@pokesol/card-text/cards';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { isAnyOf } from '../../platform/db/statement.ts';
import { namesHash, type ReadCardText, readAll, type StoredText } from './read.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { type CompilerNow, GRAMMAR, sentencesHash } from './version.ts';

/** Few enough that no call waits long for an in-process database between two statements. */
const CHUNK = 50;

/** Texts of cards as a catalogue has just sent them, with what the compiler makes of them. */
export type CardTexts = {
  readonly version: string;
  readonly texts: readonly StoredText[];
  /** What was read now, in the order of the texts. */
  readonly read: readonly ReadCardText[];
  /** Cards whose readings are stored just so. */
  readonly known: ReadonlySet<string>;
};

/** Without `card` where it could not be read: nothing of it comes. */
type Sent = { readonly id: string; readonly card?: NamedCard; readonly printed?: PrintedCard };

/** Reads what a catalogue has sent; before the transaction that writes it, as it takes a while. */
export async function readTexts(
  db: Queryable,
  compilerNow: CompilerNow,
  cards: readonly Sent[],
): Promise<CardTexts> {
  const seen = new Set<string>();
  const texts = cards.flatMap(({ id, printed }) => {
    // Of two cards with one id the first counts, as in the import's plan.
    if (printed === undefined || seen.has(id)) return [];
    seen.add(id);
    return [{ cardId: id, printed, hash: sentencesHash(printed) }];
  });
  const stored = await storedFor(db, texts);
  // The catalogue says what it said before: which names there are was looked at then, and by the job since.
  if (stored.size === texts.length) return { version: GRAMMAR, texts, read: [], known: stored };
  const compiler = await compilerNow(
    db,
    cards.flatMap(({ card }) => (card === undefined ? [] : [card])),
  );
  const before = await readingsOf(db, [...stored]);
  const isAsRead = ({ cardId, printed }: StoredText) => {
    const known = before.get(cardId);
    return known !== undefined && known.names === namesHash(printed, known, compiler.lexicon);
  };
  const known = new Set(texts.filter(isAsRead).map(({ cardId }) => cardId));
  const anew = texts.filter(({ cardId }) => !known.has(cardId));
  return { version: compiler.version, texts, read: await readAll(compiler, anew), known };
}

/** The cards of those texts that this compiler's grammar has read, as they are seen now. */
async function storedFor(db: Queryable, texts: readonly StoredText[]): Promise<ReadonlySet<string>> {
  const hashes = new Map(texts.map(({ cardId, hash }) => [cardId, hash]));
  const rows = await db
    .select({ cardId: cardTextReadings.cardId, hash: cardTextReadings.hash })
    .from(cardTextReadings)
    .innerJoin(cardTextState, eq(cardTextState.version, cardTextReadings.version))
    .where(and(eq(cardTextReadings.version, GRAMMAR), isAnyOf(cardTextReadings.cardId, [...hashes.keys()])));
  return new Set(rows.flatMap(({ cardId, hash }) => (hashes.get(cardId) === hash ? [cardId] : [])));
}

/** By this compiler's grammar. */
async function readingsOf(db: Queryable, ids: readonly string[]) {
  const { cardId, names, plays, lines } = cardTextReadings;
  const rows = await db
    .select({ cardId, names, plays, lines })
    .from(cardTextReadings)
    .where(and(eq(cardTextReadings.version, GRAMMAR), isAnyOf(cardId, ids)));
  return new Map(rows.map((row) => [row.cardId, row]));
}

/** Those of these cards; the readings count at once, whatever is being read again meanwhile. */
export async function writeTexts(tx: Tx, { version, texts, read }: CardTexts, ids: ReadonlySet<string>) {
  const known = await hashesOf(tx, [...ids]);
  const changed = texts.filter(({ cardId, hash }) => ids.has(cardId) && known.get(cardId) !== hash);
  for (let at = 0; at < changed.length; at += CHUNK)
    await tx
      .insert(cardTexts)
      .values(changed.slice(at, at + CHUNK))
      .onConflictDoUpdate({
        target: cardTexts.cardId,
        set: { printed: sql`excluded.printed`, hash: sql`excluded.hash` },
      });
  // What is stored just so stays. Where another import has changed such a text meanwhile, the job reads it again.
  const written = read.filter(({ cardId }) => ids.has(cardId));
  if (written.length === 0) return;
  await writeReadings(tx, await seenFor(tx, version), written);
  // A card's own sentences win over what was shipped for it.
  await tx.delete(cardTextReadings).where(
    and(
      eq(cardTextReadings.version, SHIPPED),
      isAnyOf(
        cardTextReadings.cardId,
        written.map(({ cardId }) => cardId),
      ),
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
      .map(({ cardId, hash, names, reading }) => ({ cardId, version, hash, names, ...reading }));
    await db
      .insert(cardTextReadings)
      .values(rows)
      .onConflictDoUpdate({
        target: [cardTextReadings.cardId, cardTextReadings.version],
        set: {
          hash: sql`excluded.hash`,
          names: sql`excluded.names`,
          plays: sql`excluded.plays`,
          lines: sql`excluded.lines`,
        },
      });
  }
}

async function hashesOf(tx: Tx, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await tx
    .select({ cardId: cardTexts.cardId, hash: cardTexts.hash })
    .from(cardTexts)
    .where(isAnyOf(cardTexts.cardId, ids));
  return new Map(rows.map(({ cardId, hash }) => [cardId, hash]));
}

/** The version that everybody sees stays so until this transaction ends. */
async function seenFor(tx: Tx, version: string): Promise<string> {
  // The first texts of all are seen as this compiler reads them.
  await tx.insert(cardTextState).values({ version }).onConflictDoNothing();
  const [state] = await tx.select({ version: cardTextState.version }).from(cardTextState).for('share');
  return state?.version ?? version;
}
