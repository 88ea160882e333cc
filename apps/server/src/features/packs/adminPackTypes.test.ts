/** Pack types as an admin makes and edits them: every change kept once, none over one not seen. */
import { randomUUID } from 'node:crypto';
import { asCardId, asSetId } from '@pokesol/cards';
import { shippedCards } from '@pokesol/cards/catalogue';
import { isRefusal } from '@pokesol/engine';
import { DEFAULT_ODDS, packHash, parsePackDefinition } from '@pokesol/packs';
import type { AdminPackType, OddsAnswer, PackPoolAnswer, PackType, RefusalBody } from '@pokesol/protocol';
import { and, asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databasesFor, startTestServer, TestAdmin, type TestServer } from '../../../testing/index.ts';
import { auditEntries } from '../audit/tables.ts';
import { wallets } from '../auth/tables.ts';
import { cardSets, cards } from '../catalogue/tables.ts';
import { freePackClaims, packTypes, packTypeVersions } from './tables.ts';

const FLAT = { common: 0.6, uncommon: 0.2, rare: 0.1, epic: 0.05, legendary: 0.05 };

describe.each(databasesFor('behaviour'))('pack types in the admin area on %s', (kind) => {
  let server: TestServer;
  let admin: TestAdmin;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(() => server.close());

  const list = () => admin.ok<AdminPackType[]>('GET', '/api/admin/pack-types');
  const listed = async (id: string) => (await list()).find((type) => type.id === id);
  const post = (body: object) =>
    admin.call<AdminPackType & RefusalBody>('POST', '/api/admin/pack-types', body);
  const patch = (id: string, body: object) =>
    admin.call<AdminPackType & RefusalBody>('PATCH', `/api/admin/pack-types/${id}`, body);
  const form = (more: object = {}) => ({
    name: 'Trial Pack',
    price: '25',
    cardCount: 5,
    setId: 'base1',
    rarityOdds: DEFAULT_ODDS,
    ...more,
  });
  const make = async (more: object = {}) => {
    const { status, body } = await post(form(more));
    if (status !== 201) throw new Error(JSON.stringify(body));
    return body;
  };
  const store = async () =>
    (await fetch(`${server.base}/api/pack-types`).then((answer) => answer.json())) as PackType[];
  const odds = async (id: string) =>
    (await fetch(`${server.base}/api/pack-types/${id}/odds`).then((answer) => answer.json())) as OddsAnswer;
  const auditOf = (id: string) =>
    server.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subject, id))
      .orderBy(asc(auditEntries.id));
  const versionsOf = (id: string) =>
    server.database.db
      .select()
      .from(packTypeVersions)
      .where(eq(packTypeVersions.packTypeId, id))
      .orderBy(asc(packTypeVersions.version));

  /** A set of its own, with the first cards of the Base set in it. */
  async function newSet(count: number): Promise<string> {
    const id = `trial-${randomUUID().slice(0, 8)}`;
    await server.database.db
      .insert(cardSets)
      .values({ id, name: 'Trial', series: 'Other', printedTotal: count, total: count, origin: 'made' });
    for (const number of Array.from({ length: count }, (_, index) => index + 1)) await addCard(id, number);
    return id;
  }
  async function addCard(setId: string, number: number): Promise<void> {
    const card = shippedCards('base1')[number - 1];
    if (card === undefined) throw new Error(`the Base set has no card ${number}`);
    const id = asCardId(`${setId}-${number}`);
    const base = { ...card, id, setId: asSetId(setId), cardNumber: String(number) };
    await server.database.db.insert(cards).values({ id, setId, base, origin: 'made' });
  }
  const withdraw = (id: string) =>
    server.database.db.update(cards).set({ isActive: false }).where(eq(cards.id, id));

  test('every seeded one is listed, with its odds, its version and nothing to catch up with', async () => {
    const all = await list();
    expect(all.map(({ id }) => id)).toEqual((await store()).map(({ id }) => id));
    expect(all.find(({ id }) => id === 'base1-booster')).toMatchObject({
      price: '100',
      version: 1,
      isActive: true,
      rarityOdds: DEFAULT_ODDS,
      sold: 0,
      unopened: 0,
      burned: 0,
      poolChange: { added: 0, withdrawn: 0, moved: 0 },
    });
    const starter = all.find(({ id }) => id === 'starter-pack');
    expect(starter).toMatchObject({ cardCount: 60, price: '0' });
    expect(starter).not.toHaveProperty('rarityOdds');
  });

  // An in-process database has one connection: there no call comes between two statements of another.
  if (kind === 'postgres')
    test('an edit and a claim of the same pack do not wait for each other', async () => {
      await server.database.db.insert(wallets).values({ address: 'claimer' });
      await server.database.db.transaction(async (tx) => {
        await tx
          .insert(freePackClaims)
          .values({ wallet: 'claimer', packTypeId: 'starter-pack', version: 1, claimedAt: new Date() });
        const edited = await patch('starter-pack', { description: 'For everybody', version: 1 });
        expect(edited).toMatchObject({ status: 200, body: { description: 'For everybody' } });
      });
    });

  test('a new one is for sale at once, with odds anybody can check', async () => {
    const made = await make({ name: '  Pokémon «Flash» Pack! ', description: 'Hot', price: '007.50' });
    expect(made).toMatchObject({
      id: 'pokemon-flash-pack',
      name: 'Pokémon «Flash» Pack!',
      description: 'Hot',
      price: '7.5',
      cardCount: 5,
      setName: 'Base',
      version: 1,
      isActive: true,
      rarityOdds: DEFAULT_ODDS,
    });
    expect(await store()).toContainEqual(expect.objectContaining({ id: made.id, price: '7.5' }));
    const published = await odds(made.id);
    const parsed = parsePackDefinition(published.definition);
    expect(!isRefusal(parsed) && packHash(parsed.definition)).toBe(published.packHash);
    const { pool } = await admin.ok<PackPoolAnswer>('GET', '/api/admin/pack-pool?setId=base1');
    expect(published.definition.pool).toEqual(pool);
    expect(await auditOf(made.id)).toMatchObject([
      {
        action: 'pack-type.create',
        before: null,
        after: { price: '7.5', rarityOdds: DEFAULT_ODDS, version: 1 },
      },
    ]);
  });

  test('eleven cards is what a pack holds unless the form says otherwise', async () => {
    const { cardCount, ...rest } = form();
    expect((await post(rest)).body.cardCount).toBe(11);
    expect(cardCount).toBe(5);
  });

  test('alike names get ids of their own, also when they come at once', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, () => make({ name: 'Twins' })));
    expect(made.map(({ id }) => id).sort()).toEqual([
      'twins',
      ...[2, 3, 4, 5, 6, 7, 8].map((number) => `twins-${number}`),
    ]);
    expect((await make({ name: '★' })).id).toBe('pack');
    expect((await make({ name: 'x'.repeat(100) })).id).toBe('x'.repeat(48));
  });

  test('one form sent twice, because its answer was lost, makes one pack type', async () => {
    const requestId = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => post(form({ name: 'Once', requestId }))),
    );
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 6 }, () => [201, 'once']),
    );
    expect((await list()).filter(({ name }) => name === 'Once')).toHaveLength(1);
    expect(await auditOf('once')).toHaveLength(1);
    const other = await post(form({ name: 'Twice', requestId }));
    expect(other).toMatchObject({ status: 422, body: { code: 'request-id-reused' } });
    expect((await list()).filter(({ name }) => name === 'Twice')).toEqual([]);
  });

  test.each<[string, object, number, string, RegExp]>([
    ['no name', { name: '  ' }, 400, 'bad-request', /Name is required/],
    ['a name with a NUL', { name: 'a\0b' }, 400, 'bad-request', /cannot be stored/],
    ['half a character', { description: 'a\ud83d' }, 400, 'bad-request', /cannot be stored/],
    ['a name that reads backwards', { name: '\u202eerar' }, 400, 'bad-request', /reverses the text/],
    ['no price', { price: ' ' }, 400, 'bad-request', /Price is required/],
    ['a price in words', { price: 'ten' }, 400, 'bad-request', /Not a price/],
    ['a negative price', { price: '-1' }, 400, 'bad-request', /Not a price/],
    ['a price as a number', { price: 25 }, 400, 'bad-request', /string/],
    ['no price at all', { price: '0' }, 422, 'price-unsound', /at least 0\.01/],
    ['a price that counts as free', { price: '0.009' }, 422, 'price-unsound', /at least 0\.01/],
    ['no cards', { cardCount: 0 }, 400, 'bad-request', /Card count must be positive/],
    ['half a card', { cardCount: 1.5 }, 400, 'bad-request', /int/],
    ['a thousand cards', { cardCount: 1000 }, 400, 'bad-request', /100/],
    ['no set', { setId: '' }, 400, 'bad-request', /Set is required/],
    ['an unknown set', { setId: 'nowhere' }, 404, 'card-set-unknown', /does not exist/],
    ['an artwork that is no address', { artworkUrl: 'pack.png' }, 400, 'bad-request', /Must be a valid URL/],
    [
      'an artwork that no database can keep',
      { artworkUrl: 'https://art.example/\0' },
      400,
      'bad-request',
      /Must be a valid URL/,
    ],
    ['an artwork that is a script', { artworkUrl: 'javascript:alert(1)' }, 400, 'bad-request', /valid URL/],
    [
      'odds that fall short',
      { rarityOdds: { ...FLAT, common: 0.5 } },
      422,
      'odds-unsound',
      /add up to 0\.9\)/,
    ],
    ['odds beyond one', { rarityOdds: { ...FLAT, rare: 0.2 } }, 422, 'odds-unsound', /add up to 1\.1\)/],
    [
      'odds with a seventh digit',
      { rarityOdds: { ...FLAT, common: 0.5999999, rare: 0.1000001 } },
      422,
      'odds-unsound',
      /6 decimal digits/,
    ],
    ['negative odds', { rarityOdds: { ...FLAT, common: 0.8, rare: -0.1 } }, 422, 'odds-unsound', /rare/],
    [
      'odds without legendaries',
      { rarityOdds: { ...FLAT, legendary: undefined } },
      400,
      'bad-request',
      /legendary/,
    ],
    ['an unknown field', { isFree: true }, 400, 'bad-request', /isFree/],
  ])('%s is refused with a sentence, and nothing is made', async (_, wrong, status, code, message) => {
    const before = await list();
    const answer = await post({ ...form(), ...wrong });
    expect(answer).toMatchObject({ status, body: { code, message: expect.stringMatching(message) } });
    expect(await list()).toEqual(before);
  });

  test('a set without a card to draw makes no pack; one card is enough', async () => {
    const setId = await newSet(0);
    expect(await post(form({ setId }))).toMatchObject({ status: 422, body: { code: 'pack-without-cards' } });
    await addCard(setId, 1);
    await withdraw(`${setId}-1`);
    expect(await post(form({ setId }))).toMatchObject({ status: 422, body: { code: 'pack-without-cards' } });
    await addCard(setId, 2);
    const { id } = await make({ setId });
    expect((await odds(id)).definition.pool).toMatchObject({ rare: [`${setId}-2`], common: [] });
  });

  test('what does not change the draw changes no version', async () => {
    const made = await make({ name: 'Steady', artworkUrl: 'https://art.example/pack.png' });
    const edited = await patch(made.id, {
      version: 1,
      revision: made.revision,
      name: 'Steadier',
      description: 'New words',
      price: '30',
      artworkUrl: '',
    });
    expect(edited).toMatchObject({
      status: 200,
      body: { name: 'Steadier', description: 'New words', price: '30', version: 1 },
    });
    expect(edited.body).not.toHaveProperty('artworkUrl');
    expect(await versionsOf(made.id)).toHaveLength(1);
    const [, entry] = await auditOf(made.id);
    expect(entry).toMatchObject({
      action: 'pack-type.edit',
      before: { name: 'Steady', description: null, price: '25', artworkUrl: 'https://art.example/pack.png' },
      after: { name: 'Steadier', description: 'New words', price: '30', artworkUrl: null },
    });
    expect(Object.keys(entry?.after ?? {}).sort()).toEqual(['artworkUrl', 'description', 'name', 'price']);
  });

  test('other odds or another count make a new version, and the old one stays as it was', async () => {
    const made = await make({ name: 'Shifting' });
    const [first] = await versionsOf(made.id);
    const edited = await patch(made.id, { version: 1, rarityOdds: FLAT, cardCount: 7 });
    expect(edited).toMatchObject({ status: 200, body: { version: 2, cardCount: 7, rarityOdds: FLAT } });
    const versions = await versionsOf(made.id);
    expect(versions).toHaveLength(2);
    expect(versions[0]).toEqual(first);
    expect(await odds(made.id)).toMatchObject({ version: 2, definition: { odds: FLAT, cardCount: 7 } });
    expect(await store()).toContainEqual(expect.objectContaining({ id: made.id, cardCount: 7 }));
    const [, entry] = await auditOf(made.id);
    expect(entry).toMatchObject({
      before: { version: 1, cardCount: 5, rarityOdds: DEFAULT_ODDS },
      after: { version: 2, cardCount: 7, rarityOdds: FLAT },
    });
    expect(entry?.after).not.toHaveProperty('name');
  });

  test('new, withdrawn and moved cards are counted, and enter the pack only when asked for', async () => {
    const setId = await newSet(6);
    const made = await make({ name: 'Growing', setId });
    const [first] = await versionsOf(made.id);
    await addCard(setId, 7);
    await addCard(setId, 8);
    await withdraw(`${setId}-1`);
    await server.database.db
      .update(cards)
      .set({ edits: { rarity: 'Common' } })
      .where(and(eq(cards.setId, setId), eq(cards.id, `${setId}-2`)));
    expect((await listed(made.id))?.poolChange).toEqual({ added: 2, withdrawn: 1, moved: 1 });
    const other = await patch(made.id, { version: 1, rarityOdds: FLAT });
    expect(other.body).toMatchObject({ version: 2, poolChange: { added: 2, withdrawn: 1, moved: 1 } });
    expect((await versionsOf(made.id))[1]?.definition?.pool).toEqual(first?.definition?.pool);
    const caughtUp = await patch(made.id, { version: 2, refreshPool: true });
    expect(caughtUp.body).toMatchObject({ version: 3, poolChange: { added: 0, withdrawn: 0, moved: 0 } });
    const { definition } = await odds(made.id);
    expect(Object.values(definition.pool).flat().sort()).toEqual(
      [2, 3, 4, 5, 6, 7, 8].map((number) => `${setId}-${number}`),
    );
    expect(definition.pool.common).toContain(`${setId}-2`);
    const again = await patch(made.id, { version: 3, refreshPool: true });
    expect(again.body.version).toBe(3);
    expect(await auditOf(made.id)).toHaveLength(3);
  });

  test('a pack is never left without cards', async () => {
    const setId = await newSet(1);
    const made = await make({ name: 'Emptied', setId });
    await withdraw(`${setId}-1`);
    expect(await patch(made.id, { version: 1, refreshPool: true })).toMatchObject({
      status: 422,
      body: { code: 'pack-without-cards' },
    });
    expect((await listed(made.id))?.version).toBe(1);
  });

  test('twenty admins saving at once: one wins, and the others are refused', async () => {
    const made = await make({ name: 'Contested' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) => patch(made.id, { version: 1, cardCount: 10 + i })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === 'pack-changed')).toHaveLength(
      19,
    );
    expect(await listed(made.id)).toEqual(won[0]?.body);
    expect(await versionsOf(made.id)).toHaveLength(2);
    expect(await auditOf(made.id)).toHaveLength(2);
  });

  test('two prices at once are two changes of one thing: the second admin looks again', async () => {
    const made = await make({ name: 'Priced' });
    const seen = { version: 1, revision: made.revision };
    const answers = await Promise.all(['30', '40'].map((price) => patch(made.id, { ...seen, price })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await listed(made.id))?.price).toBe(answers.find(({ status }) => status === 200)?.body.price);
  });

  test('an edit said twice, because its answer was lost, is one change', async () => {
    const made = await make({ name: 'Echo' });
    const edit = { version: 1, revision: made.revision, cardCount: 9, price: '31' };
    const first = await patch(made.id, edit);
    const again = await patch(made.id, edit);
    expect(again).toMatchObject({ status: 200, body: first.body });
    expect(await versionsOf(made.id)).toHaveLength(2);
    expect(await auditOf(made.id)).toHaveLength(2);
  });

  test.each<[string, object, number, string]>([
    ['a version that is none', { version: 0 }, 400, 'bad-request'],
    ['no version', { price: '5' }, 400, 'bad-request'],
    ['an old version', { version: 9, price: '5' }, 409, 'pack-changed'],
    ['another set', { version: 1, setId: 'sv3pt5' }, 400, 'bad-request'],
    ['odds that do not add up', { version: 1, rarityOdds: { ...FLAT, common: 0.7 } }, 422, 'odds-unsound'],
    ['a price below the least', { version: 1, price: '0.001' }, 422, 'price-unsound'],
    ['an empty name', { version: 1, name: '' }, 400, 'bad-request'],
  ])('an edit with %s changes nothing', async (_, edit, status, code) => {
    const before = await listed('base1-premium');
    expect(await patch('base1-premium', edit)).toMatchObject({ status, body: { code } });
    expect(await listed('base1-premium')).toEqual(before);
    expect(await auditOf('base1-premium')).toEqual([]);
  });

  test('an unknown pack type cannot be edited', async () => {
    const answer = await patch('nowhere', { version: 1, price: '5' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'pack-type-unknown' } });
  });

  test('the starter pack takes new words and nothing else', async () => {
    const renamed = await patch('starter-pack', {
      version: 1,
      name: 'First Pack',
      description: 'Sixty cards',
    });
    expect(renamed).toMatchObject({ status: 200, body: { name: 'First Pack', version: 1, cardCount: 60 } });
    for (const wrong of [
      { rarityOdds: FLAT },
      { cardCount: 61 },
      { refreshPool: true },
      { price: '5' },
      { isActive: false },
    ]) {
      const refusal = await patch('starter-pack', { version: 1, ...wrong });
      expect(refusal).toMatchObject({ status: 422, body: { code: 'pack-is-fixed' } });
    }
    expect(await listed('starter-pack')).toMatchObject({ isActive: true, version: 1, price: '0' });
  });

  test('a deactivated one leaves the store and comes back when it is activated', async () => {
    const made = await make({ name: 'Seasonal' });
    const off = await patch(made.id, { version: 1, revision: made.revision, isActive: false });
    expect(off.body).toMatchObject({ isActive: false, version: 1 });
    expect((await store()).map(({ id }) => id)).not.toContain(made.id);
    expect((await listed(made.id))?.isActive).toBe(false);
    await patch(made.id, { version: 1, revision: off.body.revision, isActive: true });
    expect((await store()).map(({ id }) => id)).toContain(made.id);
  });

  test('the pool of an unknown set is refused', async () => {
    const answer = await admin.call('GET', '/api/admin/pack-pool?setId=nowhere');
    expect(answer).toMatchObject({ status: 404, body: { code: 'card-set-unknown' } });
  });

  test('an edit whose audit row cannot be written changes nothing', async () => {
    const made = await make({ name: 'Audited' });
    await server.database.db.execute(
      `alter table audit_entries add constraint no_edit check (subject <> '${made.id}' or action <> 'pack-type.edit')`,
    );
    expect((await patch(made.id, { version: 1, cardCount: 9 })).status).toBe(500);
    expect(await listed(made.id)).toEqual(made);
    expect(await versionsOf(made.id)).toHaveLength(1);
    const [row] = await server.database.db.select().from(packTypes).where(eq(packTypes.id, made.id));
    expect(row?.version).toBe(1);
  });
});
