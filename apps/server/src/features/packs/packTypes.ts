/** What is for sale: the list of the store, one pack type, and its published odds. */
import type { DeckEntry } from '@pokesol/decks';
import { type PackDefinition, type PackPool, perBucket } from '@pokesol/packs';
import type { OddsAnswer, PackType } from '@pokesol/protocol';
import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm';
import type { Db, Queryable } from '../../platform/db/database.ts';
import { type CallRefusal, refused } from '../../platform/http/refusal.ts';
import { cardSets } from '../catalogue/index.ts';
import type { VersionOfPack } from './packPlays.ts';
import { packTypes, packTypeVersions } from './tables.ts';

/** Joins a pack type with the version that new purchases get. */
export const inForce = and(
  eq(packTypeVersions.packTypeId, packTypes.id),
  eq(packTypeVersions.version, packTypes.version),
);

/** The packs of a withdrawn set are not sold. The free pack stays: newcomers begin with it. */
const isSetOpen = or(eq(cardSets.isActive, true), isNotNull(packTypeVersions.contents));

/** What the server knows besides: the version that a new purchase gets, and how long the pack has been there. */
export type TypeForSale = PackType & VersionOfPack & { readonly createdAt: Date };

/** Without how their cards play. */
export async function packTypesForSale(db: Db): Promise<TypeForSale[]> {
  const rows = await db
    .select({
      type: packTypes,
      contents: packTypeVersions.contents,
      // Of a drawn pack's definition, whose pool is long, the page gets this alone.
      drawn: sql<number | null>`(${packTypeVersions.definition} ->> 'cardCount')::int`,
      setName: cardSets.name,
      series: cardSets.series,
      releaseDate: cardSets.releaseDate,
    })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .innerJoin(cardSets, eq(packTypes.setId, cardSets.id))
    .where(and(eq(packTypes.isActive, true), isSetOpen))
    .orderBy(asc(sql`${packTypes.price}::numeric`), asc(packTypes.id));
  return rows.map(({ type, contents, drawn, setName, series, releaseDate }) => ({
    id: type.id,
    version: type.version,
    createdAt: type.createdAt,
    name: type.name,
    ...(type.description === null ? {} : { description: type.description }),
    price: type.price,
    cardCount: drawn ?? deckSize(contents ?? []),
    setId: type.setId,
    setName,
    series,
    ...(releaseDate === null ? {} : { releaseDate }),
    ...(type.artworkUrl === null ? {} : { artworkUrl: type.artworkUrl }),
  }));
}

export const deckSize = (contents: readonly DeckEntry[]) =>
  contents.reduce((sum, { quantity }) => sum + quantity, 0);

export type PackOnSale = {
  id: string;
  name: string;
  price: string;
  version: number;
  isActive: boolean;
  /** Drawn packs have a definition and its hash, all others the same contents for everybody. */
  drawn: { definition: PackDefinition; packHash: string } | undefined;
  contents: readonly DeckEntry[];
};

/** A pack type with the version in force, on sale or not. */
export async function packOnSale(db: Queryable, id: string): Promise<PackOnSale | undefined> {
  const [row] = await db
    .select({ type: packTypes, version: packTypeVersions, isSetActive: cardSets.isActive })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .innerJoin(cardSets, eq(packTypes.setId, cardSets.id))
    .where(eq(packTypes.id, id));
  if (row === undefined) return undefined;
  const { id: packTypeId, name, price } = row.type;
  const { version, contents } = row.version;
  const isActive = row.type.isActive && (row.isSetActive || contents !== null);
  return {
    id: packTypeId,
    name,
    price,
    isActive,
    version,
    drawn: drawnBy(row.version),
    contents: contents ?? [],
  };
}

function drawnBy({ definition, packHash }: typeof packTypeVersions.$inferSelect): PackOnSale['drawn'] {
  return definition === null || packHash === null ? undefined : { definition, packHash };
}

export async function publishedOdds(db: Db, id: string): Promise<OddsAnswer | CallRefusal> {
  const pack = await packOnSale(db, id);
  if (pack === undefined) return refused('pack-type-unknown');
  if (pack.drawn === undefined) return refused('no-odds');
  const { definition, packHash } = pack.drawn;
  return { packTypeId: id, version: pack.version, packHash, definition: plainDefinition(definition) };
}

/** The definition as it was sold under this version. Throws when there is none: versions are never removed. */
export async function soldDefinition(
  db: Queryable,
  packTypeId: string,
  version: number,
): Promise<{ definition: PackDefinition; packHash: string }> {
  const [row] = await db
    .select()
    .from(packTypeVersions)
    .where(and(eq(packTypeVersions.packTypeId, packTypeId), eq(packTypeVersions.version, version)));
  const drawn = row === undefined ? undefined : drawnBy(row);
  if (drawn === undefined) throw new Error(`pack type ${packTypeId} was never drawn by version ${version}`);
  return drawn;
}

/** The same definition with arrays that may be written to, as the answer's schema has them. */
export function plainDefinition({ setId, cardCount, odds, pool }: PackDefinition): OddsAnswer['definition'] {
  return {
    setId,
    cardCount,
    odds: { ...odds },
    pool: plainPool(pool),
  };
}

export const plainPool = (pool: PackPool): OddsAnswer['definition']['pool'] =>
  perBucket((bucket) => [...pool[bucket]]);
