/** Makes a booster of each shipped set, once; it is on sale at once where enough of its cards play. */
import { asSetId } from '@pokesol/cards';
import { boosterId, boosterOf, type DrawnPackType, type PackDefinition, packHash } from '@pokesol/packs';
import { and, inArray, ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/database.ts';
import { cardSets } from '../catalogue/index.ts';
import { cardsNotInFull, idsIn, type PlaysDeps, playsAmong } from './packPlays.ts';
import { poolsOf } from './pool.ts';
import { packTypes, packTypeVersions } from './tables.ts';

type Booster = { readonly sold: DrawnPackType; readonly definition: PackDefinition };

/** A booster that is there stays as it is, whatever an admin made of it. Answers how many were not. */
export async function seedBoosters(
  { db, ...deps }: Omit<PlaysDeps, 'now'>,
  setIds: readonly string[],
): Promise<number> {
  const boosters = await missingBoosters(db, setIds);
  if (boosters.length === 0) return 0;
  const notInFull = await cardsNotInFull({ db, ...deps });
  return db.transaction(async (tx) => {
    const added = await tx
      .insert(packTypes)
      .values(
        boosters.map(({ sold: { id, name, description, price, setId }, definition }) => ({
          id,
          name,
          description,
          price,
          setId,
          version: 1,
          isActive: !playsAmong(idsIn(definition.pool), notInFull).isFew,
        })),
      )
      .onConflictDoNothing()
      .returning({ id: packTypes.id });
    const isAdded = new Set(added.map(({ id }) => id));
    const versions = boosters
      .filter(({ sold }) => isAdded.has(sold.id))
      .map(({ sold: { id }, definition }) => ({
        packTypeId: id,
        version: 1,
        definition,
        packHash: packHash(definition),
      }));
    if (versions.length > 0) await tx.insert(packTypeVersions).values(versions);
    return added.length;
  });
}

/** Of a set that an admin made under a shipped id, the packs are the admin's too. */
async function missingBoosters(db: Db, setIds: readonly string[]): Promise<readonly Booster[]> {
  const ids = setIds.map(boosterId);
  const there = await db.select({ id: packTypes.id }).from(packTypes).where(inArray(packTypes.id, ids));
  const known = new Set(there.map(({ id }) => id));
  const missing = setIds.filter((setId) => !known.has(boosterId(setId)));
  if (missing.length === 0) return [];
  const sets = await db
    .select({ id: cardSets.id, name: cardSets.name, releaseDate: cardSets.releaseDate })
    .from(cardSets)
    .where(and(inArray(cardSets.id, missing), ne(cardSets.origin, 'made')));
  const poolOf = await poolsOf(
    db,
    sets.map(({ id }) => id),
  );
  return sets.flatMap(({ id, name, releaseDate }) => {
    const setId = asSetId(id);
    const pool = poolOf(id);
    const sold = boosterOf({ id: setId, name, releaseDate: releaseDate ?? '' }, pool);
    if (sold === undefined) return [];
    return [{ sold, definition: { setId, cardCount: sold.cardCount, odds: sold.rarityOdds, pool } }];
  });
}
