/** Loads the shipped sets into the database, in bulk: once, and again a set whose file has changed. */
import { shippedLines } from '@pokesol/card-text/cards';
import { SHIPPED_SETS } from '@pokesol/cards/catalogue';
import { readSetFile, type ShippedCard, type ShippedSet } from '@pokesol/cards/sets';
import { and, eq, exists, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/database.ts';
import { cardTextReadings, cardTexts, SHIPPED } from '../cardText/index.ts';
import { cardSets, cards, RENEWED } from '../catalogue/index.ts';
import { baseSetFile, playsOf, type SetFile, setFilesIn } from './setFiles.ts';
import { shippedSets } from './tables.ts';

/**
 * A set and its version in one transaction each, so that a start which is cut goes on with the next set. Without a folder the
 * Base set alone, which every server plays. Answers the ids of all sets.
 */
export async function loadShippedSets(db: Db, folder: string | undefined): Promise<readonly string[]> {
  const files = folder === undefined ? [baseSetFile()] : await setFilesIn(folder);
  const loaded = await versionsIn(db);
  for (const file of files)
    if (loaded.get(file.setId) !== file.version) await db.transaction((tx) => loadSet(tx, file));
  return files.map(({ setId }) => setId);
}

async function versionsIn(db: Db): Promise<ReadonlyMap<string, string>> {
  // A server of an earlier build removes readings that it does not know; then all are loaded again.
  const anyReading = db
    .select({ cardId: cardTextReadings.cardId })
    .from(cardTextReadings)
    .where(eq(cardTextReadings.version, SHIPPED));
  const rows = await db.select().from(shippedSets).where(exists(anyReading));
  return new Map(rows.map(({ setId, version }) => [setId, version]));
}

async function loadSet(tx: Tx, { setId, version, text }: SetFile): Promise<void> {
  const shipped = readSetFile(text);
  const isLoaded = await holdSet(tx, shipped);
  if (isLoaded) {
    // Two of them are seeded besides, with the packs that are sold of them.
    if (SHIPPED_SETS.every(({ id }) => id !== setId)) await writeFacts(tx, setId, shipped.cards);
    await writeShippedReadings(tx, setId, shipped.cards);
  }
  await tx
    .insert(shippedSets)
    .values({ setId, version })
    .onConflictDoUpdate({ target: shippedSets.setId, set: { version } });
}

/** Whether the set is the product's to fill: not one that an admin made under that id. Who loads it meanwhile waits. */
async function holdSet(tx: Tx, { set }: ShippedSet): Promise<boolean> {
  const { id, name, series, printedTotal, total, releaseDate } = set;
  const facts = { series, printedTotal, total, releaseDate, code: set.code || null };
  await tx
    .insert(cardSets)
    .values({ id, name, ...facts })
    .onConflictDoNothing();
  const [row] = await tx.select().from(cardSets).where(eq(cardSets.id, id)).for('no key update');
  if (row?.origin === 'shipped') await tx.update(cardSets).set(facts).where(eq(cardSets.id, id));
  return row !== undefined && row.origin !== 'made';
}

/** Cards that a catalogue brought before keep what it said of them. */
async function writeFacts(tx: Tx, setId: string, shipped: readonly ShippedCard[]): Promise<void> {
  const list = JSON.stringify(shipped.map(({ card }) => card));
  await tx.execute(sql`
    insert into ${cards} (id, set_id, base)
    select card ->> 'id', ${setId}, card from jsonb_array_elements(${list}::jsonb) as card
    on conflict (id) do update set base = ${RENEWED}, updated_at = now()
    where ${cards.setId} = ${setId} and ${cards.origin} = 'shipped' and ${cards.base} is distinct from ${RENEWED}`);
}

/** Of cards whose sentences are stored, those count. */
async function writeShippedReadings(tx: Tx, setId: string, shipped: readonly ShippedCard[]): Promise<void> {
  const list = JSON.stringify(shipped.map(readingOf));
  await tx.execute(sql`
    delete from ${cardTextReadings} using ${cards}
    where ${and(eq(cards.id, cardTextReadings.cardId), eq(cards.setId, setId), eq(cardTextReadings.version, SHIPPED))}`);
  await tx.execute(sql`
    insert into ${cardTextReadings} (card_id, version, hash, plays, lines)
    select reading ->> 'id', ${SHIPPED}, '', reading ->> 'plays', reading -> 'lines'
    from jsonb_array_elements(${list}::jsonb) as reading
      join ${cards} on ${cards.id} = reading ->> 'id' and ${cards.setId} = ${setId} and ${cards.origin} <> 'made'
    where not exists (select from ${cardTexts} where ${cardTexts.cardId} = reading ->> 'id')`);
}

const readingOf = (shipped: ShippedCard) => ({
  id: shipped.card.id,
  plays: playsOf(shipped),
  lines: shippedLines(shipped),
});
