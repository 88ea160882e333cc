/** All pages of a wallet share one look at the chain, and none keeps what was read before a burn. */
import { address } from '@solana/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectTestChain, startTestServer, TestWallet } from '../../../testing/index.ts';
import type { Chain } from '../../platform/chain/chain.ts';
import { type Balances, balances } from './balance.ts';

let chain: Chain;
beforeAll(async () => {
  chain = await connectTestChain();
});
afterAll(() => chain.close());

const NEVER = 'http://127.0.0.1:9';
let looks: number;
let now: number;
let known: Balances;
beforeEach(() => {
  [looks, now] = [0, 0];
  const rpc = new Proxy(chain.rpc, {
    get(of, call) {
      looks += 1;
      return Reflect.get(of, call);
    },
  });
  known = balances({ ...chain, rpc }, () => now);
});

test('ten pages that are notified at once ask the chain once, and those of the next second not at all', async () => {
  const wallet = address((await TestWallet.create(NEVER)).address);
  await chain.faucet?.(wallet);
  for (let page = 0; page < 10; page += 1) known.forget(wallet);
  const answers = await Promise.all(Array.from({ length: 10 }, () => known.read(wallet)));
  const [first] = answers;
  expect(answers.every((answer) => answer === first)).toBe(true);
  expect(JSON.parse(first?.body ?? '')).not.toEqual({ balance: '0' });
  now = 999;
  expect(known.known(wallet)).toBe(first);
  now = 1_000;
  expect(known.known(wallet)).toBeUndefined();
  expect(looks).toBe(1);
});

test('a look that began before the notice of a burn is no answer after it', async () => {
  const wallet = address((await TestWallet.create(NEVER)).address);
  const before = known.read(wallet);
  known.forget(wallet);
  const after = known.read(wallet);
  expect(after).not.toBe(before);
  await before;
  expect(await after).toEqual({ body: '{"balance":"0"}', etag: '"0"' });
  expect(known.known(wallet)).toBe(await after);
  expect(looks).toBe(2);
});

test('what is known goes out with the headers of what was looked up, and as nothing new to who has it', async () => {
  const frozen = Date.now();
  const server = await startTestServer({ kind: 'pglite', now: () => frozen });
  try {
    const { address: wallet } = await TestWallet.create(NEVER);
    const ask = async (headers: Record<string, string> = {}) => {
      const answer = await fetch(`${server.base}/api/users/${wallet}/balance`, { headers });
      const { date: _, 'x-request-id': id, ...sent } = Object.fromEntries(answer.headers);
      return { status: answer.status, id, sent, text: await answer.text() };
    };
    const [looked, again] = [await ask(), await ask()];
    expect(again).toEqual({ ...looked, id: again.id });
    expect(again.id).not.toBe(looked.id);
    expect(again.sent).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-cache',
      etag: '"0"',
    });
    expect(await ask({ 'if-none-match': '"0"' })).toMatchObject({ status: 304, text: '' });
  } finally {
    await server.close();
  }
});
