/** Writes printed texts and their readings, as part of the transaction that writes the cards. */
import type { NamedCard } from '@pokesol/card-text';
import type { PrintedCard } from '@pokesol/card-text/cards';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { namesHash, type ReadCardText, readAll, type StoredText } from './read.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { type CompilerNow, GRAMMAR, sentencesHash } from './version.ts';

/** Few enough that no call waits long for an in-process database between two statements. */
const CHUNK = 50;
const IDS = 1000;

/** Texts of cards as a catalogue has just sent them, with what the compiler makes of them. */
export type CardTexts = {
  readonly version: string;
  readonly texts: readonly StoredText[];
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
  const known = new Set<string>();
  const texts = cards.flatMap(({ id, printed }) => {
    // Of two cards with one id the first counts, as in the import's plan.
    if (printed === undefined || known.has(id)) return [];
    known.add(id);
    return [{ cardId: id, printed, hash: sentencesHash(printed) }];
  });
  const stored = await storedReadings(db, texts);
  // The catalogue says what it said before: which names there are was looked at then, and by the job since.
  if (stored.size === texts.length) return { version: GRAMMAR, texts, ...withKnown(texts, stored, []) };
  const compiler = await compilerNow(
    db,
    cards.flatMap(({ card }) => (card === undefined ? [] : [card])),
  );
  const anew = texts.filter(({ cardId, printed }) => {
    const before = stored.get(cardId);
    return before === undefined || before.names !== namesHash(printed, before.reading, compiler.lexicon);
  });
  for (const { cardId } of anew) stored.delete(cardId);
  return {
    version: compiler.version,
    texts,
    ...withKnown(texts, stored, await readAll(compiler, anew)),
  };
}

/** In the order of the texts. */
function withKnown(
  texts: readonly StoredText[],
  stored: ReadonlyMap<string, ReadCardText>,
  anew: readonly ReadCardText[],
): Pick<CardTexts, 'read' | 'known'> {
  const byCard = new Map([...stored, ...anew.map((each) => [each.cardId, each] as const)]);
  return { read: texts.flatMap(({ cardId }) => byCard.get(cardId) ?? []), known: new Set(stored.keys()) };
}

/** Of these texts those that this compiler's grammar has read, as they are seen now. */
async function storedReadings(
  db: Queryable,
  texts: readonly StoredText[],
): Promise<Map<string, ReadCardText>> {
  const hashes = new Map(texts.map(({ cardId, hash }) => [cardId, hash]));
  const known = new Map<string, ReadCardText>();
  for (let at = 0; at < texts.length; at += IDS) {
    const rows = await db
      .select({ ...getTableColumns(cardTextReadings) })
      .from(cardTextReadings)
      .innerJoin(cardTextState, eq(cardTextState.version, cardTextReadings.version))
      .where(
        and(
          eq(cardTextReadings.version, GRAMMAR),
          inArray(
            cardTextReadings.cardId,
            texts.slice(at, at + IDS).map(({ cardId }) => cardId),
          ),
        ),
      );
    for (const { cardId, hash, names, plays, lines } of rows)
      if (hashes.get(cardId) === hash) known.set(cardId, { cardId, hash, names, reading: { plays, lines } });
  }
  return known;
}

/** Those of these cards; the readings count at once, whatever is being read again meanwhile. */
export async function writeTexts(
  tx: Tx,
  { version, texts, read, known: readings }: CardTexts,
  ids: ReadonlySet<string>,
) {
  const wanted = texts.filter(({ cardId }) => ids.has(cardId));
  const known = await hashesOf(tx, [...ids]);
  const changed = wanted.filter(({ cardId, hash }) => known.get(cardId) !== hash);
  for (let at = 0; at < changed.length; at += CHUNK)
    await tx
      .insert(cardTexts)
      .values(changed.slice(at, at + CHUNK))
      .onConflictDoUpdate({
        target: cardTexts.cardId,
        set: { printed: sql`excluded.printed`, hash: sql`excluded.hash` },
      });
  const seen = await seenFor(tx, version);
  const isChanged = new Set(changed.map(({ cardId }) => cardId));
  // What is stored just so stays; unless another build's readings, or another text's, have taken its place meanwhile.
  const written = read.filter(
    ({ cardId }) => ids.has(cardId) && (seen !== version || isChanged.has(cardId) || !readings.has(cardId)),
  );
  await writeReadings(tx, seen, written);
  // A card's own sentences win over what was shipped for it.
  for (let at = 0; at < written.length; at += IDS)
    await tx.delete(cardTextReadings).where(
      and(
        eq(cardTextReadings.version, SHIPPED),
        inArray(
          cardTextReadings.cardId,
          written.slice(at, at + IDS).map(({ cardId }) => cardId),
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
async function seenFor(tx: Tx, version: string): Promise<string> {
  // The first texts of all are seen as this compiler reads them.
  await tx.insert(cardTextState).values({ version }).onConflictDoNothing();
  const [state] = await tx.select({ version: cardTextState.version }).from(cardTextState).for('share');
  return state?.version ?? version;
}
