/** One socket's conversation, with a socket and a chain that a test plays: what is answered, and when it ends. */
import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { servePubSub } from './pubSub.ts';
import type { Reached } from './signatureWatch.ts';

const SIGNATURE = '1'.repeat(64);

class PlayedSocket extends EventEmitter {
  readyState: 0 | 1 | 2 | 3 = 1;
  sent: unknown[] = [];
  done: unknown[] = [];
  send = (text: unknown) => void this.sent.push(JSON.parse(String(text)));
  ping = () => void this.done.push('ping');
  pong = (data?: unknown) => void this.done.push(`pong ${data}`);
  close = (code?: number) => {
    this.readyState = 2;
    this.done.push(`close ${code}`);
  };
  terminate = () => {
    this.readyState = 3;
    this.done.push('terminate');
    this.emit('close');
  };
}

let socket: PlayedSocket;
/** What each subscription waits for, in order; absent once it ended. */
let waiting: Map<number, { signature: string; commitment: string; notify: (reached: Reached) => void }>;
let messagesLeft: number;

beforeEach(() => {
  vi.useFakeTimers();
  [socket, waiting, messagesLeft] = [new PlayedSocket(), new Map(), 1_000];
  let number = 0;
  servePubSub(socket, {
    watch(signature, commitment, notify) {
      number += 1;
      const own = number;
      waiting.set(own, { signature, commitment, notify });
      return () => waiting.delete(own);
    },
    mayGoOn: async () => {
      messagesLeft -= 1;
      return messagesLeft >= 0;
    },
  });
});
afterEach(() => {
  socket.terminate();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function say(message: unknown): Promise<void> {
  socket.emit('message', Buffer.from(typeof message === 'string' ? message : JSON.stringify(message)));
  await pass(0);
}
const call = (method: string, params?: unknown, id: unknown = 1) => ({ jsonrpc: '2.0', id, method, params });
const subscribe = (...config: unknown[]) => say(call('signatureSubscribe', [SIGNATURE, ...config]));
const result = (value: unknown) => ({ jsonrpc: '2.0', result: value, id: 1 });

test('a subscription is numbered, notified once, and over', async () => {
  await subscribe({ commitment: 'confirmed' });
  await subscribe({ commitment: 'processed', enableReceivedNotification: true });
  expect(socket.sent).toEqual([result(1), result(2)]);
  expect([...waiting.values()]).toMatchObject([
    { signature: SIGNATURE, commitment: 'confirmed' },
    { signature: SIGNATURE, commitment: 'processed' },
  ]);
  waiting.get(2)?.notify({ slot: 7, err: { InstructionError: [0, 'x'] } });
  expect(socket.sent[2]).toEqual({
    jsonrpc: '2.0',
    method: 'signatureNotification',
    params: {
      result: { context: { slot: 7 }, value: { err: { InstructionError: [0, 'x'] } } },
      subscription: 2,
    },
  });
  expect([...waiting.keys()]).toEqual([1]);
});

test.each([[[]], [[{}]], [[null]], [[{ encoding: 'base64' }]]])(
  'who names no commitment waits for the last one: %j',
  async (config) => {
    await subscribe(...config);
    expect(waiting.get(1)?.commitment).toBe('finalized');
  },
);

test('a client that unsubscribes gets nothing; what is not subscribed stays so', async () => {
  await subscribe();
  await subscribe();
  await say(call('signatureUnsubscribe', [1]));
  await say(call('signatureUnsubscribe', [1]));
  await say(call('signatureUnsubscribe', [99]));
  expect([...waiting.keys()]).toEqual([2]);
  expect(socket.sent.slice(2)).toEqual([result(true), result(true), result(true)]);
});

test.each([
  ['another method', call('accountSubscribe', ['x']), -32601],
  ['a call that is for http', call('getSlot'), -32601],
  ['a ping that wants an answer', call('ping'), -32601],
  ['no signature', call('signatureSubscribe', []), -32602],
  ['no parameters', call('signatureSubscribe'), -32602],
  ['what is no signature', call('signatureSubscribe', ['1'.repeat(63)]), -32602],
  ['a commitment that is none', call('signatureSubscribe', [SIGNATURE, { commitment: 'soon' }]), -32602],
  ['more than there is to say', call('signatureSubscribe', [SIGNATURE, {}, 1]), -32602],
  ['a number that is none', call('signatureUnsubscribe', ['1']), -32602],
  ['parameters by name', call('signatureSubscribe', { signature: SIGNATURE }), -32600],
  ['a batch', [call('signatureSubscribe', [SIGNATURE])], -32600],
  ['no JSON', '{', -32700],
  ['nothing', '', -32700],
])('%s is refused, a second later', async (_, message, code) => {
  await say(message);
  await pass(999);
  expect(socket.sent).toEqual([]);
  await pass(1);
  const isCall = !Array.isArray(message) && typeof message === 'object';
  expect(socket.sent).toMatchObject([{ jsonrpc: '2.0', id: isCall ? 1 : null, error: { code } }]);
  expect(waiting.size).toBe(0);
});

test('what has no id is not answered', async () => {
  for (const method of ['ping', 'signatureSubscribe'])
    await say({ jsonrpc: '2.0', method, params: [SIGNATURE] });
  await pass(2_000);
  expect([socket.sent, waiting.size]).toEqual([[], 0]);
});

test('twenty subscriptions at once, and another when one is over', async () => {
  for (let i = 0; i < 21; i += 1) await subscribe();
  await pass(1_000);
  expect(waiting.size).toBe(20);
  expect(socket.sent.at(-1)).toMatchObject({ error: { code: -32603 } });
  waiting.get(1)?.notify({ slot: 1, err: null });
  await subscribe();
  expect(socket.sent.at(-1)).toEqual(result(21));
});

test('no client waits longer than 90 seconds', async () => {
  await subscribe();
  for (let i = 0; i < 89; i += 1) {
    await pass(1_000);
    socket.emit('pong');
  }
  expect(waiting.size).toBe(1);
  await pass(1_000);
  expect(waiting.size).toBe(0);
  await say(call('signatureUnsubscribe', [1]));
  expect(socket.sent).toEqual([result(1), result(true)]);
});

test('each message and each ping counts; over the limit the socket is closed, without an answer', async () => {
  messagesLeft = 3;
  await subscribe();
  socket.emit('ping', Buffer.from('you?'));
  await pass(0);
  await say({ jsonrpc: '2.0', method: 'ping' });
  expect(socket.done).toEqual(['pong you?']);
  await subscribe();
  expect(socket.done).toEqual(['pong you?', 'close 1013']);
  await subscribe();
  await pass(2_000);
  expect([socket.sent, messagesLeft]).toEqual([[result(1)], -1]);
});

test('who answers no ping is gone', async () => {
  await subscribe();
  await pass(30_000);
  expect(socket.done).toEqual(['ping']);
  socket.emit('pong');
  await pass(30_000);
  expect(socket.done).toEqual(['ping', 'ping']);
  await pass(30_000);
  expect(socket.done).toEqual(['ping', 'ping', 'terminate']);
  expect(waiting.size).toBe(0);
  expect(vi.getTimerCount()).toBe(0);
});

test('who waits for nothing is sent away, who waits stays', async () => {
  const beat = async () => {
    await pass(30_000);
    socket.emit('pong');
  };
  await beat();
  await subscribe();
  await beat();
  await beat();
  expect(socket.done).toEqual(['ping', 'ping', 'ping']);
  waiting.get(1)?.notify({ slot: 1, err: null });
  await beat();
  await say({ jsonrpc: '2.0', method: 'ping' });
  await beat();
  expect(socket.done).toEqual(['ping', 'ping', 'ping', 'ping', 'close 1001']);
});

test('a socket that closes leaves nothing behind, and nothing is sent to it', async () => {
  await subscribe();
  await say(call('accountSubscribe'));
  const notify = waiting.get(1)?.notify;
  socket.readyState = 3;
  socket.emit('close');
  expect(waiting.size).toBe(0);
  notify?.({ slot: 1, err: null });
  await pass(200_000);
  expect([socket.sent, socket.done]).toEqual([[result(1)], []]);
});
