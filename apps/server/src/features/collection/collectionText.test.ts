/** A collection is read in pieces and sent whole, from its first card on: against the tables, without a server. */
import { asSetId } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine';
import type { UserCardsAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { databasesFor, freshDatabase } from '../../../testing/databases/databases.ts';
import { wallets } from '../auth/tables.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { collectionText } from './collection.ts';
import { userCards } from './tables.ts';

/** As many cards as are read at once. */
const PIECE = 400;
/** Before every letter, so that the first piece must begin at the very first id. */
const SET = '0ld';

test.each(
  databasesFor('behaviour').flatMap((kind) => [1, PIECE, PIECE + 1].map((count) => [kind, count] as const)),
)('on %s, %i cards', async (kind, count) => {
  const { db, close } = await freshDatabase(kind);
  const made = Array.from({ length: count }, (_, index) => {
    const written = { name: `Pokémon ${index}`, cardNumber: `${index}`, rarity: 'common', attributes: {} };
    const card = madeCard(written, asSetId(SET));
    if (isRefusal(card)) throw new Error(JSON.stringify(card.problems));
    return card.card;
  });
  await db.insert(wallets).values({ address: 'ash' });
  await db
    .insert(cardSets)
    .values({ id: SET, name: 'Old', series: 'Custom', printedTotal: count, total: count });
  await db.insert(cards).values(made.map((base) => ({ id: base.id, setId: SET, base })));
  await db.insert(userCards).values(made.map(({ id }) => ({ wallet: 'ash', cardId: id, quantity: 1 })));
  const { cards: sent } = JSON.parse(await collectionText(db, 'ash')) as UserCardsAnswer;
  expect(new Set(sent.map(({ cardId }) => cardId))).toEqual(new Set(made.map(({ id }) => id)));
  expect(sent).toHaveLength(count);
  await close();
});
