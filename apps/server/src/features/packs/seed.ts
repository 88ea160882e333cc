/** Puts the shipped pack types on sale; one that exists already is left as it is. */
import { definePack, packHash, SEEDED_PACK_TYPES, shippedCards } from '@pokesol/cards';
import type { Db } from '../../platform/db/database.ts';
import { packTypes, packTypeVersions } from './tables.ts';

export async function seedPackTypes(db: Db): Promise<void> {
  for (const sold of SEEDED_PACK_TYPES) {
    const definition = definePack(sold, shippedCards(sold.setId));
    await db.transaction(async (tx) => {
      const { id, name, description, price, setId } = sold;
      const added = await tx
        .insert(packTypes)
        .values({ id, name, description, price, setId, version: 1 })
        .onConflictDoNothing()
        .returning({ id: packTypes.id });
      if (added.length === 0) return;
      await tx
        .insert(packTypeVersions)
        .values({ packTypeId: id, version: 1, definition, packHash: packHash(definition) });
    });
  }
}
