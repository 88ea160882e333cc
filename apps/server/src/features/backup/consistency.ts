/** Whether a database is consistent in itself: burns = packs, cards = openings, points = ledger, boards = logs. Changes nothing. */
import { verifyProof } from '@pokesol/packs';
import { getBase58Encoder } from '@solana/kit';
import { desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { battleArchive, battles, isArchivedAsPlayed, isAsPlayed } from '../battles/index.ts';
import { wrongCounters } from '../campaign/index.ts';
import { purchases, soldDefinition } from '../packs/index.ts';

export type Checked = {
  readonly what: string;
  /** How many were looked at. */
  readonly looked: number;
  /** Which were wrong, by their ids. */
  readonly wrong: readonly string[];
};

/** Enough to meet what went wrong everywhere; what was touched last is in it. */
const SAMPLE = 200;

/** `sample`: so many draws and battles are played again, the newest; all the rest is looked at whole. */
export async function checkConsistency(db: Queryable, sample = SAMPLE): Promise<Checked[]> {
  return [
    await burnsArePacks(db),
    await drawsAreProved(db, sample),
    await sumsArePurchases(db),
    await cardsAreOpenings(db),
    await pointsAreLedger(db),
    await listsAreBattles(db),
    await linesHaveBattles(db),
    await logsAreWhole(db),
    await boardsAreLogs(db, sample),
    await archivesAreWhole(db),
    await archivesArePlayed(db, sample),
  ];
}

/** A burn is in one purchase by a unique key; this looks whether it is the one that was offered, and opened as it says. */
async function burnsArePacks(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select p.id::text as id from purchases p left join purchase_intents i on i.id = p.intent_id
    where (i.id is not null and (i.pack_type_id, i.version, i.amount, i.seed) <> (p.pack_type_id, p.version, p.amount, p.seed))
      or (p.status = 'opened') <> (p.drawn is not null)
      or not exists (select from pack_type_versions v where v.pack_type_id = p.pack_type_id and v.version = p.version)
    order by id`,
  );
  return { what: 'burns = packs', looked: await count(db, sql`purchases`), wrong };
}

async function drawsAreProved(db: Queryable, sample: number): Promise<Checked> {
  const rows = await db
    .select()
    .from(purchases)
    .where(eq(purchases.status, 'opened'))
    .orderBy(desc(purchases.openedAt), desc(purchases.id))
    .limit(sample);
  const wrong: string[] = [];
  for (const { id, packTypeId, version, seed, seedHash, transactionSignature, drawn } of rows) {
    const proof = verifyProof({
      ...(await soldDefinition(db, packTypeId, version)),
      seed: Buffer.from(seed, 'hex'),
      seedHash,
      signature: new Uint8Array(getBase58Encoder().encode(transactionSignature)),
      cards: drawn ?? [],
    });
    if (proof !== null) wrong.push(id);
  }
  return { what: 'packs = their draws', looked: rows.length, wrong };
}

/** Each stored sum of the overview equals what was paid on its day. */
async function sumsArePurchases(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select kept.day as id from purchase_sums kept left join (
      select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD') as day, count(*) as packs, sum(price::numeric) as poke
      from purchases where status <> 'revoked' group by 1
    ) as paid on paid.day = kept.day
    where paid.packs is distinct from kept.packs or paid.poke is distinct from kept.poke
    order by id`,
  );
  return { what: 'sums = purchases', looked: await count(db, sql`purchase_sums`), wrong };
}

/** What a wallet has is what its opened packs and its free pack held, card by card. */
async function cardsAreOpenings(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    with given as (
      select wallet, card_id, sum(quantity) as quantity from (
        select wallet, card.value as card_id, 1 as quantity
        from purchases, jsonb_array_elements_text(drawn) as card where drawn is not null
        union all
        select f.wallet, line ->> 'cardId', (line ->> 'quantity')::integer
        from free_pack_claims f join pack_type_versions v on v.pack_type_id = f.pack_type_id and v.version = f.version,
          jsonb_array_elements(v.contents) as line
      ) as each group by wallet, card_id
    )
    select distinct coalesce(given.wallet, owned.wallet) as id
    from given full join user_cards owned on owned.wallet = given.wallet and owned.card_id = given.card_id
    where given.quantity is distinct from owned.quantity
    order by id`,
  );
  return { what: 'cards = openings', looked: await count(db, sql`user_cards`), wrong };
}

async function pointsAreLedger(db: Queryable): Promise<Checked> {
  const looked = await count(db, sql`point_entries`);
  return { what: 'points = ledger', looked, wrong: await wrongCounters(db) };
}

/**
 * A battle stands in the list of each of its people: without a result while it is open, then as it ended, unless its effect still waits
 * to be written.
 */
async function listsAreBattles(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select distinct b.id::text as id from battles b
    join battle_seats own on own.battle_id = b.id and own.wallet is not null
    left join wallet_battles line on line.wallet = own.wallet and line.battle_id = b.id
    where (line.wallet is null or line.result is distinct from (case when b.status = 'open' then null
        when b.status = 'abandoned' then 'abandoned' when b.winner is null then 'draw'
        when b.winner = own.seat then 'victory' else 'defeat' end))
      and not exists (select from battle_effects e where e.battle_id = b.id and e.seat = own.seat)
    order by id`,
  );
  return {
    what: 'lists of battles = battles',
    wrong,
    looked: await count(db, sql`wallet_battles`),
  };
}

/**
 * No line names a missing battle, except the claim of a battle that was about to begin, now or at the moment to which the database
 * was restored. The claim of a server that died stays until its wallet plays again, which it may do at once.
 */
async function linesHaveBattles(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select distinct line.battle_id::text as id from wallet_battles line
    left join battles b on b.id = line.battle_id
    where b.id is null and (line.result is not null or (line.claimed_until <= now() - interval '1 hour'
      and not exists (select from restores where abs(extract(epoch from line.claimed_until - taken_at)) < 60)))
    order by id`,
  );
  return { what: 'lines = battles that are there', looked: await count(db, sql`wallet_battles`), wrong };
}

/** Every action up to the board's version is there, and none behind it. */
async function logsAreWhole(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select b.id::text as id from battles b
    left join (select battle_id, count(*) as rows, max(version) as last from battle_actions group by battle_id) as log
      on log.battle_id = b.id
    where not b.is_archived and (log.last is distinct from b.version or log.rows <> b.version + 1)
    order by id`,
  );
  return {
    what: 'battles = their logs',
    wrong,
    looked: await count(db, sql`battles where not is_archived`),
  };
}

/** Those of other rules cannot be played again, and are not looked at. */
async function boardsAreLogs(db: Queryable, sample: number): Promise<Checked> {
  const newest = await db
    .select({ id: battles.id })
    .from(battles)
    .where(eq(battles.isArchived, false))
    .orderBy(desc(battles.touchedAt), desc(battles.id))
    .limit(sample);
  const wrong: string[] = [];
  let looked = 0;
  for (const { id } of newest) {
    const [row] = await db.select().from(battles).where(eq(battles.id, id));
    const isRight = row !== undefined && (await isAsPlayed(db, row));
    if (typeof isRight === 'object' && isRight.outcome === 'other-rules') continue;
    looked += 1;
    if (isRight !== true) wrong.push(id);
  }
  return { what: 'boards = their logs, played again', looked, wrong };
}

/** Each archived battle has its document, as it was written, and no log beside it; no other has one. */
async function archivesAreWhole(db: Queryable): Promise<Checked> {
  const wrong = await ids(
    db,
    sql`
    select b.id::text as id from battles b left join battle_archive a on a.battle_id = b.id
    where b.is_archived <> (a.battle_id is not null)
      or (b.is_archived and (a.hash <> encode(sha256(a.document), 'hex')
        or b.status = 'open' or exists (select from battle_actions where battle_id = b.id)))
    order by id`,
  );
  return { what: 'archived battles = their documents', looked: await count(db, sql`battle_archive`), wrong };
}

/** As `boardsAreLogs`, of those that were archived last. */
async function archivesArePlayed(db: Queryable, sample: number): Promise<Checked> {
  const newest = await db
    .select({ battle: battles })
    .from(battleArchive)
    .innerJoin(battles, eq(battles.id, battleArchive.battleId))
    .orderBy(desc(battleArchive.archivedAt), desc(battleArchive.battleId))
    .limit(sample);
  const wrong: string[] = [];
  let looked = 0;
  for (const { battle } of newest) {
    const { outcome } = await isArchivedAsPlayed(db, battle);
    if (outcome === 'other-rules') continue;
    looked += 1;
    if (outcome !== 'same') wrong.push(battle.id);
  }
  return { what: 'archived battles = their logs, played again', looked, wrong };
}

async function ids(db: Queryable, query: ReturnType<typeof sql>): Promise<string[]> {
  return rowsOf<{ id: string }>(await db.execute(query)).map(({ id }) => id);
}

async function count(db: Queryable, table: ReturnType<typeof sql>): Promise<number> {
  const answer = await db.execute(sql`select count(*)::integer as rows from ${table}`);
  return rowsOf<{ rows: number }>(answer)[0]?.rows ?? 0;
}
