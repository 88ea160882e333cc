/** All pages of a wallet share one look at the chain, and none keeps what was read before a burn. */
import { address } from '@solana/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectTestChain, TestWallet } from '../../../testing/index.ts';
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
