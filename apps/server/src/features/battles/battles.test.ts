/** Battles over HTTP: begun once, played to the end, seen only by their players, and replayed by everybody. */
import { isRefusal, seedRandom, stateHash } from '@pokesol/engine';
import { replay } from '@pokesol/engine/classic';
import type { BattleSummary, ReplayAnswer } from '@pokesol/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BattlePlayer, databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';

describe.each(databasesFor('behaviour'))('battles on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  test('a battle against a simulated opponent is played to its end and replayed by anyone', async () => {
    const player = await BattlePlayer.create(server.base);
    const begun = await player.begin();
    expect(begun).toMatchObject({ mode: 'match', isMultiplayer: false, result: null, turnEndsAt: null });
    const running = await player.wallet.call('GET', `/api/battles/${begun.id}/replay`);
    expect(running).toMatchObject({ status: 409, body: { code: 'battle-running' } });

    const over = await player.playOn(begun, seedRandom('moves'));
    expect(over.view.phase).toBe('ended');
    expect(['victory', 'defeat', 'draw']).toContain(over.result);
    const list = await player.wallet.ok<BattleSummary[]>(
      'GET',
      `/api/users/${player.wallet.address}/battles`,
    );
    expect(list).toMatchObject([{ id: begun.id, result: over.result, turn: over.view.turn }]);

    const kept = (await (
      await fetch(`${server.base}/api/battles/${begun.id}/replay`)
    ).json()) as ReplayAnswer<'classic'>;
    const steps = replay(kept.record);
    if (isRefusal(steps)) throw new Error(steps.message);
    const last = steps.at(-1);
    expect(last === undefined ? '' : stateHash(last.battle)).toBe(kept.finalHash);
    expect(kept.times).toHaveLength(kept.record.actions.length);
  });
});
