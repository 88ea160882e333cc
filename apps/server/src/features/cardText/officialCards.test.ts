/** The facts of a card that follow from the other cards of the catalogue. */
import { asCardId } from '@pokesol/cards';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { databasesFor, startTestServer } from '../../../testing/index.ts';
import { cards } from '../catalogue/tables.ts';
import { officialCards } from './officialCards.ts';
import { compilerOfServer } from './version.ts';

test.each(databasesFor('behaviour'))(
  'on %s: whether anything evolves from it, in whatever deck that is',
  async (kind) => {
    const server = await startTestServer({ kind });
    try {
      const facts = await officialCards(server.database.db, compilerOfServer(), ['base1-46', 'base1-4']);
      const [charmander, charizard] = [facts.get('base1-46'), facts.get('base1-4')];
      expect(charmander).toMatchObject({ name: 'Charmander' });
      expect(charmander).not.toHaveProperty('final');
      expect(charizard).toMatchObject({ name: 'Charizard', final: true, line: ['Charmeleon', 'Charmander'] });

      const { db } = server.database;
      const [shipped] = await db.select({ base: cards.base }).from(cards).where(eq(cards.id, 'base1-46'));
      if (shipped === undefined) throw new Error('There is no base1-46');
      const id = asCardId('base1-246');
      const base = { ...shipped.base, id, cardNumber: '246', name: 'Charmander δ' };
      await db.insert(cards).values({ id, setId: 'base1', base, origin: 'imported' });
      const delta = (await officialCards(db, compilerOfServer(), [id])).get(id);
      expect(delta).toMatchObject({ name: 'Charmander δ' });
      expect(delta).not.toHaveProperty('final');
    } finally {
      await server.close();
    }
  },
);
