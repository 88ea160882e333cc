/** Sets as an admin keeps them: made, changed, taken out of the store, and all of it written down. */
import type { AuditAnswer, CardSetJson, PackType } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  startTestServer,
  TestAdmin,
  type TestServer,
  TestWallet,
} from '../../../testing/index.ts';
import { SET_SLUG } from './sets.ts';
import { freeSlug, slugOf } from './slug.ts';

describe.each(databasesFor('behaviour'))('card sets on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  let player: TestWallet;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
    player = await TestWallet.createFunded(server.base);
  });
  afterAll(() => server.close());

  const make = (name: string, more: object = {}) =>
    admin.call<CardSetJson>('POST', '/api/admin/card-sets', { name, ...more });
  const edit = (id: string, change: object) =>
    admin.call<CardSetJson>('PATCH', `/api/admin/card-sets/${id}`, change);
  const sets = () => player.ok<CardSetJson[]>('GET', '/api/card-sets');
  const onSale = async () => (await player.ok<PackType[]>('GET', '/api/pack-types')).map(({ id }) => id);
  const audit = async (subject: string) =>
    (await admin.ok<AuditAnswer>('GET', `/api/admin/audit?search=${subject}`)).entries.map(
      ({ action, before, after }) => ({ action, before, after }),
    );

  test('a set is made with a readable id, is listed last, and is written down', async () => {
    const answer = await make('  Jungle Heroes! ', {
      description: 'Ours.',
      artworkUrl: 'https://cards.example/jungle.png',
    });
    const set = {
      id: 'jungle-heroes',
      name: 'Jungle Heroes!',
      series: 'Custom',
      printedTotal: 0,
      total: 0,
      isActive: true,
      description: 'Ours.',
      artworkUrl: 'https://cards.example/jungle.png',
    };
    expect(answer).toMatchObject({ status: 201, body: set });
    expect((await sets()).at(-1)).toEqual({ ...set, revision: answer.body.revision });
    expect(await audit('jungle-heroes')).toEqual([{ action: 'card-set.create', after: set }]);
  });

  test('the same form again, or twice at once, makes one set', async () => {
    const answers = await Promise.all([make('Twice'), make('Twice'), make(' tWICE ')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'card-set-name-taken' });
    expect((await sets()).filter(({ name }) => name.toLowerCase() === 'twice')).toHaveLength(1);
  });

  test('names that read alike get ids of their own', async () => {
    const ids = [];
    for (const name of ['Ä!', 'A', '夢', 'Base1']) ids.push((await make(name)).body.id);
    expect(ids).toEqual(['a', 'a-2', 'set', 'base1-2']);
  });

  test.each([
    [{ name: '' }, 'Name is required'],
    [{}, 'name: Required'],
    [{ name: 7 }, 'name: Expected string, received number'],
    [{ name: 'x'.repeat(101) }, 'name: String must contain at most 100 character(s)'],
    [{ name: 'x', artworkUrl: 3 }, 'artworkUrl: Invalid input'],
    [[], 'Request: Expected object, received array'],
    [{ name: 'x', artworkUrl: 'picture' }, 'Must be a valid URL'],
    [{ name: 'x', artworkUrl: 'javascript:alert(1)' }, 'Must be a valid URL'],
    [{ name: 'x', artworkUrl: 'https://art.example/\0' }, 'Must be a valid URL'],
    [{ name: 'x', artworkUrl: 'https://art.example/\ud800' }, 'Must be a valid URL'],
    [{ name: 'x', artworkUrl: 'https://art.example/a b' }, 'Must be a valid URL'],
    [{ name: 'x', artworkUrl: 'https://me:secret@art.example/' }, 'Must be a valid URL'],
    [{ name: 'a\u0001b' }, 'cannot be stored'],
    [{ name: 'Evil \u202eesaB' }, 'name: holds an invisible character that reverses the text: type it again'],
    [{ name: 'x', description: 'a\u2067b' }, 'holds an invisible character'],
    [{ name: 'x', total: 5 }, 'Unrecognized key'],
  ])('%j is refused with its reason', async (body, reason) => {
    const answer = await admin.call('POST', '/api/admin/card-sets', body);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'bad-request', message: expect.stringContaining(reason) },
    });
  });

  test('an edit changes what it names; twice is once; nothing is no edit', async () => {
    const { id } = (await make('Editable', { description: 'Old.' })).body;
    const change = { name: 'Edited', description: '' };
    expect((await edit(id, change)).body).not.toHaveProperty('description');
    expect((await edit(id, change)).body).toMatchObject({ id, name: 'Edited' });
    expect((await edit(id, {})).status).toBe(200);
    expect(await audit(id)).toEqual([
      {
        action: 'card-set.edit',
        before: { name: 'Editable', description: 'Old.' },
        after: { name: 'Edited' },
      },
      { action: 'card-set.create', after: expect.anything() },
    ]);
    expect(await edit(id, { name: 'base' })).toMatchObject({ status: 409 });
    expect(await edit('nowhere', { name: 'x' })).toMatchObject({
      status: 404,
      body: { code: 'card-set-unknown' },
    });
  });

  test('an edit of a set that another admin has changed since is refused; what asks for nothing new is not', async () => {
    const { id, revision } = (await make('Contested')).body;
    const theirs = await edit(id, { revision, description: 'Theirs.' });
    expect(theirs).toMatchObject({ status: 200, body: { description: 'Theirs.' } });
    expect(theirs.body.revision).not.toBe(revision);
    expect(await edit(id, { revision, description: 'Mine.' })).toMatchObject({
      status: 409,
      body: {
        code: 'card-set-changed',
        message:
          'This set was changed somewhere else since you opened it. Load it again and repeat your change.',
      },
    });
    for (const same of [{ revision, description: 'Theirs.' }, { revision }]) {
      const { status, body } = await edit(id, same);
      expect({ status, body }).toEqual({ status: 200, body: theirs.body });
    }
    expect(await audit(id)).toHaveLength(2);
    const listed = (await sets()).find((set) => set.id === id);
    expect(listed).toEqual(theirs.body);
    expect(await edit(id, { revision: listed?.revision, isActive: false })).toMatchObject({ status: 200 });
    // A card more is no edit of its set.
    const before = (await edit(id, {})).body;
    await admin.ok('POST', '/api/admin/cards', { setId: id, name: 'X', cardNumber: '1', rarity: 'common' });
    expect((await edit(id, {})).body).toEqual({ ...before, total: 1, printedTotal: 1 });
  });

  test('packs of a withdrawn set are not sold; those bought still open; the free pack stays', async () => {
    const bought = await player.buy('base1-mini');
    const promised = await player.intend('base1-mini');
    expect((await edit('base1', { isActive: false })).body.isActive).toBe(false);
    expect(await onSale()).not.toContain('base1-mini');
    expect(await onSale()).toEqual(expect.arrayContaining(['sv3pt5-mini', 'starter-pack']));
    expect(
      await player.call('POST', '/api/pack-purchases/intents', { packTypeId: 'base1-mini' }),
    ).toMatchObject({ status: 409, body: { code: 'pack-not-for-sale' } });
    const opened = await player.ok<{ cards: unknown[] }>('POST', `/api/pack-purchases/${bought.id}/open`);
    expect(opened.cards).toHaveLength(5);
    // An open intent keeps its price.
    const signature = await player.burn(promised);
    expect((await player.report('base1-mini', signature)).status).toBeLessThan(300);
    const free = await player.call('POST', '/api/pack-purchases/free', {
      packTypeId: 'starter-pack',
      walletAddress: player.address,
    });
    expect(free.status).toBe(200);
    expect((await edit('base1', { isActive: true })).body.isActive).toBe(true);
    expect(await onSale()).toContain('base1-mini');
  });
});

test.each([
  ['Scarlet & Violet—151', 'scarlet-violet-151'],
  ['Pokémon Été', 'pokemon-ete'],
  ['---', 'set'],
  [`${'long '.repeat(20)}`, 'long-long-long-long-long-long-long-long'],
])('%s is called %s', (name, slug) => {
  expect(slugOf(name, SET_SLUG)).toBe(slug);
  expect(freeSlug(name, SET_SLUG, new Set([slug, `${slug}-2`]))).toBe(`${slug}-3`);
});
