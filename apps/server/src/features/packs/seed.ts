/** Puts the shipped pack types on sale; one that exists already is left as it is. */

import { shippedCards } from '@pokesol/cards/catalogue';
import { definePack, packHash, SEEDED_PACK_TYPES, STARTER_PACK } from '@pokesol/packs';
import type { Tx } from '../../platform/db/database.ts';
import { packTypes, packTypeVersions } from './tables.ts';

type Version = Omit<typeof packTypeVersions.$inferInsert, 'packTypeId' | 'version'>;

/** Answers how many were not there before. */
export async function seedPackTypes(tx: Tx): Promise<number> {
  let added = 0;
  for (const sold of SEEDED_PACK_TYPES) {
    const definition = definePack(sold, shippedCards(sold.setId));
    added += await seed(tx, sold, { definition, packHash: packHash(definition) });
  }
  return added + (await seed(tx, STARTER_PACK, { contents: [...STARTER_PACK.contents] }));
}

type Sold = { id: string; name: string; description: string; price: string; setId: string };

async function seed(
  tx: Tx,
  { id, name, description, price, setId }: Sold,
  version: Version,
): Promise<number> {
  const added = await tx
    .insert(packTypes)
    .values({ id, name, description, price, setId, version: 1 })
    .onConflictDoNothing()
    .returning({ id: packTypes.id });
  if (added.length > 0) await tx.insert(packTypeVersions).values({ packTypeId: id, version: 1, ...version });
  return added.length;
}
