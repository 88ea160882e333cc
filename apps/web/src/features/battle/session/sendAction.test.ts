/** An action is done once, however often its answer is lost; a board that moved on is shown and not acted on. */
import { viewFor } from '@pokesol/engine/classic';
import { must, positionOf } from '@pokesol/engine/classic/testing';
import type { BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../../platform/api.ts';
import { sendAction } from './sendAction.ts';

const before = positionOf({
  you: { active: 'Sparkmouse', hand: ['Pebblecub'] },
  opponent: { active: 'Mosslamb' },
});
const [card] = before.state.sides[0].hand;
if (card === undefined) throw new Error('The hand holds a card');
const ACTION = { type: 'play', card, to: 'bench' } as const;

/** What the server would answer to an action, or tell of it later. */
function updateAfter(action: typeof ACTION | { type: 'endTurn' }): BattleUpdate<'classic'> {
  const { battle, events } = must(before, { ...action, seat: 0 });
  return { version: 4, since: 3, events, view: viewFor(battle, 0) } as unknown as BattleUpdate<'classic'>;
}

const stale = (current: BattleUpdate<'classic'>) =>
  new ApiError(409, JSON.stringify({ code: 'battle-version-stale', message: 'Moved on', current }), '');
const lost = () => new TypeError('fetch failed');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => void vi.restoreAllMocks());

async function sendTo(
  answers: readonly (BattleUpdate<'classic'> | Error)[],
  action: PlayerActionJson<'classic'> = ACTION,
) {
  const waits: number[] = [];
  const versions: number[] = [];
  const ids: string[] = [];
  let made = 0;
  const boards: number[] = [];
  const left = [...answers];
  const sent = await sendAction(
    {
      send: async (version, _, requestId) => {
        versions.push(version);
        ids.push(requestId);
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? lost();
        return answer;
      },
      newId: () => `id ${++made}`,
      wait: async (ms) => void waits.push(ms),
      onBoard: (update) => void boards.push(update.version),
    },
    3,
    action,
  );
  return { sent, waits, versions, ids, boards };
}

test('an answer is an answer', async () => {
  const update = updateAfter(ACTION);
  expect(await sendTo([update])).toEqual({
    sent: { kind: 'done', update },
    waits: [],
    versions: [3],
    ids: ['id 1'],
    boards: [],
  });
});

test('a lost answer is asked for again with the same version and the same id', async () => {
  const update = updateAfter(ACTION);
  const { sent, waits, versions, ids } = await sendTo([lost(), lost(), update]);
  expect(sent).toEqual({ kind: 'done', update });
  expect(waits).toEqual([400, 1_000]);
  expect(versions).toEqual([3, 3, 3]);
  expect(ids).toEqual(['id 1', 'id 1', 'id 1']);
});

test('a board that moved on by something else is shown, to decide again, however like the action it looks', async () => {
  for (const update of [updateAfter({ type: 'endTurn' }), updateAfter(ACTION)]) {
    expect((await sendTo([lost(), stale(update)])).sent).toEqual({ kind: 'stale', update });
    expect((await sendTo([stale(update)])).sent).toEqual({ kind: 'stale', update });
  }
});

test('giving up is sent again on each board that moved on, and every one of them is shown', async () => {
  const moved = { ...updateAfter({ type: 'endTurn' }), result: null };
  const over = { ...moved, version: 6, result: 'defeat' as const };
  const tried = await sendTo([stale(moved), stale({ ...moved, version: 5 }), over], { type: 'concede' });
  expect(tried).toEqual({
    sent: { kind: 'done', update: over },
    waits: [],
    versions: [3, 4, 5],
    boards: [4, 5],
    // On another board it is another request.
    ids: ['id 1', 'id 2', 'id 3'],
  });
});

test('a battle that is over cannot be given up, and a board that did not move is not sent to for ever', async () => {
  const won = { ...updateAfter({ type: 'endTurn' }), result: 'victory' as const };
  const late = await sendTo([stale(won)], { type: 'concede' });
  expect(late).toMatchObject({ sent: { kind: 'stale', update: won }, versions: [3] });
  const same = { ...won, version: 3, result: null };
  expect((await sendTo([stale(same)], { type: 'concede' })).versions).toEqual([3]);
});

test('what the rules refuse comes with their words and is not sent again', async () => {
  const body = {
    code: 'action-refused',
    title: 'Cannot Play Card',
    message: 'Bench is full',
    reason: 'BENCH_FULL',
  };
  const { sent, versions } = await sendTo([new ApiError(422, JSON.stringify(body), '')]);
  expect(sent).toEqual({ kind: 'refused', title: 'Cannot Play Card', message: 'Bench is full' });
  expect(versions).toHaveLength(1);
});

test('a session that has run out is called so', async () => {
  const body = { code: 'not-signed-in', message: 'Sign in first.' };
  const { sent } = await sendTo([new ApiError(401, JSON.stringify(body), '')]);
  expect(sent).toMatchObject({ kind: 'refused', title: 'Signed Out' });
});

test('after six silent tries the action counts as lost', async () => {
  const { sent, versions } = await sendTo([]);
  expect(sent.kind).toBe('lost');
  expect(versions).toHaveLength(6);
});
