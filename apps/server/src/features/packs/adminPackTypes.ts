/** Pack types as the admin area lists them: all of them, with what was sold and what their set has changed since. */
import { BUCKETS } from '@pokesol/cards';
import type { PackPool } from '@pokesol/packs';
import type { AdminPackType, PackPlays } from '@pokesol/protocol';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { revisionOf } from '../audit/index.ts';
import { cardSets } from '../catalogue/index.ts';
import type { PlaysOfPacks } from './packPlays.ts';
import { deckSize, inForce } from './packTypes.ts';
import { poolsOf } from './pool.ts';
import { packTypes, packTypeVersions, purchases } from './tables.ts';

type TypeRow = typeof packTypes.$inferSelect;

export async function adminPackTypes(db: Db, playsOf: PlaysOfPacks, id?: string): Promise<AdminPackType[]> {
  const rows = await db
    .select({
      type: packTypes,
      version: packTypeVersions,
      setName: cardSets.name,
      series: cardSets.series,
      releaseDate: cardSets.releaseDate,
    })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .innerJoin(cardSets, eq(packTypes.setId, cardSets.id))
    .where(id === undefined ? undefined : eq(packTypes.id, id))
    .orderBy(asc(sql`${packTypes.price}::numeric`), asc(packTypes.id));
  const sold = await soldOf(db, id);
  const poolOf = await poolsOf(db, [...new Set(rows.map(({ type }) => type.setId))]);
  const plays = await playsOf(rows.map(({ type }) => type));
  return rows.map(({ type, version: { definition, contents }, setName, series, releaseDate }) => ({
    id: type.id,
    name: type.name,
    ...(type.description === null ? {} : { description: type.description }),
    price: type.price,
    cardCount: definition?.cardCount ?? deckSize(contents ?? []),
    setId: type.setId,
    setName,
    series,
    ...(releaseDate === null ? {} : { releaseDate }),
    ...playsField(plays.get(type.id)),
    ...(type.artworkUrl === null ? {} : { artworkUrl: type.artworkUrl }),
    isActive: type.isActive,
    version: type.version,
    revision: revisionOf(editablePackType(type)),
    ...(definition === null ? {} : { rarityOdds: { ...definition.odds } }),
    ...(sold.get(type.id) ?? { sold: 0, unopened: 0, burned: 0 }),
    poolChange: poolChange(definition?.pool, poolOf(type.setId)),
  }));
}

const playsField = (plays: PackPlays | undefined) => (plays === undefined ? {} : { plays });

/** All that an edit can change: what a revision is made of. */
export const editablePackType = ({
  version,
  name,
  description,
  price,
  artworkUrl,
  isActive,
}: TypeRow): unknown[] => [version, name, description, price, artworkUrl, isActive];

async function soldOf(db: Db, id: string | undefined) {
  const rows = await db
    .select({
      id: purchases.packTypeId,
      // A purchase whose burn the chain dropped sold nothing.
      sold: sql<number>`(count(*) filter (where ${purchases.status} <> 'revoked'))::int`,
      unopened: sql<number>`(count(*) filter (where ${purchases.status} = 'confirmed'))::int`,
      // Summed exactly; a number only at the end.
      burned:
        sql`coalesce(sum(${purchases.price}::numeric) filter (where ${purchases.status} <> 'revoked'), 0)`.mapWith(
          Number,
        ),
    })
    .from(purchases)
    .where(id === undefined ? undefined : eq(purchases.packTypeId, id))
    .groupBy(purchases.packTypeId);
  return new Map(rows.map(({ id: packTypeId, ...counts }) => [packTypeId, counts]));
}

function poolChange(sold: PackPool | undefined, now: PackPool): AdminPackType['poolChange'] {
  if (sold === undefined) return { added: 0, withdrawn: 0, moved: 0 };
  const bucketsOf = (pool: PackPool) =>
    new Map(BUCKETS.flatMap((bucket) => pool[bucket].map((id) => [id, bucket] as const)));
  const was = bucketsOf(sold);
  const is = bucketsOf(now);
  const both = [...is.keys()].filter((id) => was.has(id));
  return {
    added: is.size - both.length,
    withdrawn: was.size - both.length,
    moved: both.filter((id) => was.get(id) !== is.get(id)).length,
  };
}
