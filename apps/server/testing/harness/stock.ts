/** Fills a database with one small set of cards, packs of it and wallets, for tests of the store that need no server. */
import { shippedCards } from '@pokesol/cards/catalogue';
import { definePack, packHash, SEEDED_PACK_TYPES } from '@pokesol/packs';
import { wallets } from '../../src/features/auth/tables.ts';
import { cardSets, cards } from '../../src/features/catalogue/tables.ts';
import { packTypes, packTypeVersions } from '../../src/features/packs/tables.ts';
import type { Db } from '../../src/platform/db/database.ts';

const SET = 'base1';
/** Five cards for 60 tokens. */
export const MINI = 'base1-mini';
/** Eleven cards for 100 tokens. */
export const BOOSTER = 'base1-booster';
/** Costs nothing, the same two cards for everybody. */
export const GIFT = 'gift';

const SOLD = SEEDED_PACK_TYPES.filter(({ id }) => id === MINI || id === BOOSTER);

export async function stock(db: Db, addresses: readonly string[]): Promise<void> {
  await db.insert(wallets).values(addresses.map((address) => ({ address })));
  const total = shippedCards(SET).length;
  await db.insert(cardSets).values({ id: SET, name: 'Base', series: 'Base', printedTotal: total, total });
  await db.insert(cards).values(shippedCards(SET).map((base) => ({ id: base.id, setId: SET, base })));
  const facts = SOLD.map(({ id, name, description, price }) => ({
    id,
    name,
    description,
    price,
    setId: SET,
  }));
  const gift = { id: GIFT, name: 'Gift', price: '0', setId: SET };
  await db.insert(packTypes).values([...facts, gift].map((type) => ({ ...type, version: 1 })));
  for (const sold of SOLD) {
    const definition = definePack(sold, shippedCards(SET));
    const hash = packHash(definition);
    await db.insert(packTypeVersions).values({ packTypeId: sold.id, version: 1, definition, packHash: hash });
  }
  const contents = [{ cardId: 'base1-4', quantity: 2 }] as (typeof packTypeVersions.$inferInsert)['contents'];
  await db.insert(packTypeVersions).values({ packTypeId: GIFT, version: 1, contents });
}
