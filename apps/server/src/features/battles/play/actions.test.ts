/** Who may act in a battle, and when: every other attempt is refused with its code and leaves no trace. */
import { randomUUID } from 'node:crypto';
import { seedRandom } from '@pokesol/engine';
import { RULE_REFUSALS } from '@pokesol/engine/classic';
import type { BattleAnswer, RefusalBody } from '@pokesol/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BattlePlayer,
  databasesFor,
  meet,
  mover,
  rowsOf,
  startTestServer,
  type TestServer,
  tryAct,
} from '../../../../testing/index.ts';

describe.each(databasesFor('behaviour'))('acting in battles on %s', (kind) => {
  let server: TestServer;
  let maya: BattlePlayer;
  let theo: BattlePlayer;
  let stranger: BattlePlayer;
  /** Maya's and Theo's, past the setup. */
  let id: string;
  beforeAll(async () => {
    server = await startTestServer({ kind });
    [maya, theo, stranger] = await Promise.all([
      BattlePlayer.create(server.base),
      BattlePlayer.create(server.base),
      BattlePlayer.create(server.base),
    ]);
    id = await meet(server.database.db, 'people', [maya, theo]);
  });
  afterAll(() => server.close());

  const rows = (battle = id) => rowsOf(server.database.db, battle);
  /** Runs an attempt and makes sure that nothing stored has changed by it. */
  async function untouched<T>(attempt: () => Promise<T>, battle = id): Promise<T> {
    const before = await rows(battle);
    const outcome = await attempt();
    expect(await rows(battle)).toEqual(before);
    return outcome;
  }

  test('a stranger neither sees nor acts, and is refused because it is not theirs', async () => {
    const { battle } = await mover(id, [maya, theo]);
    const acted = await untouched(() => tryAct(stranger, id, battle.version, { type: 'endTurn' }));
    expect(acted).toMatchObject({ status: 403, body: { code: 'not-your-battle' } });
    const seen = await stranger.wallet.call('GET', `/api/battles/${id}`);
    expect(seen).toMatchObject({ status: 403, body: { code: 'not-your-battle' } });
    expect(JSON.stringify(seen.body)).not.toContain(maya.wallet.address);
  });

  test('without a session nothing is shown', async () => {
    const answer = await untouched(() =>
      fetch(`${server.base}/api/battles/${id}/actions`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ version: 0, action: { type: 'endTurn' } }),
      }),
    );
    expect(answer.status).toBe(401);
  });

  test('a battle that does not exist is unknown', async () => {
    const answer = await tryAct(maya, randomUUID(), 0, { type: 'endTurn' });
    expect(answer).toMatchObject({ status: 404, body: { code: 'battle-unknown' } });
  });

  test('who is not to move is refused in the words of the rules', async () => {
    const { battle, other } = await mover(id, [maya, theo]);
    const answer = await untouched(() => tryAct(other, id, battle.version, { type: 'endTurn' }));
    expect(answer).toEqual(
      expect.objectContaining({
        status: 422,
        body: {
          code: 'action-refused',
          reason: 'NOT_YOUR_TURN',
          title: 'Turn Error',
          message: "It's not your turn",
        },
      }),
    );
  });

  test('a card of the other hand cannot be played, nor a seat be named, nor the clock be sent', async () => {
    const { player, battle, other } = await mover(id, [maya, theo]);
    const { view } = await other.look(id);
    const [theirs] = view.you.hand;
    const stolen = await untouched(() =>
      tryAct(player, id, battle.version, { type: 'play', card: theirs, to: 'bench' }),
    );
    expect(stolen).toMatchObject({
      status: 422,
      body: { reason: 'CARD_NOT_IN_HAND', message: RULE_REFUSALS.CARD_NOT_IN_HAND },
    });
    for (const action of [
      { type: 'endTurn', seat: battle.view.seat },
      { type: 'endTurn', seat: 1 - battle.view.seat },
      { type: 'timeOut' },
      { type: 'timeOut', seat: 1 - battle.view.seat },
    ]) {
      const answer = await untouched(() => tryAct(other, id, battle.version, action));
      expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    }
  });

  test('whatever is no action is refused and changes nothing', async () => {
    const { player, battle } = await mover(id, [maya, theo]);
    const before = await rows();
    const number = fc.oneof(fc.integer({ min: -2, max: 200 }), fc.double(), fc.constant(2 ** 53));
    const fields = fc.record(
      {
        card: number,
        to: fc.constantFrom('active', 'bench', 'deck', 7),
        pokemon: fc.oneof(number, fc.constant('1')),
        target: fc.oneof(number, fc.constant(null), fc.constant('x')),
        attack: number,
        cards: fc.array(fc.oneof(number, fc.constant(null)), { maxLength: 8 }),
        seat: number,
        more: fc.anything(),
      },
      { requiredKeys: [] },
    );
    // Ending the turn and giving up are always allowed, and so no mistakes.
    const type = fc.constantFrom('play', 'promote', 'attach', 'trainer', 'choose', 'timeOut', 'win', '');
    const attempt = fc.oneof(
      fc.tuple(
        fc.constant(battle.version),
        fc.tuple(type, fields).map(([t, more]) => ({ ...more, type: t })),
      ),
      fc.tuple(fc.oneof(fc.double(), fc.string(), fc.constant(-1)), fc.constant({ type: 'endTurn' })),
      fc.tuple(fc.constant(battle.version), fc.jsonValue({ maxDepth: 2 })),
    );
    const legal = battle.legal.map((move) => JSON.stringify(move, Object.keys(move).sort()));
    for (const [version, action] of fc.sample(attempt, 250)) {
      if (legal.includes(JSON.stringify(action, Object.keys(Object(action)).sort()))) continue;
      const { status, body } = await tryAct(player, id, version, action);
      expect([400, 409, 422], JSON.stringify([version, action, body])).toContain(status);
      if (status === 422) expect(RULE_REFUSALS).toHaveProperty(String(body.reason));
    }
    expect(await rows()).toEqual(before);
  });

  /** Copies wait for the first call up to the limit; the server asks the callers of the rest to try again. */
  function lateOf<A extends { status: number; body: RefusalBody }>(answers: readonly A[]): readonly A[] {
    const late = answers.filter(({ status }) => status === 409);
    expect(late.length).toBeGreaterThanOrEqual(8);
    const tooMany = answers.filter(({ status }) => status === 429);
    for (const { body } of tooMany) expect(body).toMatchObject({ code: 'too-many-requests' });
    expect(late.length + tooMany.length).toBe(answers.length - 1);
    return late;
  }

  test('one action posted twenty times at once from two tabs counts once, and the others learn what it did', async () => {
    const { player, battle } = await mover(id, [maya, theo]);
    const action = firstMove(battle);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryAct(player, id, battle.version, action)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = lateOf(answers);
    const won = answers.find(({ status }) => status === 200)?.body;
    for (const { body } of late) {
      expect(body.code).toBe('battle-version-stale');
      // Each answer has its own moment to count the time from.
      expect(body.current).toEqual({ ...won, turnMsLeft: expect.any(Number) });
    }
    expect(await player.look(id)).toMatchObject({ version: battle.version + 1 });
  });

  test('an answer that got lost is learned by asking again', async () => {
    const { player, battle } = await mover(id, [maya, theo]);
    const lost = await player.act(battle, firstMove(battle));
    const again = await untouched(() => tryAct(player, id, battle.version, firstMove(battle)));
    const current = { ...lost, turnMsLeft: expect.any(Number) };
    expect(again).toMatchObject({ status: 409, body: { code: 'battle-version-stale', current } });
    expect(lost.events.length).toBeGreaterThan(0);
  });

  test('a version that never was is answered with everything that happened', async () => {
    const { player, battle } = await mover(id, [maya, theo]);
    const answer = await untouched(() => tryAct(player, id, battle.version + 7, { type: 'endTurn' }));
    expect(answer).toMatchObject({ status: 409, body: { current: { since: 0, version: battle.version } } });
  });

  test('giving up is possible out of turn, ends the battle, and nothing happens in it any more', async () => {
    const { player, other } = await mover(id, [maya, theo]);
    const over = await other.act(await other.look(id), { type: 'concede' });
    expect(over).toMatchObject({ result: 'defeat', legal: [], turnEndsAt: null });
    expect(over.view).toMatchObject({ victoryCondition: 'opponent_conceded' });
    for (const each of [player, other]) {
      const answer = await untouched(() => tryAct(each, id, over.version, { type: 'concede' }));
      expect(answer).toMatchObject({ status: 409, body: { code: 'battle-over' } });
    }
    expect((await player.look(id)).result).toBe('victory');
  });

  describe('beginning', () => {
    const begin = (player: BattlePlayer, deckId = player.deckId) =>
      player.wallet.call<BattleAnswer<'classic'> & RefusalBody>('POST', '/api/battles', {
        mode: 'match',
        deckId,
      });

    test('twenty times at once begins one battle, and the others name it', async () => {
      const answers = await Promise.all(Array.from({ length: 20 }, () => begin(stranger)));
      const begun = answers.filter(({ status }) => status === 201);
      expect(begun).toHaveLength(1);
      for (const { body } of lateOf(answers))
        expect(body).toMatchObject({ code: 'battle-open', params: { battleId: begun[0]?.body.id } });
      const searched = await stranger.wallet.call('POST', '/api/matchmaking', { deckId: stranger.deckId });
      expect(searched).toMatchObject({
        status: 409,
        body: { code: 'battle-open', params: { battleId: begun[0]?.body.id } },
      });
      await stranger.playOn(await stranger.look(begun[0]?.body.id ?? ''), seedRandom('to the end'));
      expect((await begin(stranger)).status).toBe(201);
    });

    test('needs a deck of sixty cards that its player owns', async () => {
      const { wallet } = maya;
      const decks = `/api/users/${wallet.address}/decks`;
      const short = await wallet.ok<{ id: string }>('POST', decks, {
        name: 'Short',
        cards: [{ cardId: 'base1-46', quantity: 4 }],
      });
      const notOwned = await wallet.ok<{ id: string }>('POST', decks, {
        name: 'Not mine',
        cards: [
          { cardId: 'base1-44', quantity: 4 },
          { cardId: 'base1-99', quantity: 56 },
        ],
      });
      for (const [deckId, status, code] of [
        [short.id, 422, 'deck-not-valid'],
        [notOwned.id, 422, 'deck-not-valid'],
        [theo.deckId, 404, 'deck-unknown'],
        [randomUUID(), 404, 'deck-unknown'],
        ['mine', 400, 'bad-request'],
      ] as const) {
        expect(await begin(maya, deckId)).toMatchObject({ status, body: { code } });
        const searched = await wallet.call('POST', '/api/matchmaking', { deckId });
        expect(searched).toMatchObject({ status, body: { code } });
      }
    });

    test('cannot choose its chance: no seed, no order of a deck, no opponent', async () => {
      const chosen = { seed: '00', order: 'asListed', entropy: '00', level: 'easy' };
      for (const [name, value] of Object.entries(chosen))
        for (const [path, body] of [
          ['/api/battles', { mode: 'match', deckId: maya.deckId }],
          ['/api/matchmaking', { deckId: maya.deckId }],
        ] as const)
          expect(await maya.wallet.call('POST', path, { ...body, [name]: value })).toMatchObject({
            status: 400,
            body: { code: 'bad-request', message: expect.stringContaining(name) },
          });
    });
  });
});

const firstMove = ({ legal }: BattleAnswer<'classic'>) => legal[0] ?? { type: 'endTurn' as const };
