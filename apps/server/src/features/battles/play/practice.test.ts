/** Practice: any list that is legal but for ownership, against a deck of one's choice; it pays nothing and counts nowhere. */
import { createHash, randomUUID } from 'node:crypto';
import { type AnyRules, type CardNo, isRefusal, type TypeOf, verbsOf } from '@pokesol/engine';
import {
  type AnyReplayAnswer,
  type BattleAnswer,
  type BattleSummary,
  DEMO_USER,
  type DeckJson,
  type DeckSummaryJson,
  type RefusalBody,
} from '@pokesol/protocol';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CampaignPlayer } from '../../../../testing/battles/campaignPlayer.ts';
import { endBattle } from '../../../../testing/battles/endBattle.ts';
import { databasesFor, startTestServer, type TestServer, TestWallet } from '../../../../testing/index.ts';
import { STRONG_DECK } from '../../../../testing/openings/decks.ts';
import { rowsOf } from '../../../platform/db/statement.ts';
import { systemEntropy } from '../../../platform/entropy.ts';
import { onCampaignEnd } from '../../campaign/pay.ts';

const NOTE = '4 Arven SVI 166\n2 Pidgeot ex OBF 164';

describe.each(databasesFor('behaviour'))('practice on %s', (kind) => {
  let server: TestServer;
  let owner: CampaignPlayer;
  let newcomer: TestWallet;
  let list: DeckJson;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    owner = await CampaignPlayer.create(server.base, server.database.db);
    newcomer = await TestWallet.create(server.base);
    await newcomer.signIn();
    list = await newcomer.ok<DeckJson>('POST', `/api/users/${newcomer.address}/decks`, {
      name: 'A list',
      cards: STRONG_DECK,
      note: NOTE,
    });
  });
  afterAll(() => server.close());

  const ask = (wallet: TestWallet, body: object) =>
    wallet.call<BattleAnswer<'classic'> & RefusalBody>('POST', '/api/battles', body);
  const practice = (more: object = {}) => ({
    mode: 'practice',
    deck: { deckId: list.id },
    rules: 'classic',
    opponent: { level: 'easy', deck: { trainerId: 'giovanni' } },
    ...more,
  });
  const giveUp = async (wallet: TestWallet, { id, version }: BattleAnswer<'classic'>) =>
    wallet.ok('POST', `/api/battles/${id}/actions`, { version, action: { type: 'concede' } });
  /** Every row of points, records and what a campaign shows. */
  const figures = async (player: CampaignPlayer) => ({
    stats: await player.stats(),
    opponents: await player.opponents(),
    rows: await Promise.all(
      ['point_entries', 'point_balances', 'trainer_records'].map(async (table) =>
        rowsOf(await server.database.db.execute(sql`select * from ${sql.identifier(table)} order by 1`)),
      ),
    ),
  });

  test('a deck is kept though nothing of it is owned, and says which of both it is', async () => {
    expect(list).toMatchObject({ isValid: false, isForPractice: true, ownedCards: 26, note: NOTE });
    expect(list.official).toMatchObject({ isLegal: false, isForPractice: true });
    const [summary] = await newcomer.ok<DeckSummaryJson[]>('GET', `/api/users/${newcomer.address}/decks`);
    expect(summary).toMatchObject({ isValid: false, isForPractice: true, ownedCards: 26, note: NOTE });
    const path = `/api/users/${newcomer.address}/decks/${list.id}`;
    expect(await newcomer.ok('PUT', path, { name: 'A list' })).toMatchObject({ note: NOTE });
    const owned = await owner.wallet.ok<DeckJson>(
      'GET',
      `/api/users/${owner.wallet.address}/decks/${owner.deckId}`,
    );
    expect(owned).toMatchObject({ isValid: true, isForPractice: true, ownedCards: 60, note: '' });
  });

  test.for([
    [{ mode: 'match' }, 'deck-not-valid'],
    [{ mode: 'match', rules: 'official' }, 'deck-not-valid'],
    [{ mode: 'match', opponent: { kind: 'level', level: 'easy' } }, 'deck-not-valid'],
    [{ mode: 'campaign', opponentId: 'joey' }, 'deck-not-valid'],
  ] as const)('every other battle asks for each copy to be owned: %j', async ([asked, code]) => {
    expect(await ask(newcomer, { ...asked, deckId: list.id })).toMatchObject({ status: 422, body: { code } });
  });

  test('of a friend and of the matchmaking likewise', async () => {
    for (const path of ['/api/challenges', '/api/matchmaking'])
      expect(await newcomer.call('POST', path, { deckId: list.id, rules: 'official' })).toMatchObject({
        status: 422,
        body: { code: 'deck-not-valid' },
      });
  });

  test.for([
    ['a trainer’s deck, though the trainer is locked', { trainerId: 'giovanni' }, 'Giovanni’s deck'],
    ['another list', { cards: STRONG_DECK }, 'Practice partner'],
    ['a saved deck', 'own', 'Practice partner'],
    ['a theme deck', { themeDeckId: 'base1-overgrowth' }, 'Overgrowth'],
  ] as const)('the AI plays %s, by both rules', async ([, deck, name]) => {
    for (const rules of ['classic', 'official']) {
      const opponent = { level: 'medium', deck: deck === 'own' ? { deckId: list.id } : deck };
      const { status, body } = await ask(newcomer, practice({ opponent, rules }));
      expect(status, JSON.stringify(body)).toBe(201);
      expect(body).toMatchObject({
        mode: 'practice',
        rules,
        opponent: { kind: 'ai', level: 'medium', name },
      });
      expect(body.opponent).not.toHaveProperty('trainerId');
      await giveUp(newcomer, body);
    }
  });

  test('a theme deck is played by a wallet that owns nothing of it', async () => {
    const { status, body } = await ask(newcomer, practice({ deck: { themeDeckId: 'base1-zap' } }));
    expect(status, JSON.stringify(body)).toBe(201);
    await giveUp(newcomer, body);
  });

  test('is marked in the list while it goes on and after, and in the replay, whose hash holds the kind', async () => {
    const { body } = await ask(newcomer, practice({ deck: { cards: STRONG_DECK } }));
    const newest = async () =>
      (await newcomer.ok<BattleSummary[]>('GET', `/api/users/${newcomer.address}/battles`))[0];
    expect(await newest()).toMatchObject({ id: body.id, mode: 'practice', result: null });
    await giveUp(newcomer, body);
    expect(await newest()).toMatchObject({ id: body.id, mode: 'practice', result: 'defeat' });
    const replay = await newcomer.ok<AnyReplayAnswer>('GET', `/api/battles/${body.id}/replay`);
    expect(replay).toMatchObject({ mode: 'practice', record: { kind: 'practice' } });
    const { commitmentPreimage } = verbsOf(replay.record);
    const hashed = (setup: typeof replay.record) =>
      createHash('sha256').update(commitmentPreimage(setup)).digest('hex');
    expect(hashed(replay.record)).toBe(replay.setupHash);
    const { kind: _, ...plain } = replay.record;
    expect(hashed(plain as typeof replay.record)).not.toBe(replay.setupHash);
  });

  test.for([
    ['me', 0],
    ['ai', 1],
  ] as const)('who begins is arranged: %s', async ([begins, seat]) => {
    for (const rules of ['classic', 'official']) {
      const { body } = await ask(newcomer, practice({ rules, begins }));
      await giveUp(newcomer, await newcomer.ok<BattleAnswer<'classic'>>('GET', `/api/battles/${body.id}`));
      const { record } = await newcomer.ok<AnyReplayAnswer>('GET', `/api/battles/${body.id}/replay`);
      expect(record).toMatchObject({ kind: 'practice', begins: seat });
      const begun = verbsOf<AnyRules>(record).beginRecorded(record);
      if (isRefusal(begun)) throw new Error(begun.code);
      expect(begun.battle.state.current).toBe(seat);
    }
  });

  test('open hands show the AI’s cards to the player, by both rules, and after each action', async () => {
    for (const rules of ['classic', 'official']) {
      const { body } = await ask(newcomer, practice({ rules, begins: 'me', openHands: true }));
      expect(body.openHand).toHaveLength(body.view.opponent.handCount);
      const battle = await newcomer.ok<BattleAnswer<'classic'>>('GET', `/api/battles/${body.id}`);
      expect(battle.openHand).toEqual(body.openHand);
      const update = (await giveUp(newcomer, battle)) as BattleAnswer<'classic'>;
      const { record } = await newcomer.ok<AnyReplayAnswer>('GET', `/api/battles/${body.id}/replay`);
      const steps = verbsOf<AnyRules>(record).replay(record as TypeOf<AnyRules, 'record'>);
      const last = isRefusal(steps) ? undefined : steps.at(-1)?.battle;
      const held = last?.state.sides[1].hand.map(
        (card: CardNo) => last.printed[last.printing[card] ?? -1]?.id,
      );
      expect(update.openHand?.map(({ id }) => id).sort()).toEqual(held?.sort());
    }
  });

  test('nothing is arranged in any other battle', async () => {
    const { body } = await ask(newcomer, practice());
    expect(body).not.toHaveProperty('openHand');
    await giveUp(newcomer, body);
    const { record } = await newcomer.ok<AnyReplayAnswer>('GET', `/api/battles/${body.id}/replay`);
    for (const name of ['begins', 'openHand']) expect(record).not.toHaveProperty(name);
    const { deckId } = owner;
    for (const arranged of [{ openHands: true }, { begins: 'me' }])
      for (const asked of [
        { mode: 'match', deckId, ...arranged },
        { mode: 'match', deckId, opponent: { kind: 'practice', level: 'easy', deckId }, ...arranged },
        { mode: 'campaign', deckId, opponentId: 'joey', ...arranged },
      ])
        expect(await ask(owner.wallet, asked)).toMatchObject({ status: 400 });
    for (const path of ['/api/challenges', '/api/matchmaking'])
      expect(await owner.wallet.call('POST', path, { deckId, openHands: true })).toMatchObject({
        status: 400,
      });
  });

  test('an ordinary battle has no kind, and the hash that it always had', async () => {
    const { body } = await ask(owner.wallet, { mode: 'match', deckId: owner.deckId });
    expect(body.mode).toBe('match');
    await giveUp(owner.wallet, body);
    const replay = await owner.wallet.ok<AnyReplayAnswer>('GET', `/api/battles/${body.id}/replay`);
    expect(replay.record).not.toHaveProperty('kind');
  });

  test('won, it changes no points, no record and nothing of the campaign', async () => {
    const before = await figures(owner);
    for (const deck of [{ trainerId: 'joey' }, { deckId: owner.deckId }]) {
      const asked = practice({ deck: { deckId: owner.deckId }, opponent: { level: 'easy', deck } });
      const { body } = await ask(owner.wallet, asked);
      await endBattle(server.database.db, body.id, {
        winner: 0,
        onEnd: onCampaignEnd(systemEntropy),
        now: new Date(),
      });
      const path = `/api/users/${owner.wallet.address}/battles`;
      const [newest] = await owner.wallet.ok<BattleSummary[]>('GET', path);
      expect(newest).toMatchObject({ id: body.id, mode: 'practice', result: 'victory' });
      expect(
        await owner.wallet.call('POST', '/api/campaign/battle', {
          battleId: body.id,
          userId: owner.wallet.address,
          opponentId: 'joey',
          result: 'victory',
          battleDuration: 1,
          pointsAwarded: 50,
        }),
      ).toMatchObject({ status: 409, body: { code: 'not-a-campaign-battle' } });
    }
    expect(await figures(owner)).toEqual(before);
  });

  test('asks for a list that is legal but for ownership, and for nothing of another wallet', async () => {
    const five = STRONG_DECK.map((line, place) => ({
      ...line,
      quantity: line.quantity + (place === 0 ? 1 : 0),
    }));
    const unknown = [{ cardId: 'sv1-166', quantity: 60 }];
    for (const [more, code] of [
      [{ deck: { cards: five } }, 'deck-not-valid'],
      [{ deck: { cards: five }, rules: 'official' }, 'deck-not-valid'],
      [{ opponent: { level: 'easy', deck: { cards: five } } }, 'deck-not-valid'],
      [{ deck: { cards: unknown } }, 'card-unknown'],
      [{ deck: { cards: [] } }, 'deck-not-valid'],
      [{ deck: { deckId: owner.deckId } }, 'deck-unknown'],
      [{ opponent: { level: 'easy', deck: { deckId: owner.deckId } } }, 'deck-unknown'],
      [{ deck: { deckId: randomUUID() } }, 'deck-unknown'],
      [{ deck: { themeDeckId: 'base1-no-such-deck' } }, 'deck-unknown'],
      [{ opponent: { level: 'easy', deck: { themeDeckId: '' } } }, 'deck-unknown'],
      [{ opponent: { level: 'expert', deck: { trainerId: 'joey' } } }, 'level-official-only'],
      [{ opponent: { level: 'easy', deck: { trainerId: 'unknown' } } }, 'trainer-unknown'],
      [{ deck: { trainerId: 'joey' } }, 'bad-request'],
      [{ opponentId: 'joey' }, 'bad-request'],
    ] as const)
      expect(await ask(newcomer, practice(more)), code).toMatchObject({ body: { code } });
    const { base } = server;
    const answer = await fetch(`${base}/api/battles`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...practice(), userId: DEMO_USER }),
    });
    expect(answer.status).toBe(401);
  });
});
