/** Cards as an admin keeps them: made, changed, found, and what that does to those who play with them. */
import type { AdminCard, AdminCardsAnswer, AuditAnswer, CardJson, CardSetJson } from '@pokesol/protocol';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { seedCatalogue } from './seed.ts';
import { cards } from './tables.ts';

describe.each(databasesFor('behaviour'))('cards on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
    await admin.ok('POST', '/api/admin/card-sets', { name: 'Home' });
  });
  afterAll(() => server.close());

  const make = (form: object) =>
    admin.call<AdminCard>('POST', '/api/admin/cards', { setId: 'home', rarity: 'epic', ...form });
  const edit = (id: string, change: object) =>
    admin.call<AdminCard>('PATCH', `/api/admin/cards/${encodeURIComponent(id)}`, change);
  const list = (query: string) => admin.ok<AdminCardsAnswer>('GET', `/api/admin/cards?${query}`);
  const shown = async (id: string) =>
    (await admin.ok<CardJson[]>('GET', `/api/cards?setId=${id.split('-')[0]}`)).find(
      (card) => card.id === id,
    );
  const audit = async (subject: string) =>
    (await admin.ok<AuditAnswer>('GET', `/api/admin/audit?search=${subject}`)).entries.filter(
      (entry) => entry.subject === subject,
    );
  const rowOf = async (id: string) =>
    (await server.database.db.select().from(cards).where(eq(cards.id, id)))[0];

  test('a card is made of a form and stands where players look', async () => {
    const answer = await make({
      name: 'Missingno',
      cardNumber: '1',
      artworkUrl: 'https://cards.example/1.png',
      description: 'Old and wise.',
      attributes: { type: 'Fire', hp: 80, attack: 50, defense: 30, element: 'fire' },
    });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      id: 'home-1',
      setId: 'home',
      rarity: 'epic',
      origin: 'made',
      isActive: true,
      edited: [],
      pokemonType: 'Fire',
      hp: 80,
      description: 'Old and wise.',
      attributes: { supertype: 'Pokémon', extra: { attack: 50, defense: 30, element: 'fire' } },
      formAttributes: { types: ['Fire'], hp: 80, attack: 50 },
      set: { id: 'home', name: 'Home' },
    });
    const card = await shown('home-1');
    expect(card).toMatchObject({ name: 'Missingno', description: 'Old and wise.', rarity: 'epic' });
    const sets = await admin.ok<CardSetJson[]>('GET', '/api/card-sets');
    expect(sets.find(({ id }) => id === 'home')).toMatchObject({ total: 1, printedTotal: 1 });
    expect(await audit('home-1')).toMatchObject([
      { action: 'card.create', subject: 'home-1', after: { name: 'Missingno', hp: 80 } },
    ]);
  });

  test('a set made here is numbered to its highest plain number, so that no card reads «70/5»', async () => {
    const { id: setId } = await admin.ok<CardSetJson>('POST', '/api/admin/card-sets', { name: 'Numbered' });
    const totals = async (cardNumber: string) => {
      const { body } = await make({ name: 'x', setId, cardNumber });
      const set = (await admin.ok<CardSetJson[]>('GET', '/api/card-sets')).find(({ id }) => id === setId);
      expect(body.attributes.setTotal).toBe(set?.printedTotal);
      return [set?.total, set?.printedTotal];
    };
    expect(await totals('TG5')).toEqual([1, 0]);
    expect(await totals('2')).toEqual([2, 2]);
    expect(await totals('70')).toEqual([3, 70]);
    expect(await totals('9')).toEqual([4, 70]);
    expect(await totals('9999999999999999')).toEqual([5, 70]);
  });

  test('a number is taken once, however it is written, also by two at once', async () => {
    const form = { name: 'Racer', cardNumber: 'tg1' };
    const answers = await Promise.all([make(form), make(form), make({ ...form, cardNumber: 'TG1' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'card-number-taken' });
    expect(await make({ ...form, setId: 'base1', cardNumber: '4' })).toMatchObject({ status: 409 });
  });

  test('what cannot be a card is refused, field by field, and leaves nothing', async () => {
    const before = (await list('')).total;
    expect(await make({ name: 'x', cardNumber: '5', setId: 'nowhere' })).toMatchObject({
      status: 404,
      body: { code: 'card-set-unknown' },
    });
    expect(
      await make({ name: 'x', cardNumber: '5', attributes: { hp: '80', types: ['Fier'] } }),
    ).toMatchObject({
      status: 422,
      body: {
        code: 'card-unreadable',
        message: 'The attributes do not describe a card.',
        problems: [
          { field: 'attributes.types.0', message: expect.stringMatching(/^Invalid value/) },
          { field: 'attributes.hp', message: 'Expected number, received string' },
        ],
      },
    });
    expect(await make({ name: 'x', cardNumber: '4/102' })).toMatchObject({
      status: 422,
      body: {
        message: 'The card cannot be made like this.',
        reason: 'fields',
        problems: [{ field: 'cardNumber', message: expect.stringMatching(/^A card number is made of/) }],
      },
    });
    expect(await make({ name: 'x', cardNumber: '5', rarity: 'Rare Holo' })).toMatchObject({ status: 400 });
    expect(await make({ name: 'x', cardNumber: '5', attributes: 'hp' })).toMatchObject({ status: 400 });
    expect((await list('')).total).toBe(before);
  });

  test('attributes nested without end are refused, and the server lives', async () => {
    const answer = await fetch(`${server.base}/api/admin/cards`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
      body: `{"name":"x","setId":"home","cardNumber":"6","rarity":"common","attributes":{"a":${'['.repeat(60_000)}${']'.repeat(60_000)}}}`,
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('nested too deep') });
    expect((await list('')).total).toBeGreaterThan(0);
  });

  test('an edit lies over what the source says, survives a new version of it, and goes when undone', async () => {
    const original = await shown('base1-4');
    const changed = await edit('base1-4', {
      name: 'Glurak',
      rarity: 'legendary',
      artworkUrl: 'https://cards.example/4.png',
    });
    expect(changed.body).toMatchObject({
      id: 'base1-4',
      name: 'Glurak',
      rarity: 'legendary',
      origin: 'shipped',
      edited: expect.arrayContaining(['name', 'rarity', 'artworkUrl']),
    });
    expect((await edit('base1-4', { name: 'Glurak' })).body).toEqual(changed.body);
    expect(await audit('base1-4')).toHaveLength(1);
    await server.database.db.transaction(seedCatalogue);
    expect(await shown('base1-4')).toMatchObject({ name: 'Glurak', hp: 120 });
    const undone = await edit('base1-4', { name: 'Charizard', artworkUrl: '' });
    expect(undone.body.edited).toEqual(['rarity']);
    // The form cannot choose a printed rarity, but its own attributes always fit.
    const row = await rowOf('base1-4');
    expect(row?.base.rarity).toBe('Rare Holo');
    expect({ ...(await shown('base1-4')), rarity: 'Rare Holo' }).toEqual(original);
  });

  test('attributes are replaced as a whole: what is left out is gone', async () => {
    const { formAttributes } = (await edit('base1-58', {})).body;
    const { hp: _hp, evolvesFrom: _from, ...rest } = formAttributes;
    const changed = await edit('base1-58', { attributes: { ...rest, retreatCost: 3 } });
    expect(changed.body).not.toHaveProperty('hp');
    expect(changed.body.attributes.retreatCost).toBe(3);
    expect((await rowOf('base1-58'))?.facts).not.toHaveProperty('hp');
    const back = await edit('base1-58', { attributes: formAttributes });
    expect(back.body).toMatchObject({ hp: 40, edited: [] });
    expect((await rowOf('base1-58'))?.edits).toEqual({});
    expect(await edit('base1-58', { attributes: { hp: 'many' } })).toMatchObject({
      status: 422,
      body: { code: 'card-unreadable' },
    });
    expect(await edit('base1-999', { name: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'no-such-card' },
    });
  });

  test('an edit of a card that another admin has changed since is refused; what asks for nothing new is not', async () => {
    const seen = (await edit('base1-59', {})).body;
    const { revision, formAttributes } = seen;
    const mine = { revision, attributes: { ...formAttributes, retreatCost: 2 } };
    const theirs = await edit('base1-59', { revision, attributes: { ...formAttributes, hp: 90 } });
    expect(theirs.status).toBe(200);
    expect(theirs.body.revision).not.toBe(revision);
    expect(await edit('base1-59', mine)).toMatchObject({
      status: 409,
      body: {
        code: 'card-changed',
        message:
          'This card was changed somewhere else since you opened it. Load it again and repeat your change.',
      },
    });
    expect(await edit('base1-59', { revision, isActive: false })).toMatchObject({ status: 409 });
    for (const same of [{ revision, attributes: { ...formAttributes, hp: 90 } }, { revision: 'of old' }]) {
      const { status, body } = await edit('base1-59', same);
      expect({ status, body }).toEqual({ status: 200, body: theirs.body });
    }
    expect(await audit('base1-59')).toHaveLength(1);
    const [listed] = (await list('setId=base1&search=59')).cards;
    expect(listed).toMatchObject({ hp: 90, revision: theirs.body.revision });
    const both = { revision: listed?.revision, attributes: { ...listed?.formAttributes, retreatCost: 2 } };
    expect((await edit('base1-59', both)).body).toMatchObject({ hp: 90, attributes: { retreatCost: 2 } });
    // As it was is what was seen; a client that sends no revision is served as before.
    expect((await edit('base1-59', { attributes: formAttributes })).body).toEqual(seen);
  });

  test('of two admins who change one card at once, one is refused', async () => {
    const { revision } = (await edit('base1-60', {})).body;
    const answers = await Promise.all(['One', 'Other'].map((name) => edit('base1-60', { revision, name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await audit('base1-60')).toHaveLength(1);
  });

  test.each([
    { artworkUrl: 'https://art.example/\0' },
    { artworkUrl: 'https://art.example/\ud800' },
    { artworkUrl: 'https://art.example/a b' },
    { artworkUrl: 'https://me@art.example/' },
    { name: 'a\u0001b' },
    { description: 'a\u001bb' },
  ])('%j is refused in an edit as it is on a new card', async (change) => {
    expect(await edit('base1-57', change)).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(await make({ name: 'Anybody', cardNumber: '57', ...change })).toMatchObject({ status: 400 });
    expect((await rowOf('base1-57'))?.edits).toEqual({});
  });

  test('a withdrawn card is said to be so, and comes back', async () => {
    expect((await edit('base1-5', { isActive: false })).body).toMatchObject({ isActive: false, edited: [] });
    expect(await shown('base1-5')).toMatchObject({ name: 'Clefairy' });
    expect((await edit('base1-5', { isActive: true })).body.isActive).toBe(true);
    expect((await audit('base1-5')).map(({ before, after }) => [before, after])).toEqual([
      [{ isActive: false }, { isActive: true }],
      [{ isActive: true }, { isActive: false }],
    ]);
  });

  test('the list is in the order of sets and numbers, page by page, without a gap', async () => {
    for (const cardNumber of ['10', '9', 'H2', 'H10']) await make({ name: 'Ordered', cardNumber });
    const seen: AdminCard[] = [];
    for (let page = 1; ; page += 1) {
      const answer = await list(`page=${page}`);
      expect(answer).toMatchObject({ page, pageSize: 60 });
      seen.push(...answer.cards);
      if (answer.cards.length === 0) {
        expect(seen).toHaveLength(answer.total);
        break;
      }
    }
    const everyone = await admin.ok<CardJson[]>('GET', '/api/cards');
    expect(seen.map(({ id }) => id)).toEqual(everyone.map(({ id }) => id));
    expect(seen.slice(0, 3).map(({ id }) => id)).toEqual(['base1-1', 'base1-2', 'base1-3']);
    expect(seen.filter(({ name }) => name === 'Ordered').map(({ cardNumber }) => cardNumber)).toEqual([
      '9',
      '10',
      'H2',
      'H10',
    ]);
  });

  test('cards are found by part of the name, whatever its case and accents, or by the number', async () => {
    await make({ name: 'ÉVOLI Rêveur', cardNumber: '77' });
    const ids = async (search: string, more = '') =>
      (await list(`search=${encodeURIComponent(search)}${more}`)).cards.map(({ id }) => id);
    expect(await ids('evoli reveur')).toEqual(['home-77']);
    expect(await ids('éVoLi')).toEqual(['home-77']);
    expect(await ids('pokedex')).toEqual(['base1-87']);
    expect(await ids('77')).toEqual(['base1-77', 'sv3pt5-77', 'home-77']);
    expect(await ids('#77', '&setId=home')).toEqual(['home-77']);
    // Signs that come along with what is copied.
    expect(await ids('\u200eevoli\u200f ')).toEqual(['home-77']);
    expect(await ids('%')).toEqual([]);
    expect(await ids('_')).toEqual([]);
    expect(await ids("'; drop table cards; --")).toEqual([]);
  });

  test('cards are found by what was done to them and by their rarity', async () => {
    const { id: setId } = await admin.ok<CardSetJson>('POST', '/api/admin/card-sets', { name: 'Sorted' });
    for (const [cardNumber, rarity] of [
      ['1', 'rare'],
      ['2', 'common'],
      ['3', 'rare'],
    ])
      await make({ name: 'x', setId, cardNumber, rarity });
    await edit(`${setId}-2`, { isActive: false });
    await edit(`${setId}-3`, { name: 'y' });
    const numbers = async (more: string) => {
      const { cards: found, total } = await list(`setId=${setId}&${more}`);
      expect(total).toBe(found.length);
      return found.map(({ cardNumber }) => cardNumber);
    };
    expect(await numbers('state=all')).toEqual(['1', '2', '3']);
    expect(await numbers('state=active')).toEqual(['1', '3']);
    expect(await numbers('state=inactive')).toEqual(['2']);
    expect(await numbers('state=edited')).toEqual(['3']);
    expect(await numbers('rarity=rare')).toEqual(['1', '3']);
    // «Rare» is what is printed on cards, «rare» what the form calls its own.
    expect(await numbers('rarity=Rare')).toEqual([]);
    expect(await numbers('rarity=rare&state=active&search=x')).toEqual(['1']);
    // As an admin sees it, not as the source had it.
    await edit(`${setId}-3`, { rarity: 'legendary' });
    expect(await numbers('rarity=legendary&state=edited')).toEqual(['3']);
    for (const query of ['state=lost', 'rarity=Shiny'])
      expect((await admin.call('GET', `/api/admin/cards?${query}`)).status).toBe(400);
  });

  test('the public list says when nothing has changed', async () => {
    const first = await fetch(`${server.base}/api/cards`);
    const etag = first.headers.get('etag') ?? '';
    const again = () => fetch(`${server.base}/api/cards`, { headers: { 'if-none-match': etag } });
    expect((await again()).status).toBe(304);
    await edit('home-1', { name: 'Missingno II' });
    expect((await again()).status).toBe(200);
  });
});
