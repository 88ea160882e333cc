/** Several endpoints at a start: one that is away is logged, one of another cluster ends it, and none is waited for. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ScriptedNode, urlOf } from '../../../testing/index.ts';
import { ConfigError } from '../config/config.ts';
import { type Chain, connectChain, endpointNames } from './chain.ts';
import { ChainAway } from './chainAway.ts';

const DEAD = 'http://127.0.0.1:2/v2/key-of-the-provider';

let local: Chain;
let stranger: ScriptedNode;
beforeAll(async () => {
  local = await connectChain({ kind: 'local', slotMs: 20 }, undefined);
  stranger = await ScriptedNode.start({ getGenesisHash: () => 'of-another-cluster' });
});
afterAll(async () => {
  await stranger.close();
  await local.close();
});

const warned: string[] = [];
const remote = (...urls: string[]) => ({
  kind: 'remote' as const,
  cluster: 'localnet' as const,
  mint: local.mint as string,
  endpoints: urls.map((url, i) => ({ name: `rpc${i + 1}`, url })),
});
const start = (...urls: string[]) => {
  warned.length = 0;
  return connectChain(remote(...urls), undefined, (text) => warned.push(text));
};

test('one that is away is logged, and the other is the chain', async () => {
  const chain = await start(DEAD, urlOf(local));
  expect(warned).toEqual([
    expect.stringMatching(/an endpoint does not answer \(rpc1: ECONNREFUSED\); the others are asked/),
  ]);
  expect(chain).toMatchObject({ mint: local.mint, decimals: 6, tokenProgram: local.tokenProgram });
  expect(await chain.rpc.getTokenSupply(chain.mint).send()).toMatchObject({ value: { decimals: 6 } });
  expect(chain.witnesses).toHaveLength(2);
});

test('one of another cluster ends it, by its name', async () => {
  const refused = start(urlOf(local), stranger.url);
  await expect(refused).rejects.toThrow(ConfigError);
  await expect(refused).rejects.toThrow(
    'SOLANA_CLUSTER: rpc2 is not localnet (its genesis is of-another-cluster)',
  );
});

test('none that answers is worth waiting for, and no address is shown', async () => {
  const refused = start(DEAD, DEAD.replace(':2/', ':3/'));
  await expect(refused).rejects.toThrow(ChainAway);
  await expect(refused).rejects.toThrow(
    /^SOLANA_RPC_URL: the chain does not answer \(rpc1: ECONNREFUSED; rpc2: /,
  );
  const error: unknown = await refused.catch((thrown: unknown) => thrown);
  expect(String(error)).not.toMatch(/127\.0\.0\.1|key-of-the-provider/);
});

test('endpoints have names for figures', () => {
  expect(endpointNames(remote(DEAD, urlOf(local)))).toEqual(['rpc1', 'rpc2']);
  expect(endpointNames({ kind: 'local', slotMs: 20 })).toEqual(['local']);
});
