/** Brings what a server sells and plays with into its database, before it opens: cards, their texts, packs and boosters. */
import { type CompilerNow, compilerOfServer } from './features/cardText/index.ts';
import { seedCatalogue } from './features/catalogue/index.ts';
import { seedBoosters, seedPackTypes } from './features/packs/index.ts';
import { loadShippedSets } from './features/shipped/index.ts';
import type { Db } from './platform/db/database.ts';

export async function seedStock(db: Db, shippedSets: string | undefined): Promise<CompilerNow> {
  await db.transaction(seedCatalogue);
  const compilerNow = compilerOfServer();
  const shipped = await loadShippedSets(db, shippedSets);
  await db.transaction(seedPackTypes);
  if (shippedSets !== undefined) await seedBoosters({ db, compilerNow }, shipped);
  return compilerNow;
}
