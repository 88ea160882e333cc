/** 'Seed Sample Data': puts back what the product ships and this database lacks; whatever is there stays as it is. */
import type { SeedDataAnswer } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import type { AdminIdentity } from '../../platform/http/access.ts';
import { recordAudit } from '../audit/index.ts';
import { seedCatalogue } from '../catalogue/index.ts';
import { seedPackTypes } from '../packs/index.ts';

/** All or nothing, and written down. A second call at the same time waits, and adds nothing. */
export async function seedData(db: Db, admin: AdminIdentity, now: Date): Promise<SeedDataAnswer> {
  return db.transaction(async (tx) => {
    const { sets, cards } = await seedCatalogue(tx);
    const added = { sets, cards, packTypes: await seedPackTypes(tx) };
    await recordAudit(tx, admin, now, { action: 'seed-data', after: added });
    return added;
  });
}
