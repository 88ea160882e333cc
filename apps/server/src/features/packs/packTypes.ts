/** What is for sale: the list of the store, one pack type, and its published odds. */
import type { PackDefinition } from '@pokesol/cards';
import type { OddsAnswer, PackType } from '@pokesol/protocol';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cardSets } from '../catalogue/tables.ts';
import { packTypes, packTypeVersions } from './tables.ts';

const inForce = and(
  eq(packTypeVersions.packTypeId, packTypes.id),
  eq(packTypeVersions.version, packTypes.version),
);

export async function packTypesForSale(db: Db): Promise<PackType[]> {
  const rows = await db
    .select({ type: packTypes, definition: packTypeVersions.definition, setName: cardSets.name })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .innerJoin(cardSets, eq(packTypes.setId, cardSets.id))
    .where(eq(packTypes.isActive, true))
    .orderBy(asc(sql`${packTypes.price}::numeric`), asc(packTypes.id));
  return rows.map(({ type, definition, setName }) => ({
    id: type.id,
    name: type.name,
    ...(type.description === null ? {} : { description: type.description }),
    price: type.price,
    cardCount: definition.cardCount,
    setId: type.setId,
    setName,
    ...(type.artworkUrl === null ? {} : { artworkUrl: type.artworkUrl }),
  }));
}

export type PackOnSale = {
  id: string;
  name: string;
  price: string;
  version: number;
  isActive: boolean;
  packHash: string;
};

/** A pack type with the version in force, on sale or not. */
export async function packOnSale(db: Db, id: string): Promise<PackOnSale | undefined> {
  const [row] = await db
    .select({
      id: packTypes.id,
      name: packTypes.name,
      price: packTypes.price,
      version: packTypes.version,
      isActive: packTypes.isActive,
      packHash: packTypeVersions.packHash,
    })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .where(eq(packTypes.id, id));
  return row;
}

export async function publishedOdds(db: Db, id: string): Promise<OddsAnswer | undefined> {
  const [row] = await db
    .select({
      version: packTypes.version,
      packHash: packTypeVersions.packHash,
      definition: packTypeVersions.definition,
    })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .where(eq(packTypes.id, id));
  return row === undefined
    ? undefined
    : { packTypeId: id, ...row, definition: plainDefinition(row.definition) };
}

/** The definition as it was sold under this version. Throws when there is none: versions are never removed. */
export async function soldDefinition(
  db: Db,
  packTypeId: string,
  version: number,
): Promise<{ definition: PackDefinition; packHash: string }> {
  const [row] = await db
    .select({ definition: packTypeVersions.definition, packHash: packTypeVersions.packHash })
    .from(packTypeVersions)
    .where(and(eq(packTypeVersions.packTypeId, packTypeId), eq(packTypeVersions.version, version)));
  if (row === undefined) throw new Error(`pack type ${packTypeId} has no version ${version}`);
  return row;
}

/** The same definition with arrays that may be written to, as the answer's schema has them. */
export function plainDefinition({ setId, cardCount, odds, pool }: PackDefinition): OddsAnswer['definition'] {
  return {
    setId,
    cardCount,
    odds: { ...odds },
    pool: {
      common: [...pool.common],
      uncommon: [...pool.uncommon],
      rare: [...pool.rare],
      epic: [...pool.epic],
      legendary: [...pool.legendary],
    },
  };
}
