/** A challenge to a friend: a link that begins one battle between two people, once. */
import type {
  BattleSummary,
  DeckJson,
  FriendChallengeAnswer,
  FriendChallengeMade,
  RefusalBody,
} from '@pokesol/protocol';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BattlePlayer, databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { STRONG_DECK } from '../../../testing/openings/decks.ts';
import { rowsOf } from '../../platform/db/statement.ts';
import { friendChallenges } from './tables.ts';

const UNKNOWN = '3f0c6a52-7f0e-4f8b-9c7f-0d1c2b3a4f5e';
const HALF_AN_HOUR_MS = 30 * 60_000;

describe.each(databasesFor('behaviour'))('challenging a friend on %s', (kind) => {
  let now = Date.parse('2026-11-24T12:00:00Z');
  let server: TestServer;
  let people: readonly [BattlePlayer, BattlePlayer, BattlePlayer];
  beforeAll(async () => {
    server = await startTestServer({ kind, now: () => now });
    const { base } = server;
    people = [
      await BattlePlayer.create(base),
      await BattlePlayer.create(base),
      await BattlePlayer.create(base),
    ];
  });
  afterAll(() => server.close());

  const challenge = ({ wallet, deckId }: BattlePlayer, rules?: string, anyCards?: boolean) =>
    wallet.ok<FriendChallengeMade>('POST', '/api/challenges', { deckId, rules, anyCards });
  const look = ({ wallet }: BattlePlayer, id: string) =>
    wallet.ok<FriendChallengeAnswer>('GET', `/api/challenges/${id}`);
  const accept = ({ wallet, deckId }: BattlePlayer, id: string, anyCards?: boolean) =>
    wallet.call<RefusalBody & { battleId: string }>('POST', `/api/challenges/${id}/accept`, {
      deckId,
      anyCards,
    });
  const giveUp = async (player: BattlePlayer, id: string) =>
    player.act(await player.look(id), { type: 'concede' });

  test('begins a battle by its rules, once, and notifies both players and no other', async () => {
    const [maya, theo, nora] = people;
    const made = await challenge(maya, 'official');
    expect(made.expiresAt).toBe(new Date(now + HALF_AN_HOUR_MS).toISOString());
    expect(await challenge(maya, 'official')).toEqual(made);
    const shown = await fetch(`${server.base}/api/challenges/${made.id}`);
    expect(await shown.json()).toEqual({
      id: made.id,
      by: expect.stringMatching(/^.{4}…/),
      rules: 'official',
      anyCards: false,
      state: 'open',
      expiresAt: made.expiresAt,
      isYours: false,
    });
    expect(await accept(maya, made.id)).toMatchObject({
      status: 409,
      body: { code: 'friend-challenge-own' },
    });
    // Both friends at the same moment.
    const [first, second] = await Promise.all([accept(theo, made.id), accept(nora, made.id)]);
    const [winner, other, answer] = first.status === 200 ? [theo, nora, first] : [nora, theo, second];
    const { battleId } = answer.body;
    const late = first.status === 200 ? second : first;
    expect(late).toMatchObject({ status: 409, body: { code: 'friend-challenge-taken' } });
    expect(await accept(winner, made.id)).toMatchObject({ status: 200, body: { battleId } });
    expect(await look(maya, made.id)).toMatchObject({ state: 'accepted', isYours: true, battleId });
    expect(await look(other, made.id)).not.toHaveProperty('battleId');
    expect(await winner.look(battleId)).toMatchObject({ rules: 'official', isMultiplayer: true });
    await giveUp(maya, battleId);
  });

  test('with any cards is practice, once both agree to it, with decks that neither owns', async () => {
    const [maya, theo] = people;
    const { db } = server.database;
    const strangers = await Promise.all(
      [maya, theo].map(async ({ wallet }) => {
        const path = `/api/users/${wallet.address}/decks`;
        const made = await wallet.ok<DeckJson>('POST', path, { name: 'A list', cards: STRONG_DECK });
        return { wallet, deckId: made.id } as BattlePlayer;
      }),
    );
    const [hers, his] = strangers as [BattlePlayer, BattlePlayer];
    const owned = await challenge(maya);
    expect(await accept(theo, owned.id, true)).toMatchObject({
      status: 409,
      body: { code: 'friend-challenge-any-cards' },
    });
    const { id } = await challenge(hers, 'classic', true);
    expect(id).not.toBe(owned.id);
    expect(await look(theo, id)).toMatchObject({ anyCards: true, state: 'open' });
    expect(await accept(his, id)).toMatchObject({ body: { code: 'friend-challenge-any-cards' } });
    const points = async () => rowsOf(await db.execute(sql`select * from point_entries order by id`));
    const before = await points();
    const { status, body } = await accept(his, id, true);
    expect(status).toBe(200);
    expect(await theo.look(body.battleId)).toMatchObject({ mode: 'practice', isMultiplayer: true });
    await giveUp(maya, body.battleId);
    for (const { wallet } of [maya, theo]) {
      const listed = await wallet.ok<BattleSummary[]>('GET', `/api/users/${wallet.address}/battles`);
      expect(listed.find((battle) => battle.id === body.battleId)).toMatchObject({ mode: 'practice' });
    }
    expect(await points()).toEqual(before);
  });

  test('is over when it is withdrawn, replaced or old', async () => {
    const [maya, theo] = people;
    const first = await challenge(maya);
    const second = await challenge(maya, 'official');
    expect(await accept(theo, first.id)).toMatchObject({ body: { code: 'friend-challenge-unknown' } });
    expect(await theo.wallet.call('DELETE', `/api/challenges/${second.id}`)).toMatchObject({
      status: 403,
      body: { code: 'friend-challenge-others' },
    });
    for (const withdrawn of [true, false])
      expect(await maya.wallet.ok('DELETE', `/api/challenges/${second.id}`)).toEqual({ withdrawn });
    expect((await maya.wallet.call('DELETE', `/api/challenges/${UNKNOWN}`)).status).toBe(404);
    expect(await look(theo, second.id)).toMatchObject({ state: 'withdrawn' });
    const third = await challenge(maya);
    now += HALF_AN_HOUR_MS;
    expect(await look(maya, third.id)).toMatchObject({ state: 'expired' });
    expect(await accept(theo, third.id)).toMatchObject({ body: { code: 'friend-challenge-expired' } });
    expect((await accept(theo, UNKNOWN)).status).toBe(404);
  });

  test('begins nothing while either of both plays', async () => {
    const [maya, theo, nora] = people;
    const { id } = await challenge(maya);
    const own = await theo.begin();
    expect(await accept(theo, id)).toMatchObject({ body: { code: 'battle-open' } });
    const busy = await maya.begin();
    expect(await accept(nora, id)).toMatchObject({ status: 409, body: { code: 'challenger-busy' } });
    await giveUp(maya, busy.id);
    await giveUp(theo, own.id);
    expect(await accept(theo, id)).toMatchObject({ status: 200 });
    await giveUp(theo, (await look(maya, id)).battleId ?? '');
  });

  test('is open still where a server accepted it and was gone before the battle', async () => {
    const [maya, theo, nora] = people;
    const { id } = await challenge(maya);
    await server.database.db
      .update(friendChallenges)
      .set({ state: 'accepted', acceptedBy: theo.wallet.address, battleId: UNKNOWN })
      .where(eq(friendChallenges.id, id));
    const shown = await look(maya, id);
    expect(shown.state).toBe('open');
    expect(shown).not.toHaveProperty('battleId');
    const { battleId } = (await accept(theo, id)).body;
    expect(await look(maya, id)).toMatchObject({ state: 'accepted', battleId });
    expect(await accept(nora, id)).toMatchObject({ body: { code: 'friend-challenge-taken' } });
    await giveUp(theo, battleId);
  });

  test('is taken back also where a server accepted it and was gone, not while it may still begin', async () => {
    const [maya, theo] = people;
    const { id } = await challenge(maya);
    const { db } = server.database;
    const by = { state: 'accepted', acceptedBy: theo.wallet.address, battleId: UNKNOWN } as const;
    await db.update(friendChallenges).set(by).where(eq(friendChallenges.id, id));
    const claim = (seconds: number) =>
      db.execute(sql`
        insert into wallet_battles (wallet, battle_id, mode, rules, opponent_name, opponent_kind, created_at, claimed_until)
        values (${maya.wallet.address}, ${UNKNOWN}, 'match', 'classic', 'Theo', 'player', now(), now() + make_interval(secs => ${seconds}))
        on conflict (wallet, battle_id) do update set claimed_until = excluded.claimed_until`);
    const takeBack = () => maya.wallet.ok('DELETE', `/api/challenges/${id}`);
    await claim(60);
    expect(await takeBack()).toEqual({ withdrawn: false });
    await claim(-0.001);
    expect(await takeBack()).toEqual({ withdrawn: true });
    expect(await look(theo, id)).toMatchObject({ state: 'withdrawn' });
    expect(await accept(theo, id)).toMatchObject({ body: { code: 'friend-challenge-unknown' } });
    expect(await takeBack()).toEqual({ withdrawn: false });
  });
});
