/** The facts of a card that follow from the other cards of the catalogue. */
import { expect, test } from 'vitest';
import { databasesFor, startTestServer } from '../../testing/index.ts';
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
    } finally {
      await server.close();
    }
  },
);
