/** From a catalogue's sentences to what a card is said to play, and back to old ones when the compiler changes. */
import type {
  AdminCard,
  CardPlaysAnswer,
  CardTextAnswer,
  CardTextsAnswer,
  ExplainedAnswer,
  ImportReport,
} from '@pokesol/protocol';
import { MAX_EXPLAINED_TEXT } from '@pokesol/protocol';
import { asc, eq, ne, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  databasesFor,
  type FakeCard,
  type FakeCatalogue,
  type FakeData,
  startFakeTcgApi,
  startTestServer,
  TestAdmin,
  type TestServer,
} from '../../../testing/index.ts';
import { setImports } from '../imports/tables.ts';
import { cardText } from './cardText.ts';
import { importFiguresOfServer } from './coverage.ts';
import { rereading } from './readAgain.ts';
import { readTexts } from './store.ts';
import { cardTextReadings, cardTextState, cardTexts, SHIPPED } from './tables.ts';
import { compilerOfServer, sentencesHash } from './version.ts';

const SET = 'dawn1';
const DRAW = 'Draw 2 cards.';
const SONG = 'Sing 4 songs.';
const attack = (name: string, text = '', damage = '') => ({ name, cost: ['Fire'], damage, text });
const card = (number: string, name: string, facts: object): FakeCard => ({
  id: `${SET}-${number}`,
  number,
  name,
  rarity: 'Common',
  supertype: 'Pokémon',
  subtypes: ['Basic'],
  hp: '60',
  types: ['Fire'],
  ...facts,
});
const FULL = card('1', 'Emberling', { attacks: [attack('Gather', DRAW), attack('Hit', '', '20')] });
const PART = card('2', 'Mosswing', {
  attacks: [attack('Hit', '', '20')],
  abilities: [{ name: 'Hum', type: 'Ability', text: SONG }],
});
const NONE = card('3', 'Tidecub', {
  attacks: [
    attack('Call', 'Search your deck for Duskmane and put it into your hand. Shuffle your deck afterward.'),
  ],
});
const TRAINER_FACTS = { supertype: 'Trainer', subtypes: ['Supporter'], hp: undefined, types: undefined };
const TRAINER = card('4', 'Old Map', {
  ...TRAINER_FACTS,
  rules: [DRAW, 'You may play only 1 Supporter card during your turn.'],
});

const READER = '11111111-1111-4111-8111-111111111111';
const OTHER_READER = '22222222-2222-4222-8222-222222222222';
const OLD = 'oldgrammar000000-oldnames';

/** A server's own, while no import runs. */
const depsOf = () => ({ compilerNow: compilerOfServer(), isImporting: () => Promise.resolve(false) });

describe.each(databasesFor('behaviour'))('card texts on %s', (kind) => {
  let fake: FakeCatalogue;
  let server: TestServer;
  let admin: TestAdmin;
  let sent: FakeCard[] = [];
  const data: FakeData = {
    get sets() {
      return [{ id: SET, name: 'Dawn', series: 'Tests', printedTotal: sent.length, total: sent.length }];
    },
    cards: () => sent,
  };
  beforeAll(async () => {
    fake = await startFakeTcgApi(data);
    server = await startTestServer({ kind, catalogues: { api: { url: fake.url } } });
    admin = await TestAdmin.enter(server.base);
  });
  afterAll(async () => {
    await server.close();
    await fake.close();
  });
  afterEach(async () => {
    await db().execute(sql`truncate card_texts, card_text_state, set_imports cascade`);
    await db().delete(cardTextReadings).where(ne(cardTextReadings.version, SHIPPED));
    await db().execute(sql`delete from cards where set_id = ${SET}`);
    sent = [];
  });

  const importing = (cards: FakeCard[], more: object = {}) => {
    sent = cards;
    return admin.ok<ImportReport>('POST', '/api/admin/pokemon/import-set', { setId: SET, ...more });
  };
  const textOf = (id: string) => admin.ok<CardTextAnswer>('GET', `/api/cards/${id}/text`);
  const plays = () => admin.ok<CardPlaysAnswer>('GET', '/api/card-plays');
  const coverage = () => admin.ok<CardTextsAnswer>('GET', '/api/admin/card-texts');
  const rounds = async (most = 10) => {
    for (let round = 0; round < most; round += 1)
      if ((await server.runJob('cardTexts')).again !== true) return round;
    throw new Error('the cards are never read');
  };
  const db = () => server.database.db;
  /** As another build left it: its readings, all of them different from ours. */
  async function readByAnOlderBuild(): Promise<void> {
    await db().update(cardTextState).set({ version: OLD });
    await db()
      .update(cardTextReadings)
      .set({ version: OLD, plays: 'none', lines: [] })
      .where(ne(cardTextReadings.version, SHIPPED));
  }
  const versions = async () => [
    ...new Set(
      (
        await db()
          .select({ version: cardTextReadings.version })
          .from(cardTextReadings)
          .where(ne(cardTextReadings.version, SHIPPED))
      ).map((row) => row.version),
    ),
  ];

  test('an admin has any text explained, by the names of the stored cards', async () => {
    const explain = (query: Record<string, string>) =>
      admin.ok<ExplainedAnswer>('GET', `/api/admin/card-texts/explained?${new URLSearchParams(query)}`);
    const [read] = (await explain({ kind: 'supporter', text: DRAW })).texts;
    expect(read?.isRead).toBe(true);
    expect(read?.lines).toContainEqual(expect.stringMatching(/^effect: /));
    const [sung] = (await explain({ kind: 'attack', text: SONG, damage: '30+' })).texts;
    expect(sung?.isRead).toBe(false);
    expect(sung?.lines).toContainEqual(expect.stringMatching(/^then stands: sing /));
    const tooLong = { kind: 'attack', text: 'a'.repeat(MAX_EXPLAINED_TEXT + 1) };
    const refused = await admin.call(
      'GET',
      `/api/admin/card-texts/explained?${new URLSearchParams(tooLong)}`,
    );
    expect(refused.status).toBe(400);
  });

  test('an import keeps the sentences, and each card shows what of it is played', async () => {
    await importing([FULL, PART, TRAINER]);
    const stored = await db().select().from(cardTexts).orderBy(asc(cardTexts.cardId));
    expect(stored.map(({ cardId }) => cardId)).toEqual([FULL, PART, TRAINER].map(({ id }) => id));
    for (const { printed, hash } of stored) expect(hash).toBe(sentencesHash(printed));
    expect(await textOf(FULL.id)).toEqual({
      cardId: FULL.id,
      plays: 'full',
      lines: [
        { kind: 'attack', name: 'Gather', printed: DRAW, meaning: DRAW },
        { kind: 'attack', name: 'Hit', printed: '', meaning: '' },
      ],
    });
    expect(await textOf(PART.id)).toEqual({
      cardId: PART.id,
      plays: 'part',
      lines: [
        { kind: 'attack', name: 'Hit', printed: '', meaning: '' },
        {
          kind: 'ability',
          name: 'Hum',
          printed: SONG,
          unread: { from: 0, to: SONG.length, words: SONG, why: 'words' },
        },
      ],
    });
    expect(await textOf(TRAINER.id)).toMatchObject({
      plays: 'full',
      lines: [{ kind: 'trainer', name: 'Old Map', meaning: DRAW }],
    });
  });

  test('what the product ships plays by its file, or not before its sentences are imported; energy always', async () => {
    expect(await textOf('base1-4')).toMatchObject({
      plays: 'full',
      lines: [{ kind: 'attack' }, { kind: 'ability' }],
    });
    expect((await textOf('base1-4')).lines.every(({ meaning }) => meaning !== undefined)).toBe(true);
    expect(await textOf('sv3pt5-6')).toMatchObject({ plays: 'none' });
    expect(await textOf('base1-98')).toEqual({ cardId: 'base1-98', plays: 'full', lines: [] });
    expect((await admin.call('GET', '/api/cards/unknown-1/text')).status).toBe(404);
  });

  test('a card with a stored text is answered without reading the names of all cards', async () => {
    await importing([FULL]);
    const compilerNow = () => Promise.reject(new Error('The names of all cards are read'));
    expect(await cardText(db(), compilerNow, FULL.id)).toEqual(await textOf(FULL.id));
    expect(await cardText(db(), compilerNow, 'base1-4')).toEqual(await textOf('base1-4'));
  });

  describe('cards made here', () => {
    const make = async (cardNumber: string, attributes: object, setId = SET) =>
      (
        await admin.ok<AdminCard>('POST', '/api/admin/cards', {
          setId,
          cardNumber,
          name: `Made ${cardNumber}`,
          rarity: 'common',
          attributes,
        })
      ).id;
    const POKEMON = { supertype: 'Pokémon', hp: 60, types: ['Fire'] };
    const HIT = { name: 'Hit', damage: '20' };
    afterEach(() => db().execute(sql`delete from cards where set_id = 'base1' and origin = 'made'`));

    test('play by their attacks, and not by names that say nothing', async () => {
      await importing([FULL]);
      const played = async (cardNumber: string, attributes: object) =>
        (await textOf(await make(cardNumber, attributes))).plays;
      expect(await played('101', { ...POKEMON, attacks: [HIT] })).toBe('full');
      expect(await played('102', { ...POKEMON, attacks: [HIT], abilities: [{ name: 'Hum' }] })).toBe('part');
      expect(await played('103', { ...POKEMON, abilities: [{ name: 'Hum' }] })).toBe('none');
      expect(await played('104', { supertype: 'Trainer' })).toBe('none');
      expect(await played('105', { supertype: 'Energy', subtypes: ['Special'] })).toBe('none');
      expect(await played('106', { supertype: 'Energy', subtypes: ['Basic'] })).toBe('full');
      const dawn = (await coverage()).sets.find(({ id }) => id === SET);
      expect(dawn).toMatchObject({ cards: 7, inFull: 3 });
      expect((await coverage()).inFull).toEqual(['Base']);
    });

    test('in a shipped set do not play by its file', async () => {
      const [hum, map] = [
        await make('103', { ...POKEMON, attacks: [HIT], abilities: [{ name: 'Hum' }] }, 'base1'),
        await make('104', { supertype: 'Trainer' }, 'base1'),
      ];
      expect(await textOf(hum)).toMatchObject({
        plays: 'part',
        lines: [
          { name: 'Hit', meaning: '' },
          { kind: 'ability', name: 'Hum' },
        ],
      });
      expect(await textOf(map)).toEqual({
        cardId: map,
        plays: 'none',
        lines: [{ kind: 'trainer', name: 'Made 104' }],
      });
      const { part, none } = await plays();
      expect([part, none].map((ids) => ids.filter((id) => id.startsWith('base1')))).toEqual([[hum], [map]]);
      expect((await coverage()).sets).toMatchObject([
        { id: 'base1', cards: 104, inFull: 102, trainer: { texts: 27, read: 26 }, withoutText: 2 },
        { id: 'sv3pt5' },
      ]);
      expect((await coverage()).inFull).toEqual([]);
    });
  });

  test('what an admin puts on a printed card is not among its sentences', async () => {
    await importing([FULL]);
    const edit = (id: string, attributes: object) =>
      admin.ok<AdminCard>('PATCH', `/api/admin/cards/${id}`, { attributes });
    await edit(FULL.id, {
      supertype: 'Pokémon',
      hp: 60,
      types: ['Fire'],
      attacks: [{ name: 'Gather', cost: ['Fire'] }],
      abilities: [{ name: 'Hum' }],
    });
    expect(await textOf(FULL.id)).toEqual({
      cardId: FULL.id,
      plays: 'part',
      lines: [
        { kind: 'attack', name: 'Gather', printed: DRAW, meaning: DRAW },
        { kind: 'ability', name: 'Hum' },
      ],
    });
    expect((await plays()).part).toContain(FULL.id);
    expect((await coverage()).inFull).toEqual(['Base']);
    await edit('base1-4', {
      supertype: 'Pokémon',
      hp: 120,
      types: ['Fire'],
      subtypes: ['Stage 2'],
      attacks: [{ name: 'Another', damage: '10' }],
    });
    try {
      expect(await textOf('base1-4')).toMatchObject({ plays: 'none', lines: [{ name: 'Another' }] });
    } finally {
      await db().execute(sql`update cards set edits = '{}' where id = 'base1-4'`);
    }
  });

  test('a catalogue that leaves sentences out makes no card play in full', async () => {
    await importing([
      card('7', 'Old Lamp', { ...TRAINER_FACTS, rules: [] }),
      card('8', 'Duskmane', { attacks: [attack('Hit', '', '20')], abilities: [{ name: 'Hum' }] }),
    ]);
    expect(await textOf(`${SET}-7`)).toEqual({
      cardId: `${SET}-7`,
      plays: 'none',
      lines: [{ kind: 'trainer', name: 'Old Lamp' }],
    });
    expect((await textOf(`${SET}-8`)).plays).toBe('part');
    const { sets, unread } = await coverage();
    expect(unread).toEqual([]);
    expect(sets.find(({ id }) => id === SET)).toMatchObject({
      trainer: { texts: 1, read: 0 },
      ability: { texts: 1, read: 0 },
      withoutText: 2,
    });
  });

  test('shipped cards without a text are counted as unread', async () => {
    const { sets } = await coverage();
    const [base, later] = sets;
    expect(base).toMatchObject({ id: 'base1', cards: 102, inFull: 102, withoutText: 0 });
    expect(base?.attack.read).toBe(base?.attack.texts);
    if (later === undefined) throw new Error('One set alone is shipped');
    const { attack, ability, trainer, withoutText } = later;
    expect([attack, ability].every(({ texts, read }) => texts > 0 && read < texts)).toBe(true);
    expect(withoutText).toBe(
      [attack, ability, trainer].reduce((sum, { texts, read }) => sum + texts - read, 0),
    );
  });

  test('the list names the cards that do not play in full', async () => {
    await importing([FULL, PART, NONE, TRAINER]);
    const { part, none } = await plays();
    expect(part.filter((id) => id.startsWith(SET))).toEqual([PART.id]);
    expect(none.filter((id) => id.startsWith(SET))).toEqual([NONE.id]);
    expect([...part, ...none].filter((id) => id.startsWith('base1'))).toEqual([]);
    expect(none).toContain('sv3pt5-6');
  });

  test('an import reports how much was read before and is after, dry or not, and writes nothing when it is dry', async () => {
    const dry = await importing([FULL, PART], { dryRun: true });
    const after = {
      cards: 2,
      inFull: 1,
      attack: { texts: 3, read: 3 },
      ability: { texts: 1, read: 0 },
      trainer: { texts: 0, read: 0 },
      energy: { texts: 0, read: 0 },
    };
    expect(dry.texts).toEqual({ after });
    expect(await db().select().from(cardTexts)).toEqual([]);
    expect((await importing([FULL, PART])).texts).toEqual({ after });
    const better = {
      ...PART,
      abilities: [{ name: 'Hum', type: 'Ability', text: 'Once during your turn, you may draw a card.' }],
    };
    expect((await importing([FULL, better])).texts).toEqual({
      before: after,
      after: { ...after, inFull: 2, ability: { texts: 1, read: 1 } },
    });
  });

  test('admins see each set, what stops the compiler, and which sets play in full', async () => {
    await importing([FULL, PART, { ...PART, id: `${SET}-9`, number: '9', name: 'Duskmane' }]);
    await rounds();
    const now = await coverage();
    expect(now.sets.filter(({ id }) => id !== 'sv3pt5')).toMatchObject([
      { id: 'base1', cards: 102, inFull: 102, attack: { texts: 114, read: 114 } },
      { id: SET, name: 'Dawn', cards: 3, inFull: 1, ability: { texts: 2, read: 0 } },
    ]);
    expect(now.unread).toEqual([{ words: 'Sing # songs.', why: 'words', texts: 2, unlocks: 2 }]);
    expect(now).toMatchObject({ inFull: ['Base'] });
    expect(now.reading).toBeUndefined();
    await importing([FULL]);
    await db().execute(sql`delete from cards where set_id = ${SET} and id <> ${FULL.id}`);
    await rounds();
    expect(await coverage()).toMatchObject({ inFull: ['Base', 'Dawn'], unread: [] });
  });

  test('names that come with another card make a text readable that was not, by itself', async () => {
    await importing([NONE]);
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'none' });
    await importing([NONE, card('5', 'Duskmane', { attacks: [] })]);
    await rounds();
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'full' });
  });

  test('a name that comes makes those texts alone read again that may say it', async () => {
    await importing([FULL, NONE]);
    await rounds();
    const marked = await db()
      .update(cardTextReadings)
      .set({ plays: 'part' })
      .where(ne(cardTextReadings.version, SHIPPED))
      .returning({ id: cardTextReadings.cardId });
    expect(marked).toHaveLength(2);
    sent = [...sent, card('5', 'Duskmane', { attacks: [] })];
    // The set is read anew as far as it changed: of its own cards the import asks for the names at once.
    await importing(sent);
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'full' });
    expect(await textOf(FULL.id)).toMatchObject({ plays: 'part' });
    await rounds();
    expect(await textOf(FULL.id)).toMatchObject({ plays: 'part' });
  });

  test('a name that another set brings, or an admin, is noticed by the job, once imports are through', async () => {
    await importing([FULL, NONE]);
    await rounds();
    const made = await admin.ok<AdminCard>('POST', '/api/admin/cards', {
      setId: 'base1',
      cardNumber: '150',
      name: 'Duskmane',
      rarity: 'common',
      attributes: { supertype: 'Pokémon', hp: 60, types: ['Fire'] },
    });
    let isImporting = true;
    const round = rereading({
      ...depsOf(),
      isImporting: () => Promise.resolve(isImporting),
      db: db(),
      reader: READER,
    });
    expect(await round()).toEqual({});
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'none' });
    isImporting = false;
    expect(await round()).toMatchObject({ report: {} });
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'full' });
    expect(await round()).toEqual({});
    await db().execute(sql`delete from cards where id = ${made.id}`);
    expect(await round()).toMatchObject({ report: {} });
    expect(await textOf(NONE.id)).toMatchObject({ plays: 'none' });
  });

  test('an import that brings nothing new reads no text and no names', async () => {
    await importing([FULL, PART, NONE]);
    await rounds();
    const before = await db().select().from(cardTextReadings).orderBy(asc(cardTextReadings.cardId));
    const again = await readTexts(
      db(),
      () => Promise.reject(new Error('The names of all cards are read')),
      (await db().select().from(cardTexts)).map(({ cardId, printed }) => ({ id: cardId, printed })),
    );
    expect(again.known.size).toBe(3);
    expect((await importing([FULL, PART, NONE])).texts?.after).toMatchObject({ cards: 3, inFull: 1 });
    expect(await db().select().from(cardTextReadings).orderBy(asc(cardTextReadings.cardId))).toEqual(before);
  });

  test('lines are counted once, as long as the readings of a set stay what they are', async () => {
    await importing([FULL, PART, NONE]);
    await rounds();
    const figures = importFiguresOfServer();
    const ids = new Set([FULL.id, PART.id, NONE.id]);
    const count = (of = ids) => figures(db(), SET, { read: [], known: of }, of);
    const counted = await count();
    expect(counted.after).toMatchObject({ cards: 3, attack: { texts: 4 }, ability: { texts: 1, read: 0 } });
    expect(counted.before).toEqual(counted.after);
    await db().update(cardTextReadings).set({ lines: [] });
    expect(await count()).toEqual(counted);
    expect((await count(new Set([FULL.id]))).after).toMatchObject({ cards: 1, attack: { texts: 0 } });
    await db().update(cardTextReadings).set({ names: 'others' });
    expect((await count()).after).toMatchObject({ cards: 3, attack: { texts: 0 } });
  });

  test('a name is read as the kind of the card that comes with it', async () => {
    const STADIUM = { ...TRAINER_FACTS, subtypes: ['Stadium'], rules: [DRAW] };
    const text = 'If Duskgrove is in play, draw 2 cards.';
    const asks = card('6', 'Nightcub', { attacks: [attack('Call', text)] });
    const effect = async () => {
      const [row] = await db().select().from(cardTextReadings).where(eq(cardTextReadings.cardId, asks.id));
      return JSON.stringify(row?.lines);
    };
    await importing([asks, card('7', 'Duskgrove', STADIUM)]);
    expect(await effect()).toContain('"stadium":{"name":"Duskgrove"}');
    await rounds();
    expect(await effect()).toContain('"stadium":{"name":"Duskgrove"}');
    expect(await versions()).toHaveLength(1);
  });

  describe('another compiler', () => {
    const CARDS = [FULL, PART, TRAINER];
    const states = () => Promise.all(CARDS.map(async ({ id }) => (await textOf(id)).plays));

    test('reads all stored cards again, and shows none of it before all are read', async () => {
      await importing(CARDS);
      await rounds();
      await readByAnOlderBuild();
      const round = rereading({ ...depsOf(), db: db(), reader: READER, most: 1 });
      for (const done of [1, 2, 3]) {
        expect(await round()).toMatchObject({ again: true });
        expect(await states()).toEqual(['none', 'none', 'none']);
        expect((await coverage()).reading).toEqual({ done, total: 3 });
      }
      expect(await round()).toMatchObject({ again: false, report: {} });
      expect(await states()).toEqual(['full', 'part', 'full']);
      expect((await coverage()).reading).toBeUndefined();
      expect(await versions()).toHaveLength(1);
      expect(await round()).toEqual({});
    });

    test('is one at a time: a second server waits, and goes on where a dead one stopped', async () => {
      await importing(CARDS);
      await rounds();
      await readByAnOlderBuild();
      const [first, second] = [READER, OTHER_READER].map((reader) =>
        rereading({ ...depsOf(), db: db(), reader, most: 1 }),
      );
      if (first === undefined || second === undefined) throw new Error('no reader');
      expect(await first()).toMatchObject({ again: true });
      expect(await second()).toEqual({});
      expect((await coverage()).reading).toEqual({ done: 1, total: 3 });
      // The first one says nothing any more.
      await db().update(cardTextState).set({ readerUntil: sql`now() - interval '1 second'` });
      expect(await second()).toMatchObject({ again: true });
      expect(await first()).toEqual({});
      expect((await coverage()).reading).toEqual({ done: 2, total: 3 });
      await second();
      await second();
      expect(await states()).toEqual(['full', 'part', 'full']);
    });

    test('that came later is left alone by a server that was there before it', async () => {
      await importing(CARDS);
      const old = rereading({ ...depsOf(), db: db(), reader: READER });
      for (let more = true; more; ) more = (await old()).again === true;
      await readByAnOlderBuild();
      expect(await old()).toEqual({});
      expect(await states()).toEqual(['none', 'none', 'none']);
      expect(await versions()).toEqual([OLD]);
    });

    test('does not lose a text that an import brings while it reads', async () => {
      await importing([FULL, PART]);
      await rounds();
      await readByAnOlderBuild();
      const round = rereading({ ...depsOf(), db: db(), reader: READER, most: 2 });
      await round();
      const changed = { ...FULL, attacks: [attack('Gather', SONG), attack('Hit', '', '20')] };
      await importing([changed, PART]);
      expect((await textOf(FULL.id)).plays).toBe('part');
      for (let more = true; more; ) more = (await round()).again === true;
      expect((await textOf(FULL.id)).plays).toBe('part');
      const [row] = await db().select().from(cardTextReadings).where(eq(cardTextReadings.cardId, FULL.id));
      const [text] = await db().select().from(cardTexts).where(eq(cardTexts.cardId, FULL.id));
      expect(row?.hash).toBe(text?.hash);
    });
  });

  test('an import whose write fails leaves no sentence behind', async () => {
    sent = [FULL];
    await db().execute(sql`alter table card_text_readings add constraint no_more check (false) not valid`);
    try {
      const answer = await admin.call('POST', '/api/admin/pokemon/import-set', { setId: SET });
      expect(answer.status).toBe(500);
    } finally {
      await db().execute(sql`alter table card_text_readings drop constraint no_more`);
    }
    expect(await db().select().from(cardTexts)).toEqual([]);
    expect(await db().select().from(setImports)).toMatchObject([{ status: 'failed' }]);
    expect((await admin.call('GET', `/api/cards/${FULL.id}/text`)).status).toBe(404);
  });
});
