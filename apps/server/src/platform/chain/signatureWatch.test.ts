/** Watching signatures with a chain that a test plays: what it is asked, how often, and which waiter is notified. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RpcCall } from './jsonRpc.ts';
import type { EndpointAnswer } from './rpcEndpoint.ts';
import { type Commitment, type Reached, type SignatureWatch, watchSignatures } from './signatureWatch.ts';

type Status = { err: unknown; confirmationStatus: Commitment };

let asked: { signatures: string[]; searchTransactionHistory: boolean }[];
let shown: Map<string, Status>;
/** What is answered in place of the statuses shown. */
let instead: EndpointAnswer | undefined;
let away: string[];
let watch: SignatureWatch;

async function answer({ method, params }: RpcCall): Promise<EndpointAnswer> {
  expect(method).toBe('getSignatureStatuses');
  const [signatures, config] = params as [string[], { searchTransactionHistory: boolean }];
  asked.push({ signatures, ...config });
  const value = signatures.map((each) => shown.get(each) ?? null);
  const text = JSON.stringify({ jsonrpc: '2.0', id: 1, result: { context: { slot: 77 }, value } });
  return instead ?? { kind: 'answered', text };
}

beforeEach(() => {
  vi.useFakeTimers();
  [asked, shown, instead, away] = [[], new Map(), undefined, []];
  watch = watchSignatures({ ask: answer, onAway: (cause) => void away.push(cause) });
});
afterEach(() => {
  watch.stop();
  vi.useRealTimers();
});

function wait(signature: string, commitment: Commitment = 'confirmed') {
  const reached: Reached[] = [];
  return { reached, stop: watch.watch(signature, commitment, (one) => void reached.push(one)) };
}
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a waiter is notified at once of what has landed, and once', async () => {
  shown.set('a', { err: null, confirmationStatus: 'finalized' });
  const { reached } = wait('a');
  await pass(0);
  expect(reached).toEqual([{ slot: 77, err: null }]);
  await pass(60_000);
  expect(reached).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test('a failure comes as the chain says it', async () => {
  const err = { InstructionError: [0, { Custom: 1 }] };
  shown.set('a', { err, confirmationStatus: 'confirmed' });
  const { reached } = wait('a');
  await pass(0);
  expect(reached).toEqual([{ slot: 77, err }]);
});

test('no waiter is notified before the commitment it asked for', async () => {
  const [processed, confirmed, finalized] = [
    wait('a', 'processed'),
    wait('a', 'confirmed'),
    wait('a', 'finalized'),
  ];
  const counts = () => [processed, confirmed, finalized].map(({ reached }) => reached.length);
  await pass(0);
  expect(counts()).toEqual([0, 0, 0]);
  for (const [confirmationStatus, expected] of [
    ['processed', [1, 0, 0]],
    ['confirmed', [1, 1, 0]],
    ['finalized', [1, 1, 1]],
  ] as const) {
    shown.set('a', { err: null, confirmationStatus });
    await pass(500);
    expect(counts()).toEqual(expected);
  }
});

test('all who wait are one question every half second, the first with the chain’s history', async () => {
  const waits = [wait('a'), wait('a'), wait('b')];
  await pass(1_100);
  expect(asked).toEqual([
    { signatures: ['a', 'b'], searchTransactionHistory: true },
    { signatures: ['a', 'b'], searchTransactionHistory: false },
    { signatures: ['a', 'b'], searchTransactionHistory: false },
  ]);
  waits.push(wait('c'));
  await pass(400);
  expect(asked.slice(3)).toEqual([
    { signatures: ['c'], searchTransactionHistory: true },
    { signatures: ['a', 'b'], searchTransactionHistory: false },
  ]);
});

test('nothing is asked while there is no waiter', async () => {
  await pass(10_000);
  expect(asked).toEqual([]);
  const first = wait('a');
  const second = wait('a');
  await pass(0);
  first.stop();
  await pass(500);
  expect(asked).toHaveLength(2);
  second.stop();
  await pass(10_000);
  expect(asked).toHaveLength(2);
  expect(vi.getTimerCount()).toBe(0);
});

test('watchers that come and go make no question come sooner', async () => {
  for (let i = 0; i < 20; i += 1) {
    const { stop } = wait('a');
    await pass(50);
    stop();
  }
  expect(asked.length).toBeLessThanOrEqual(3);
  expect(asked.length).toBeGreaterThan(1);
});

test('however many wait, a round is 128 of them, each in its turn', async () => {
  const waits = Array.from({ length: 300 }, (_, i) => wait(`${i}`));
  shown.set('299', { err: null, confirmationStatus: 'confirmed' });
  await pass(0);
  expect(asked.map(({ signatures }) => signatures.length)).toEqual([128]);
  await pass(500);
  expect(asked).toHaveLength(2);
  await pass(500);
  // The last 44 for the first time, and the first 84 again.
  expect(asked.slice(2).map(({ signatures }) => signatures.length)).toEqual([44, 84]);
  expect(waits.map(({ reached }) => reached.length)).toEqual([...Array<number>(299).fill(0), 1]);
});

test('a chain that is away is asked less and less often, and every waiter is notified when it is back', async () => {
  instead = { kind: 'away', cause: 'gone' };
  const { reached } = wait('a');
  const counts: number[] = [];
  for (let i = 0; i < 12; i += 1) {
    await pass(10_000);
    counts.push(asked.length);
  }
  // After 0, 1, 3, 7 and 15 seconds, then every 15.
  expect(counts).toEqual([4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11, 12]);
  expect(away).toEqual(Array(12).fill('gone'));
  instead = undefined;
  shown.set('a', { err: null, confirmationStatus: 'confirmed' });
  await pass(15_000);
  expect(reached).toHaveLength(1);
  expect(asked.at(-1)?.searchTransactionHistory).toBe(true);
  wait('b');
  const before = asked.length;
  await pass(1_000);
  expect(asked.length - before).toBeGreaterThanOrEqual(2);
});

test.each([
  [
    'an error, as a node without history does',
    { jsonrpc: '2.0', id: 1, error: { code: -32011, message: '' } },
  ],
  ['something else', { jsonrpc: '2.0', id: 1, result: { value: 7 } }],
])('a chain that answers %s is asked again, without its history', async (_, said) => {
  instead = { kind: 'answered', text: JSON.stringify(said) };
  const { reached } = wait('a');
  await pass(0);
  expect(away).toEqual(['no statuses']);
  instead = undefined;
  shown.set('a', { err: null, confirmationStatus: 'confirmed' });
  await pass(1_000);
  expect(reached).toHaveLength(1);
  expect(asked.at(-1)?.searchTransactionHistory).toBe(false);
});

test('after the end no node is asked and no waiter notified', async () => {
  const { reached } = wait('a');
  watch.stop();
  shown.set('a', { err: null, confirmationStatus: 'confirmed' });
  await pass(10_000);
  expect([reached, asked]).toEqual([[], []]);
});
