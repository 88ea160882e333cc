/** Battles in a format: both decks are legal in it, its hash stands in the setup, and only who asks for the same is met. */
import { createHash } from 'node:crypto';
import { formatById, formatPreimage } from '@pokesol/decks';
import { verbsOf } from '@pokesol/engine';
import type {
  AnyReplayAnswer,
  BattleAnswer,
  BattleSummary,
  DeckJson,
  DeckSummaryJson,
  FriendChallengeAnswer,
  FriendChallengeMade,
  RefusalBody,
} from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BattlePlayer, databasesFor, startTestServer, type TestServer } from '../../../../testing/index.ts';

const FORMAT = 'base-fossil';
const HASH = createHash('sha256')
  .update(formatPreimage(formatById(FORMAT)))
  .digest('hex');
/** Of the set 151, which has the mark G. */
const NEW_CARDS = [
  { cardId: 'sv3pt5-4', quantity: 4 },
  { cardId: 'base1-98', quantity: 56 },
];
const BECAUSE = 'Charmander of 151 is not in Base to Fossil';

describe.each(databasesFor('behaviour'))('battles in a format on %s', (kind) => {
  let server: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  let nora: BattlePlayer;
  beforeAll(async () => {
    server = await startTestServer({ kind, searchTime: { minMs: 1_000, maxMs: 1_000 } });
    const { base } = server;
    [maya, theo] = await Promise.all([BattlePlayer.create(base), BattlePlayer.create(base)]);
    nora = await BattlePlayer.createWith(base, server.database.db, NEW_CARDS);
  });
  afterAll(() => server.close());

  const begin = ({ wallet, deckId }: BattlePlayer, more: object = {}) =>
    wallet.call<BattleAnswer<'classic'> & RefusalBody>('POST', '/api/battles', {
      mode: 'match',
      deckId,
      rules: 'official',
      format: FORMAT,
      ...more,
    });
  const giveUp = async ({ wallet }: BattlePlayer, id: string) => {
    const { version } = await wallet.ok<BattleAnswer<'classic'>>('GET', `/api/battles/${id}`);
    await wallet.ok('POST', `/api/battles/${id}/actions`, { version, action: { type: 'concede' } });
  };
  const listed = ({ wallet }: BattlePlayer, id: string) =>
    wallet
      .ok<BattleSummary[]>('GET', `/api/users/${wallet.address}/battles`)
      .then((battles) => battles.find((battle) => battle.id === id));
  const replay = ({ wallet }: BattlePlayer, id: string) =>
    wallet.ok<AnyReplayAnswer>('GET', `/api/battles/${id}/replay`);

  test('the setup names it with its hash, which the battle promises, and the list names it', async () => {
    const { status, body } = await begin(maya);
    expect(status, JSON.stringify(body)).toBe(201);
    expect(await listed(maya, body.id)).toMatchObject({ format: FORMAT, result: null });
    await giveUp(maya, body.id);
    expect(await listed(maya, body.id)).toMatchObject({ format: FORMAT, result: 'defeat' });
    const { record, setupHash } = await replay(maya, body.id);
    expect(record.format).toEqual({ id: FORMAT, hash: HASH });
    const promised = (setup: typeof record) =>
      createHash('sha256').update(verbsOf(record).commitmentPreimage(setup)).digest('hex');
    expect(promised(record)).toBe(setupHash);
    const { format: _, ...plain } = record;
    expect(promised(plain as typeof record)).not.toBe(setupHash);
  });

  test('without one the setup is as it always was', async () => {
    const { body } = await begin(maya, { format: undefined });
    expect(await listed(maya, body.id)).not.toHaveProperty('format');
    await giveUp(maya, body.id);
    expect((await replay(maya, body.id)).record).not.toHaveProperty('format');
  });

  test('a deck that is not legal in it is refused with the reason, of either side', async () => {
    const practice = (deck: object, other: object) => ({
      mode: 'practice',
      deck,
      deckId: undefined,
      opponent: { level: 'easy', deck: other },
    });
    for (const [reason, more] of [
      ['format', practice({ cards: NEW_CARDS }, { themeDeckId: 'base1-zap' })],
      ['other-format', practice({ themeDeckId: 'base1-zap' }, { cards: NEW_CARDS })],
    ] as const) {
      const { status, body } = await begin(maya, more);
      expect({ status, body }).toMatchObject({ status: 422, body: { code: 'deck-not-valid', reason } });
      expect(body.message).toContain(BECAUSE);
    }
    expect(await begin(nora)).toMatchObject({ status: 422, body: { reason: 'format' } });
    for (const more of [{ format: 'modern' }, { rules: 'classic' }])
      expect(await begin(maya, more)).toMatchObject({ status: 422, body: { code: 'format-unknown' } });
    expect(await begin(maya, { format: 'No id' })).toMatchObject({ body: { code: 'bad-request' } });
  });

  test('an AI without a deck that is legal in it plays the player’s', async () => {
    for (const more of [{ opponent: { kind: 'level', level: 'easy' } }, {}]) {
      const { status, body } = await begin(maya, { ...more, format: 'base-neo' });
      expect(status, JSON.stringify(body)).toBe(201);
      await giveUp(maya, body.id);
      const { record } = await replay(maya, body.id);
      for (const { id } of record.printed) expect(id).toMatch(/^base1-/);
    }
  });

  test('a challenge states it, and takes no deck that is not legal in it', async () => {
    const challenge = ({ wallet, deckId }: BattlePlayer, format?: string) =>
      wallet.call<FriendChallengeMade & RefusalBody>('POST', '/api/challenges', {
        deckId,
        rules: 'official',
        format,
      });
    const refused = await challenge(nora, FORMAT);
    expect(refused).toMatchObject({ status: 422, body: { code: 'deck-not-valid', reason: 'format' } });
    expect(refused.body.message).toContain(BECAUSE);
    expect(await challenge(maya, 'modern')).toMatchObject({ body: { code: 'format-unknown' } });
    const without = (await challenge(maya)).body;
    const { id } = (await challenge(maya, FORMAT)).body;
    expect(id).not.toBe(without.id);
    expect((await challenge(maya, FORMAT)).body.id).toBe(id);
    expect(await theo.wallet.ok<FriendChallengeAnswer>('GET', `/api/challenges/${id}`)).toMatchObject({
      format: FORMAT,
      rules: 'official',
      state: 'open',
    });
    const accept = ({ wallet, deckId }: BattlePlayer) =>
      wallet.call<{ battleId: string } & RefusalBody>('POST', `/api/challenges/${id}/accept`, { deckId });
    const barred = await accept(nora);
    expect(barred).toMatchObject({ status: 422, body: { reason: 'format' } });
    expect(barred.body.message).toContain(BECAUSE);
    const { battleId } = (await accept(theo)).body;
    expect(await listed(theo, battleId)).toMatchObject({ format: FORMAT, isMultiplayer: true });
    await giveUp(theo, battleId);
  });

  test('a challenge whose deck has changed to one that is not legal in it cannot be accepted', async () => {
    const path = `/api/users/${maya.wallet.address}/decks`;
    const cards = [
      { cardId: 'base1-46', quantity: 1 },
      { cardId: 'base1-98', quantity: 59 },
    ];
    const deck = await maya.wallet.ok<DeckJson>('POST', path, { name: 'To change', cards });
    expect(deck.formats).toContain(FORMAT);
    const offer = { deckId: deck.id, rules: 'official', format: FORMAT, anyCards: true };
    const { id } = await maya.wallet.ok<FriendChallengeMade>('POST', '/api/challenges', offer);
    await maya.wallet.ok('PUT', `${path}/${deck.id}`, { name: 'Changed', cards: NEW_CARDS });
    expect(
      await theo.wallet.call('POST', `/api/challenges/${id}/accept`, { deckId: theo.deckId, anyCards: true }),
    ).toMatchObject({ status: 409, body: { code: 'challenger-deck' } });
    await maya.wallet.ok('DELETE', `/api/challenges/${id}`);
    const decks = await maya.wallet.ok<DeckSummaryJson[]>('GET', path);
    expect(decks.find((each) => each.id === deck.id)?.formats).toEqual([
      ...['classic', 'official', 'expanded', 'standard-2024'],
    ]);
  });

  test('a search meets those of the same format alone; all cards are a format too', async () => {
    const search = ({ wallet, deckId }: BattlePlayer, format?: string) =>
      wallet.call<{ battleId: string; isMultiplayer: boolean } & RefusalBody>('POST', '/api/matchmaking', {
        deckId,
        rules: 'official',
        format,
      });
    expect(await search(nora, FORMAT)).toMatchObject({ status: 422, body: { reason: 'format' } });
    for (const [one, other, isMultiplayer] of [
      [FORMAT, 'base-neo', false],
      [FORMAT, undefined, false],
      [FORMAT, FORMAT, true],
      ['official', undefined, true],
    ] as const) {
      const found = await Promise.all([search(maya, one), search(theo, other)]);
      expect(found.map(({ body }) => body.isMultiplayer)).toEqual([isMultiplayer, isMultiplayer]);
      const id = found[0].body.battleId;
      if (one === FORMAT) expect(await listed(maya, id)).toMatchObject({ format: FORMAT });
      await giveUp(maya, id);
      if (!isMultiplayer) await giveUp(theo, found[1].body.battleId);
    }
  });
});
