/** Finds the packs of a set whose pool misses some of its cards: a pool stays as published until an admin renews it. */
import { BUCKETS, type Card } from '@pokesol/cards';
import { buildPool, type PackPool } from '@pokesol/packs';
import { eq } from 'drizzle-orm';
import type { Queryable } from '../../platform/db/database.ts';
import { inForce, packPoolOf, packTypes, packTypeVersions } from '../packs/index.ts';

/** Names, in their order; `coming` are cards about to be here. Packs that are the same for everybody draw nothing. */
export async function outdatedPools(
  db: Queryable,
  setId: string,
  coming: readonly Card[] = [],
): Promise<string[]> {
  const sold = await db
    .select({ name: packTypes.name, definition: packTypeVersions.definition })
    .from(packTypes)
    .innerJoin(packTypeVersions, inForce)
    .where(eq(packTypes.setId, setId));
  if (sold.length === 0) return [];
  const now = [...idsIn(await packPoolOf(db, setId)), ...idsIn(buildPool(coming))];
  const behind = sold.filter(({ definition }) => {
    if (definition === null) return false;
    const drawn = new Set(idsIn(definition.pool));
    return now.some((id) => !drawn.has(id));
  });
  return behind.map(({ name }) => name).sort();
}

const idsIn = (pool: PackPool): string[] => BUCKETS.flatMap((bucket) => [...pool[bucket]]);
