/** What goes over the wire, seen without a client. */
import { describe, expect, it } from 'vitest';
import { callRaw, START, stillChain } from './testing.ts';

const call = (method: string, ...params: unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });

describe('the endpoint', () => {
  it('answers one call, and several in the order they came in', async () => {
    const chain = await stillChain();
    const slot = 447_552_000;
    const config = { commitment: 'processed' };
    expect(JSON.parse(await callRaw(chain, call('getSlot', config)))).toEqual({
      jsonrpc: '2.0',
      result: slot,
      id: 1,
    });
    const batch = [
      { jsonrpc: '2.0', id: 'a', method: 'getBlockHeight', params: [config] },
      { jsonrpc: '2.0', method: 'getSlot' },
      { jsonrpc: '2.0', id: 'b', method: 'getHealth' },
      { id: 'c' },
    ];
    expect(JSON.parse(await callRaw(chain, JSON.stringify(batch)))).toMatchObject([
      { id: 'a', result: 1000 },
      { id: 'b', result: 'ok' },
      { id: null, error: { code: -32600 } },
    ]);
  });

  it('takes finalized for granted', async () => {
    const chain = await stillChain();
    const slot = async (...params: unknown[]) =>
      JSON.parse(await callRaw(chain, call('getSlot', ...params))).result;
    const processed = await slot({ commitment: 'processed' });
    expect(await slot()).toBe(processed - 32);
    expect(await slot({ commitment: 'confirmed' })).toBe(processed - 1);
  });

  it('writes large numbers as integers, not as strings and not rounded', async () => {
    const chain = await stillChain();
    const text = await callRaw(chain, call('getAccountInfo', chain.mint, { encoding: 'base64' }));
    expect(text).toContain('"rentEpoch":18446744073709551615');
    expect(await callRaw(chain, call('getBalance', chain.faucet))).toMatch(/"value":9999999999\d{8}[,}]/);
  });

  it.each([
    ['not JSON', '{', -32700],
    ['no request', '{"hello":1}', -32600],
    ['an empty batch', '[]', -32600],
    ['an unknown method', call('mineBlock'), -32601],
    ['a property every object has', call('constructor'), -32601],
    ['no address', call('getBalance', 'l0O'), -32602],
    ['named parameters', '{"jsonrpc":"2.0","id":1,"method":"getSlot","params":{}}', -32602],
    ['an unknown commitment', call('getSlot', { commitment: 'soon' }), -32602],
    ['the time of a block that is not there yet', call('getBlockTime', 10 ** 12), -32004],
    ['a slot of the future', call('getSlot', { minContextSlot: 10 ** 12 }), -32016],
    ['a transaction that is none', call('sendTransaction', 'AQID', { encoding: 'base64' }), -32602],
    [
      'history that is not confirmed',
      call('getTransaction', '1'.repeat(64), { commitment: 'processed' }),
      -32602,
    ],
    ['a fraction of a lamport', call('requestAirdrop', '11111111111111111111111111111112', 0.5), -32602],
    ['too large an account', call('getMinimumBalanceForRentExemption', 2 ** 40), -32602],
    [
      'the balance of no token account',
      call('getTokenAccountBalance', '11111111111111111111111111111111'),
      -32602,
    ],
  ])('answers %s with the code of a node', async (_what, body, code) => {
    const chain = await stillChain();
    expect(JSON.parse(await callRaw(chain, body))).toMatchObject({ error: { code } });
  });

  it('refuses a body of more than a megabyte', async () => {
    const chain = await stillChain();
    const response = await fetch(chain.url, { method: 'POST', body: ' '.repeat(2 ** 20 + 1) });
    expect(response.status).toBe(413);
  });

  it('lets any web page ask', async () => {
    const chain = await stillChain();
    const preflight = await fetch(chain.url, { method: 'OPTIONS' });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
    const posted = await fetch(chain.url, { method: 'POST', body: call('getHealth') });
    expect(posted.headers.get('access-control-allow-origin')).toBe('*');
    expect((await fetch(`${chain.url}/health`)).status).toBe(200);
    expect((await fetch(chain.url)).status).toBe(405);
    expect((await fetch(`${chain.url}/elsewhere`)).status).toBe(404);
  });

  it('lists the accounts of a program by size and content', async () => {
    const chain = await stillChain();
    const filters = (...list: unknown[]) => ({ encoding: 'base64', filters: list });
    const list = async (config: object) =>
      JSON.parse(await callRaw(chain, call('getProgramAccounts', chain.tokenProgram, config))).result;
    const mints = await list(filters({ dataSize: 82 }));
    expect(mints.map((one: { pubkey: string }) => one.pubkey)).toContain(chain.mint);
    const held = await list(filters({ dataSize: 165 }, { memcmp: { offset: 0, bytes: chain.mint } }));
    expect(held).toHaveLength(1);
    expect(await list(filters({ dataSize: 165 }, { memcmp: { offset: 32, bytes: chain.mint } }))).toEqual([]);
  });

  it('says how old the chain is', async () => {
    const chain = await stillChain({ now: () => START });
    chain.advanceSlots(5);
    const { result } = JSON.parse(await callRaw(chain, call('getEpochInfo', { commitment: 'processed' })));
    expect(result).toMatchObject({
      absoluteSlot: 447_552_005,
      blockHeight: 1005,
      epoch: 1036,
      slotsInEpoch: 432_000,
    });
    expect(JSON.parse(await callRaw(chain, call('getVersion'))).result).toHaveProperty('solana-core');
  });
});
