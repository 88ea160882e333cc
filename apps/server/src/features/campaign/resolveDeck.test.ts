/** A trainer's deck as full cards: from the catalogue, and from elsewhere only what that does not hold. */
import { ROSTER } from '@pokesol/campaign';
import { asCardId, asSetId, type Card } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import type { OpponentDeckJson, ResolveDeckAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../testing/index.ts';
import { resolveDeck } from './resolveDeck.ts';

const copy = (deck: object): OpponentDeckJson => JSON.parse(JSON.stringify(deck)) as OpponentDeckJson;
const decks = ROSTER.map(({ name, deck }) => [name, copy(deck)] as const);
const joeys = (): OpponentDeckJson => copy(ROSTER[0]?.deck ?? {});

/** Joey's deck, but its first line names a card that only others print. */
function withForeign(name = 'Mew'): OpponentDeckJson {
  const deck = joeys();
  const [first, ...rest] = deck.pokemon;
  if (first === undefined) throw new Error('the deck is empty');
  return { ...deck, pokemon: [{ ...first, name, setId: 'basep', cardNumber: '8' }, ...rest] };
}

function mew(): Card {
  const mewtwo = cardById('base1-10');
  if (mewtwo === undefined) throw new Error('the Base set has lost Mewtwo');
  return { ...mewtwo, id: asCardId('basep-8'), setId: asSetId('basep'), cardNumber: '8', name: 'Mew' };
}

describe.each(databasesFor('behaviour'))('resolving a deck on %s', (kind) => {
  let server: TestServer;
  let wallet: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    wallet = await TestWallet.create(server.base);
    await wallet.signIn();
  });
  afterAll(() => server.close());
  const resolve = (opponentDeck: unknown) =>
    wallet.call<ResolveDeckAnswer>('POST', '/api/campaign/deck/resolve', { opponentDeck, useAPIFirst: true });

  test.each(decks)('%s', async (_, deck) => {
    const { status, body } = await resolve(deck);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, validation: { issues: [] } });
    expect(body).not.toHaveProperty('error');
    expect(body.deck).toHaveLength(60);
    expect(body.validation.pokemon.map(({ name }) => name)).toEqual(deck.pokemon.map(({ name }) => name));
    expect(body.validation.pokemon.every(({ isAuthentic, hp }) => isAuthentic && hp > 0)).toBe(true);
  });

  test('says what each Pokémon can do', async () => {
    const { body } = await resolve(joeys());
    expect(body.validation.pokemon[0]).toEqual({
      name: 'Pidgey',
      isAuthentic: true,
      attacks: 1,
      hp: 40,
      maxDamage: 10,
    });
    expect(body.deck[0]).toMatchObject({ name: 'Pidgey', set: { id: 'base1' }, cardNumber: '57' });
  });

  test('a card that is nowhere fails the deck, by name', async () => {
    const { status, body } = await resolve(withForeign());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      success: false,
      deck: [],
      error: 'Mew (basep 8) is not known.',
      validation: { issues: ['Mew (basep 8) is not known'] },
    });
    expect(body.validation.pokemon[0]).toEqual({
      name: 'Mew',
      isAuthentic: false,
      attacks: 0,
      hp: 0,
      maxDamage: 0,
    });
    expect(body.validation.pokemon[1]).toMatchObject({ isAuthentic: true });
  });

  test('a card of another name is not taken for the one that was meant', async () => {
    const deck = joeys();
    const renamed = deck.pokemon.map((entry, index) => (index === 0 ? { ...entry, name: 'Mew' } : entry));
    expect((await resolve({ ...deck, pokemon: renamed })).body).toMatchObject({
      success: false,
      error: expect.stringMatching(/^Mew \(base1 57\)/),
    });
  });

  test('a deck of another size fails before anything is looked up', async () => {
    const external = vi.fn(async () => undefined);
    const huge = { ...withForeign(), energy: [] };
    const answer = await resolveDeck(server.database.db, huge, external);
    expect(answer).toMatchObject({
      success: false,
      deck: [],
      error: expect.stringContaining('a deck has 60'),
    });
    expect(external).not.toHaveBeenCalled();
  });

  test('elsewhere is asked for the missing card alone', async () => {
    const external = vi.fn(async () => mew());
    const answer = await resolveDeck(server.database.db, withForeign(), external);
    expect(answer).toMatchObject({ success: true, validation: { issues: [] } });
    expect(answer.deck.filter(({ name }) => name === 'Mew')).toHaveLength(4);
    expect(answer.deck[0]).toMatchObject({ id: 'basep-8', set: { id: 'basep' } });
    expect(external.mock.calls).toEqual([['basep', '8']]);
  });

  test('elsewhere may be down, or answer something else: then the card is missing', async () => {
    const down = () => Promise.reject(new Error('no route'));
    expect(await resolveDeck(server.database.db, withForeign(), down)).toMatchObject({ success: false });
    const wrong = async () => mew();
    expect(await resolveDeck(server.database.db, withForeign('Celebi'), wrong)).toMatchObject({
      success: false,
    });
  });

  test('what is no deck is refused', async () => {
    expect((await resolve({ pokemon: [] })).status).toBe(400);
    expect((await resolve({ ...joeys(), energy: [{ name: 'x' }] })).status).toBe(400);
  });
});
