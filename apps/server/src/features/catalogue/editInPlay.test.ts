/** An edit of cards in play: decks are judged anew, a running battle goes on as it began. */
import { seedRandom } from '@pokesol/engine';
import type { DeckJson, ReplayAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';

const FIRE_ENERGY = 'base1-98';
const CHARMANDER = 'base1-46';

describe.each(databasesFor('behaviour'))('an edit of cards in play on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());

  const edit = (id: string, change: object) => admin.ok('PATCH', `/api/admin/cards/${id}`, change);
  const deckOf = ({ wallet, deckId }: BattlePlayer) =>
    wallet.ok<DeckJson>('GET', `/api/users/${wallet.address}/decks/${deckId}`);
  const begin = ({ wallet, deckId }: BattlePlayer) =>
    wallet.call('POST', '/api/battles', { mode: 'match', deckId });

  test('breaks the decks that it makes illegal, not the battle, and mends them when it is undone', async () => {
    const player = await BattlePlayer.create(server.base);
    const battle = await player.begin();
    await edit(FIRE_ENERGY, { attributes: { supertype: 'Energy', subtypes: ['Special'], types: ['Fire'] } });
    await edit(CHARMANDER, {
      name: 'Glumanda',
      attributes: { supertype: 'Pokémon', types: ['Water'], hp: 10 },
    });
    await edit(CHARMANDER, { isActive: false });

    const broken = await deckOf(player);
    expect(broken).toMatchObject({ isValid: false, errors: [expect.stringContaining('Fire Energy')] });
    expect(broken.cards.find(({ cardId }) => cardId === CHARMANDER)).toMatchObject({
      quantity: 3,
      card: { name: 'Glumanda', hp: 10 },
    });

    expect((await player.look(battle.id)).view).toEqual(battle.view);
    const end = await player.playOn(battle, seedRandom('any'));
    expect(end.result).not.toBeNull();
    const replay = await player.wallet.ok<ReplayAnswer<'classic'>>('GET', `/api/battles/${battle.id}/replay`);
    expect(JSON.stringify(replay.record)).not.toContain('Glumanda');

    expect(await begin(player)).toMatchObject({ status: 422, body: { code: 'deck-not-valid' } });
    await edit(FIRE_ENERGY, { attributes: { supertype: 'Energy', subtypes: ['Basic'] } });
    // A card that was withdrawn is drawn by no new pack, and stays where it is.
    expect(await deckOf(player)).toMatchObject({ isValid: true, errors: [] });
    expect((await begin(player)).status).toBeLessThan(300);
  });

  test('a deck of cards made here battles to its end', async () => {
    await admin.ok('POST', '/api/admin/card-sets', { name: 'Home' });
    const make = (cardNumber: string, form: object) =>
      admin.ok('POST', '/api/admin/cards', { setId: 'home', rarity: 'rare', cardNumber, ...form });
    await make('E', { name: 'Fire Energy' });
    const ids = ['home-E'];
    for (const index of [1, 2, 3, 4, 5, 6, 7, 8]) {
      await make(String(index), {
        name: `Pokémon ${index}`,
        attributes:
          index % 2 === 0
            ? { type: 'Fire', attack: 50 }
            : {
                hp: 50,
                weakness: 'Fire',
                attacks: [
                  { name: 'Hit', damage: 20 * index, text: 'The Defending Pokémon is now Confused.' },
                ],
              },
      });
      ids.push(`home-${index}`);
    }
    await make('T', { name: 'Whatever It Does' });
    const cards = ids.map((cardId) => ({ cardId, quantity: cardId === 'home-E' ? 25 : 4 }));
    const player = await BattlePlayer.createWith(server.base, server.database.db, [
      ...cards,
      { cardId: 'home-T', quantity: 3 },
    ]);
    expect(await deckOf(player)).toMatchObject({ isValid: true, totalCards: 60, pokemonCount: 32 });
    const end = await player.playOn(await player.begin(), seedRandom('any'));
    expect(end.result).not.toBeNull();
  });
});
