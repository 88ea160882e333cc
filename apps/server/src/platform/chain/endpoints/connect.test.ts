/** Several endpoints of one chain: which of them is asked when some are away, busy, late, or another cluster. */
import type { Signature } from '@solana/kit';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { NodeError, ScriptedNode, until } from '../../../../testing/index.ts';
import { endpointsOf } from '../../config/rpcEndpoints.ts';
import { ChainAway } from '../chainAway.ts';
import { connectEndpoints } from './connect.ts';

const GENESIS = 'the-first-block';
const SIGNATURE = '1'.repeat(64) as Signature;
const DECODE = { encoding: 'base64', commitment: 'confirmed', maxSupportedTransactionVersion: 1 } as const;

let slot: number;
let at: number;
let logged: string[];
let nodes: ScriptedNode[];

beforeEach(async () => {
  [slot, at, logged] = [5_000, 0, []];
  nodes = await Promise.all([1, 2, 3].map(newNode));
});
afterEach(async () => {
  for (const node of nodes) await node.close();
});

const newNode = () =>
  ScriptedNode.start({
    getGenesisHash: () => GENESIS,
    getSlot: () => slot,
    getBalance: () => ({ context: { slot }, value: 7 }),
    getTransaction: () => null,
    getSignaturesForAddress: () => [],
    sendTransaction: () => SIGNATURE,
  });

const node = (place: number): ScriptedNode => {
  const found = nodes[place - 1];
  if (found === undefined) throw new Error(`there is no rpc${place}`);
  return found;
};

/** As at a start: each was asked for its first block. */
async function connect(count: number, perSecond?: number) {
  const configs = nodes.slice(0, count).map(({ url }, i) => ({
    name: `rpc${i + 1}`,
    url,
    ...(perSecond === undefined ? {} : { perSecond }),
  }));
  const say = (what: string) => (name: string, why?: unknown) =>
    void logged.push(`${name} ${what} ${why ?? ''}`.trim());
  const chain = connectEndpoints(configs, {
    genesis: GENESIS,
    now: () => at,
    onAway: say('away'),
    onBack: say('back'),
    onForeign: say('foreign'),
    onBehind: say('behind'),
  });
  for (const endpoint of chain.pool.endpoints) await endpoint.prove();
  return chain;
}

const balance = ({ rpc }: Pick<Awaited<ReturnType<typeof connect>>, 'rpc'>) =>
  rpc.getBalance(SIGNATURE.slice(0, 32) as never).send();
const counts = (method: string) => nodes.map((each) => each.count(method));

describe('the first that answers', () => {
  test('is asked alone, after its first block', async () => {
    const chain = await connect(3);
    expect((await balance(chain)).value).toBe(7n);
    await balance(chain);
    expect([counts('getGenesisHash'), counts('getBalance')]).toEqual([
      [1, 1, 1],
      [2, 0, 0],
    ]);
  });

  test.each([
    ['fails', { status: 503 }, 'status 503'],
    ['locks us out', { status: 403 }, 'status 403'],
  ])(
    'is the second when the first %s, which rests, is proved again, and is the first once more',
    async (_, fault, cause) => {
      const chain = await connect(2);
      await balance(chain);
      node(1).fault = fault;
      await balance(chain);
      await balance(chain);
      // The one that failed was left alone.
      expect(counts('getBalance')).toEqual([2, 2, 0]);
      expect(logged).toEqual([`rpc1 away ${cause}`]);
      node(1).fault = undefined;
      at += 30_000;
      // While it is asked for its first block no call waits for it.
      await balance(chain);
      await until(() => logged.length === 2);
      // Two equal calls of one moment are one to the node.
      await Promise.all([balance(chain), balance(chain)]);
      expect(logged).toEqual([`rpc1 away ${cause}`, 'rpc1 back']);
      expect([counts('getGenesisHash'), counts('getBalance')]).toEqual([
        [2, 1, 0],
        [3, 3, 0],
      ]);
    },
  );

  test('is never one of another cluster, not even one that became it while it was away', async () => {
    const chain = await connect(2);
    await balance(chain);
    node(1).fault = { status: 502 };
    await balance(chain);
    node(1).fault = undefined;
    node(1).answers.getGenesisHash = () => 'another-first-block';
    at += 30_000;
    await balance(chain);
    await until(() => logged.at(-1) === 'rpc1 foreign another-first-block');
    await balance(chain);
    expect(counts('getBalance')).toEqual([2, 3, 0]);
    // Nor is it asked again soon.
    at += 60_000;
    await balance(chain);
    expect(node(1).count('getGenesisHash')).toBe(2);
  });

  test('rests longer with each failure, so that no call storms it', async () => {
    const chain = await connect(2);
    node(1).fault = { status: 500 };
    for (let call = 0; call < 60; call += 1) {
      await balance(chain);
      at += 1_000;
    }
    expect(node(1).calls.length).toBeLessThan(9);
    expect(node(2).count('getBalance')).toBe(60);
  });

  test('waits for no endpoint that hangs when it is asked whether it is back', async () => {
    const chain = await connect(2);
    node(1).fault = { status: 503 };
    await balance(chain);
    node(1).fault = 'silent';
    at += 30_000;
    expect((await balance(chain)).value).toBe(7n);
    await until(() => node(1).count('getGenesisHash') === 2);
    expect((await balance(chain)).value).toBe(7n);
    expect(await chain.rpc.getTransaction(SIGNATURE, DECODE).send()).toBeNull();
    expect(counts('getBalance')).toEqual([1, 3, 0]);
  });

  test('fails once for all calls that were under way', async () => {
    const chain = await connect(2);
    node(1).fault = { status: 503 };
    const wallets = [1, 2, 3, 4, 5, 6].map((nth) => `${nth}`.repeat(32) as never);
    await Promise.all(wallets.map((wallet) => chain.rpc.getBalance(wallet).send()));
    node(1).fault = undefined;
    // As after one failure, not after six.
    at += 501;
    await balance(chain);
    await until(() => logged.length === 2);
    expect(logged).toEqual(['rpc1 away status 503', 'rpc1 back']);
  });

  test('is none: the error names each by its place and no address', async () => {
    const chain = await connect(2);
    await balance(chain);
    node(1).fault = { status: 500 };
    await node(2).close();
    const error: unknown = await balance(chain).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ChainAway);
    expect(String(error)).toMatch(/rpc1: status 500; rpc2: ECONNREFUSED/);
    expect(JSON.stringify([String(error), logged])).not.toMatch(/127\.0\.0\.1|key-of-the-provider/);
  });

  test('is asked alone whatever happened before, when there is no other', async () => {
    const chain = await connect(1);
    node(1).fault = { status: 503 };
    await expect(balance(chain)).rejects.toThrow(ChainAway);
    node(1).fault = undefined;
    expect((await balance(chain)).value).toBe(7n);
  });
});

describe('quotas', () => {
  test('429 rests for as long as it says, and the others take over', async () => {
    const chain = await connect(2);
    await balance(chain);
    node(1).fault = { status: 429, headers: { 'retry-after': '20' } };
    await balance(chain);
    node(1).fault = undefined;
    at += 19_000;
    await balance(chain);
    expect(counts('getBalance')).toEqual([2, 2, 0]);
    at += 1_001;
    await balance(chain);
    expect(counts('getBalance')).toEqual([3, 2, 0]);
    // A busy endpoint was never away: nothing is logged, and nothing to prove.
    expect([logged, node(1).count('getGenesisHash')]).toEqual([[], 1]);
  });

  test('what is over a limit goes to the next endpoint at once', async () => {
    const chain = await connect(3, 3);
    for (let call = 0; call < 6; call += 1) await balance(chain);
    expect(counts('getBalance').reduce((sum, count) => sum + count)).toBe(6);
    // A place each went to the first block.
    expect(counts('getBalance')).toEqual([2, 2, 2]);
  });
});

describe('what is not there', () => {
  const transaction = (chain: Awaited<ReturnType<typeof connect>>) =>
    chain.rpc.getTransaction(SIGNATURE, DECODE).send();
  const shown = () => ({ slot, blockTime: 1, transaction: ['', 'base64'], meta: null, version: 0 });

  test('is asked of another endpoint, whose word is taken', async () => {
    node(2).answers.getTransaction = shown;
    expect(await transaction(await connect(3))).toMatchObject({ slot: 5_000n });
    expect(counts('getTransaction')).toEqual([1, 1, 0]);
  });

  test('is never said by one that lags', async () => {
    node(1).answers.getSlot = () => slot - 26;
    node(2).answers.getTransaction = shown;
    const chain = await connect(2);
    expect(await transaction(chain)).toMatchObject({ slot: 5_000n });
    expect(counts('getTransaction')).toEqual([0, 1, 0]);
    expect(logged).toEqual(['rpc1 behind 26']);
    // Other questions it may answer.
    await balance(chain);
    expect(counts('getBalance')).toEqual([1, 0, 0]);
    node(1).answers.getSlot = () => slot - 25;
    at += 10_000;
    await transaction(chain);
    expect(counts('getTransaction')).toEqual([1, 2, 0]);
  });

  test('is still said by the others when one reports slots that no chain has', async () => {
    const chain = await connect(2);
    await transaction(chain);
    node(1).answers.getSlot = () => slot + 1_000_000;
    node(2).answers.getTransaction = shown;
    at += 10_000;
    expect(await transaction(chain)).toMatchObject({ slot: 5_000n });
    expect([counts('getTransaction'), logged]).toEqual([[1, 2, 0], []]);
    // An hour of blocks later both are right again.
    at += 3_600_000;
    slot += 9_000;
    node(1).answers.getSlot = () => slot;
    await transaction(chain);
    expect([counts('getTransaction'), logged]).toEqual([[2, 3, 0], []]);
  });

  test('is said by the others from the first look on, where there are two of them', async () => {
    node(1).answers.getSlot = () => slot + 1_000_000;
    node(2).answers.getTransaction = shown;
    expect(await transaction(await connect(3))).toMatchObject({ slot: 5_000n });
    expect([counts('getTransaction'), logged]).toEqual([[0, 1, 0], []]);
  });

  test('is asked of those that are at their limit, too, each in its turn', async () => {
    node(1).answers.getTransaction = shown;
    const chain = await connect(2, 8);
    for (let call = 0; call < 14; call += 1) await balance(chain);
    expect(counts('getBalance')).toEqual([7, 7, 0]);
    expect(await transaction(chain)).toMatchObject({ slot: 5_000n });
    expect([counts('getSlot'), logged]).toEqual([[1, 1, 0], []]);
  });

  test('is looked at again soon after none could be reached', async () => {
    node(2).answers.getTransaction = shown;
    const chain = await connect(2);
    await balance(chain);
    for (const each of [node(1), node(2)]) each.fault = { status: 429, headers: { 'retry-after': '1' } };
    await expect(transaction(chain)).rejects.toThrow(ChainAway);
    for (const each of [node(1), node(2)]) each.fault = undefined;
    at += 1_001;
    expect(await transaction(chain)).toMatchObject({ slot: 5_000n });
  });

  test('is said by none while the one that keeps up is away', async () => {
    node(1).answers.getSlot = () => slot - 400;
    const chain = await connect(2);
    await transaction(chain);
    node(2).fault = { status: 503 };
    at += 10_000;
    await expect(transaction(chain)).rejects.toThrow(ChainAway);
    await expect(chain.rpc.getSignaturesForAddress(SIGNATURE.slice(0, 32) as never).send()).rejects.toThrow(
      ChainAway,
    );
    expect(counts('getTransaction')).toEqual([0, 1, 0]);
  });

  test('of several statuses the better list is taken', async () => {
    const known = {
      slot,
      confirmations: null,
      err: null,
      confirmationStatus: 'finalized',
      status: { Ok: null },
    };
    node(1).answers.getSignatureStatuses = () => ({ context: { slot }, value: [known, null] });
    node(2).answers.getSignatureStatuses = () => ({ context: { slot }, value: [known, known] });
    const chain = await connect(2);
    const { value } = await chain.rpc
      .getSignatureStatuses([SIGNATURE, SIGNATURE], { searchTransactionHistory: true })
      .send();
    expect(value.map((each) => each?.confirmationStatus)).toEqual(['finalized', 'finalized']);
    await chain.rpc.getSignatureStatuses([SIGNATURE, SIGNATURE]).send();
    // Who only waits for a new one asks one endpoint.
    expect(counts('getSignatureStatuses')).toEqual([2, 1, 0]);
  });

  test('each endpoint can be asked by itself, and says whether it keeps up', async () => {
    node(1).answers.getSlot = () => slot - 100;
    node(2).answers.getTransaction = shown;
    const { witnesses } = await connect(2);
    const looks = await Promise.all(
      witnesses.map(async ({ rpc, keepsUp }) => [
        (await rpc.getTransaction(SIGNATURE, DECODE).send()) !== null,
        await keepsUp(),
      ]),
    );
    expect(looks).toEqual([
      [false, false],
      [true, true],
    ]);
  });
});

describe('calls that are passed on', () => {
  const call = (method: string) => ({ jsonrpc: '2.0' as const, id: 'theirs', method, params: [] });

  test('and our own say who asks, where the endpoint’s address names a user', async () => {
    const { url } = node(1);
    const address = url.replace('http://', 'http://us:pass%2Fword@');
    const chain = connectEndpoints(endpointsOf([address], undefined) ?? []);
    expect(await balance(chain)).toMatchObject({ value: 7n });
    expect(await chain.ask(call('getBalance'))).toMatchObject({ kind: 'answered' });
    const named = `Basic ${Buffer.from('us:pass/word').toString('base64')}`;
    expect(node(1).authorizations).toEqual([named, named]);
  });

  test('come back as they were said, by the one that answers', async () => {
    const chain = await connect(2);
    node(1).fault = { status: 500 };
    const given = await chain.ask(call('getBalance'));
    expect(given).toMatchObject({ kind: 'answered' });
    expect('text' in given && JSON.parse(given.text)).toMatchObject({ id: 'theirs', result: { value: 7 } });
  });

  test('put no endpoint to rest by what a stranger’s call may have provoked', async () => {
    const chain = await connect(2);
    await balance(chain);
    const fail = () => {
      throw new NodeError(-32603, 'Internal error');
    };
    for (const each of nodes) each.answers.simulateTransaction = fail;
    for (let times = 0; times < 3; times += 1)
      expect(await chain.ask(call('simulateTransaction'))).toMatchObject({ kind: 'answered' });
    // 403 is also what providers answer to a method that they do not sell.
    for (const status of [500, 403]) {
      node(1).fault = { status };
      await chain.ask(call('getHealth'));
    }
    node(1).fault = undefined;
    await balance(chain);
    expect([counts('getBalance'), logged]).toEqual([[2, 0, 0], []]);
  });

  test('a transaction that a late node does not take yet is sent to the next', async () => {
    node(1).answers.sendTransaction = () => {
      throw new NodeError(-32002, 'Blockhash not found', { err: 'BlockhashNotFound' });
    };
    expect(await (await connect(2)).ask(call('sendTransaction'))).toMatchObject({
      text: expect.stringContaining(SIGNATURE),
    });
  });

  describe('a transaction that one node may have taken', () => {
    const refuse = (code: number, message: string, data?: { err: unknown }) => () => {
      throw new NodeError(code, message, data);
    };
    const refusal = refuse(-32002, 'Transaction simulation failed', { err: 'InsufficientFundsForFee' });
    const late = refuse(-32002, 'Blockhash not found', { err: 'BlockhashNotFound' });
    const send = (chain: Awaited<ReturnType<typeof connect>>) => [
      chain.ask(call('sendTransaction')),
      chain.rpc.sendTransaction('AA==' as never).send(),
    ];
    /** The first takes the bytes and fails, as one that ran out of time; the second knows nothing of it. */
    const takeAndFail = [
      ['gives no answer', () => (node(1).fault = { status: 504 })],
      ['answers that it failed', () => (node(1).answers.sendTransaction = refuse(-32603, 'Internal error'))],
    ] as const;

    test.each(takeAndFail)('is not refused by the next when the first %s', async (_, fail) => {
      const chain = await connect(2);
      node(2).answers.sendTransaction = refusal;
      fail();
      const [passed, own] = send(chain);
      expect(await passed).toMatchObject({ kind: 'away', cause: expect.stringMatching(/another refused/) });
      await expect(own).rejects.toThrow(ChainAway);
      expect(node(2).count('sendTransaction')).toBe(2);
    });

    test('is not refused by one that is late, either, when the second gives no answer', async () => {
      const chain = await connect(2);
      node(1).answers.sendTransaction = late;
      node(2).fault = { status: 504 };
      const [passed, own] = send(chain);
      expect(await passed).toMatchObject({ kind: 'away' });
      await expect(own).rejects.toThrow(ChainAway);
    });

    test.each(takeAndFail)('is sent when the first %s and the second takes it', async (_, fail) => {
      const chain = await connect(2);
      fail();
      expect(await chain.ask(call('sendTransaction'))).toMatchObject({
        text: expect.stringContaining(SIGNATURE),
      });
    });

    test('is refused where the first never got it', async () => {
      const chain = await connect(2);
      node(2).answers.sendTransaction = refusal;
      for (const fault of [{ status: 429 }, { status: 503 }]) {
        node(1).fault = fault;
        await balance(chain);
        // It rests, or fails at its first block.
        expect(await chain.ask(call('sendTransaction'))).toMatchObject({
          text: expect.stringContaining('-32002'),
        });
        at += 30_000;
      }
      expect(node(1).count('sendTransaction')).toBe(0);
    });
  });
});
