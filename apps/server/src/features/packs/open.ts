/** Opens a pack: draws its cards, adds them to the collection and marks it opened, in one statement. */
import { asCardId, type Card, type CardId } from '@pokesol/cards';
import { bytesOfTransactionId } from '@pokesol/chain';
import { type Draw, packDrawer } from '@pokesol/packs';
import { cardJsonOf, type OpenAnswer } from '@pokesol/protocol';
import { and, desc, eq, type Name, type SQL, sql } from 'drizzle-orm';
import type { Db, Queryable, Tx } from '../../platform/db/database.ts';
import { fixedStatement, named, oneStatement, rowsOf } from '../../platform/db/statement.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardSets, cards, cardsById, SET_FACTS } from '../catalogue/index.ts';
import { addToCollectionSql, countedLines } from '../collection/index.ts';
import { createPackCache, type PackCache } from './packCache.ts';
import { soldDefinition } from './packTypes.ts';
import { type PurchaseRow, packNameOf, purchaseJson } from './purchases.ts';
import { packTypes, purchases } from './tables.ts';

/** Opens this purchase. One that is open already answers with the same cards and grants nothing. */
export async function openPurchase(
  db: Db,
  wallet: string,
  id: string,
  now: Date,
  cache = createPackCache(),
): Promise<OpenAnswer | CallRefusal> {
  const known = cache.purchases.get(id);
  cache.purchases.forget(id);
  const opened = known?.wallet === wallet ? await openNow({ db, cache }, known, now) : undefined;
  const which = and(eq(purchases.id, id), eq(purchases.wallet, wallet));
  return opened ?? open({ db, cache }, which, 'purchase-unknown', now);
}

/** Opens the newest unopened purchase of this pack type. */
export function openLatest(
  db: Db,
  wallet: string,
  packTypeId: string,
  now: Date,
  cache = createPackCache(),
): Promise<OpenAnswer | CallRefusal> {
  const unopened = and(
    eq(purchases.wallet, wallet),
    eq(purchases.packTypeId, packTypeId),
    eq(purchases.status, 'confirmed'),
  );
  return open({ db, cache }, unopened, 'nothing-to-open', now);
}

type PackStore = { readonly db: Queryable; readonly cache: PackCache };

async function open(
  store: PackStore,
  which: SQL | undefined,
  none: 'purchase-unknown' | 'nothing-to-open',
  now: Date,
): Promise<OpenAnswer | CallRefusal> {
  for (;;) {
    const [row] = await store.db
      .select()
      .from(purchases)
      .where(which)
      .orderBy(desc(purchases.createdAt), desc(purchases.id))
      .limit(1);
    if (row === undefined) return refused(none);
    if (row.status === 'revoked') return refused('pack-revoked');
    if (row.drawn !== null) return answerOf(store.db, row, row.drawn);
    const opened = await openNow(store, row, now);
    if (opened !== undefined) return opened;
    // Opened or revoked between the look and the write: what it is now, the next look says.
  }
}

type Opening = {
  id: string;
  wallet: string;
  openedAt: string;
  /** The cards in their order, as JSON. */
  drawn: string;
  /** How many of each, and what mark this server knows it by, as JSON. */
  lines: string;
};

/** Of a card that this server knows as it is: no facts, no set. */
type ShownCard = { pack_name: string; card_id: string; mark: string } & (
  | { facts: Card; set: Parameters<typeof cardJsonOf>[1] }
  | { facts: null; set: null }
);

/**
 * Its own row makes two openings of one pack take turns; the second finds it opened, and adds nothing. Of the lines the planner
 * expects a hundred, and would read the whole catalogue for a join with them; of an array it expects ten.
 */
const openOne = fixedStatement<Opening>((value) => {
  const opened = named(
    'opened',
    sql`update ${purchases} set status = 'opened', opened_at = ${value('openedAt')}, drawn = ${value('drawn')}
      where id = ${value('id')} and wallet = ${value('wallet')} and status = 'confirmed' and drawn is null
      returning pack_type_id`,
  );
  const line = named(
    'line',
    sql`select * from jsonb_to_recordset(${value('lines')}::jsonb)
      as line(place integer, card_id text, quantity integer, mark text)`,
  );
  const kept = named('kept', addToCollectionSql(value('wallet'), line.name, opened.name));
  const set = sql.join(
    Object.entries(SET_FACTS).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  );
  // The mark is another one when anything of what is shown is.
  const shown = named(
    'shown',
    sql`select ${cards.id} as card_id, ${cards.facts} as facts, said.set,
        hashtextextended(said.set::text, ${cards.fingerprint})::text as mark
      from ${cards} join ${cardSets} on ${cardSets.id} = ${cards.setId}
      cross join lateral (select json_build_object(${set}) as set) as said
      where ${cards.id} = any(array(select card_id from ${line.name}))`,
  );
  const news = (column: Name) =>
    sql`case when ${line.name}.mark is distinct from ${shown.name}.mark then ${shown.name}.${column} end as ${column}`;
  return oneStatement(
    [opened, line, kept, shown],
    sql`select ${packTypes.name} as pack_name, ${shown.name}.card_id as card_id, ${shown.name}.mark as mark,
        ${news(sql.identifier('facts'))}, ${news(sql.identifier('set'))}
      from ${opened.name}
      join ${packTypes} on ${packTypes.id} = ${opened.name}.pack_type_id
      cross join ${shown.name}
      join ${line.name} on ${line.name}.card_id = ${shown.name}.card_id`,
  );
});

type Opened = { readonly purchase: PurchaseRow; readonly answer: OpenAnswer };

/** Of a closed purchase that the caller has locked; what it answers is written. */
export async function drawNow(tx: Tx, row: PurchaseRow, now: Date): Promise<PurchaseRow> {
  const opened = await write({ db: tx, cache: createPackCache() }, row, now);
  if (opened === undefined) throw new Error(`purchase ${row.id} vanished while it was open`);
  return opened.purchase;
}

const openNow = async (store: PackStore, row: PurchaseRow, now: Date): Promise<OpenAnswer | undefined> =>
  (await write(store, row, now))?.answer;

/** `undefined` when it is not there to be opened any more: then nothing was written. */
async function write(store: PackStore, row: PurchaseRow, now: Date): Promise<Opened | undefined> {
  const draw = await drawerOf(store, row);
  const drawn = draw({
    seed: Buffer.from(row.seed, 'hex'),
    signature: bytesOfTransactionId(row.transactionSignature),
  }).map(asCardId);
  const { id, wallet } = row;
  const lines = countedLines(drawn).map((line) => ({ ...line, known: store.cache.cards.get(line.card_id) }));
  const written = await store.db.execute(
    openOne({
      id,
      wallet,
      openedAt: now.toISOString(),
      drawn: JSON.stringify(drawn),
      lines: JSON.stringify(lines.map(({ known, ...line }) => ({ ...line, mark: known?.mark ?? null }))),
    }),
  );
  const shown = rowsOf<ShownCard>(written);
  const [first] = shown;
  if (first === undefined) return undefined;
  // What was known when the statement was asked: another opening may have put newer ones in its place since.
  const byId = new Map(lines.map(({ card_id: cardId, known }) => [cardId, known?.json]));
  for (const { card_id: cardId, mark, facts, set } of shown) {
    if (facts === null) continue;
    const json = cardJsonOf(facts, set);
    store.cache.cards.put(cardId, { mark, json });
    byId.set(cardId, json);
  }
  const purchase: PurchaseRow = { ...row, status: 'opened', openedAt: now, drawn };
  const cardsDrawn = drawn.map((each) => {
    const card = byId.get(each);
    if (card === undefined) throw new Error(`card ${each} was drawn but is not in the catalogue`);
    return card;
  });
  return { purchase, answer: { purchase: purchaseJson(purchase, first.pack_name), cards: cardsDrawn } };
}

async function drawerOf(
  { db, cache }: PackStore,
  { packTypeId, version }: PurchaseRow,
): Promise<(draw: Draw) => CardId[]> {
  const key = `${packTypeId} ${version}`;
  const known = cache.drawers.get(key);
  if (known !== undefined) return known;
  const { definition } = await soldDefinition(db, packTypeId, version);
  const drawer = packDrawer(definition);
  cache.drawers.put(key, drawer);
  return drawer;
}

async function answerOf(db: Queryable, row: PurchaseRow, drawn: readonly string[]): Promise<OpenAnswer> {
  return {
    purchase: purchaseJson(row, await packNameOf(db, row.packTypeId)),
    cards: await cardsById(db, drawn),
  };
}
