/** Two actions of one page never run at once, and giving up is neither dropped nor sent to a battle that is over. */
import type { BattleUpdate, PlayerActionJson } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { actionLine } from './actionLine.ts';

const END_TURN = { type: 'endTurn' } as const;
const CONCEDE = { type: 'concede' } as const;
const boardAt = (version: number, result: 'defeat' | 'victory' | null = null) =>
  ({ version, result, events: [] }) as unknown as BattleUpdate<'classic'>;

/** A server whose answers are given by hand. */
function table() {
  const sent: [number, PlayerActionJson<'classic'>['type']][] = [];
  const answers: ((update: BattleUpdate<'classic'>) => void)[] = [];
  const busy: boolean[] = [];
  let known = boardAt(3);
  const act = actionLine<'classic'>({
    send: (version, { type }) => {
      sent.push([version, type]);
      return new Promise<BattleUpdate<'classic'>>((resolve) => void answers.push(resolve));
    },
    newId: () => 'id',
    wait: async () => undefined,
    known: () => known,
    onBoard: (update) => {
      known = update;
    },
    onBusy: (isBusy) => void busy.push(isBusy),
  });
  const answer = async (update: BattleUpdate<'classic'>) => {
    answers.shift()?.(update);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { act, sent, answer, busy };
}

test('giving up waits for the running action and goes to the board that it led to', async () => {
  const { act, sent, answer, busy } = table();
  const ended = act(3, END_TURN);
  const conceded = act(3, CONCEDE);
  await Promise.resolve();
  expect(sent).toEqual([[3, 'endTurn']]);
  await answer(boardAt(5));
  expect(await ended).toMatchObject({ kind: 'done' });
  expect(sent).toEqual([
    [3, 'endTurn'],
    [5, 'concede'],
  ]);
  expect(busy.at(-1)).toBe(true);
  await answer(boardAt(6, 'defeat'));
  expect(await conceded).toMatchObject({ kind: 'done' });
  expect(busy.at(-1)).toBe(false);
});

test('a battle that the running action ended is not given up', async () => {
  const { act, sent, answer } = table();
  const ended = act(3, END_TURN);
  const conceded = act(3, CONCEDE);
  await Promise.resolve();
  await answer(boardAt(4, 'victory'));
  await ended;
  expect(await conceded).toEqual({ kind: 'over' });
  expect(sent).toHaveLength(1);
});

test('anything else goes to the board that it was decided on', async () => {
  const { act, sent, answer } = table();
  const first = act(3, END_TURN);
  const second = act(3, END_TURN);
  await Promise.resolve();
  await answer(boardAt(4));
  await first;
  expect(sent.at(-1)).toEqual([3, 'endTurn']);
  await answer(boardAt(5));
  expect(await second).toMatchObject({ kind: 'done' });
});
