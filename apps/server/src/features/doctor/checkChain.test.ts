/** Endpoints of another cluster, late ones and dead ones, and mints of every kind, at nodes that speak the real protocol. */
import { TOKEN_2022_PROGRAM_ADDRESS } from '@pokesol/chain';
import { getMintEncoder, TOKEN_PROGRAM_ADDRESS } from '@solana-program/token';
import { afterEach, expect, test } from 'vitest';
import { ScriptedNode } from '../../../testing/index.ts';
import { GENESIS } from '../../platform/chain/clusters.ts';
import { checkChain } from './checkChain.ts';

const MINT = 'So11111111111111111111111111111111111111112';
const NO_ADDRESS = new Array<number>(32).fill(0);

const nodes: ScriptedNode[] = [];
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.close();
});

const plain = getMintEncoder().encode({
  mintAuthority: null,
  supply: 9n,
  decimals: 6,
  isInitialized: true,
  freezeAuthority: null,
});
const delegated = [...plain, ...new Array<number>(83).fill(0), 1, 12, 0, 32, 0, ...NO_ADDRESS.fill(7)];

type Mint = { data: Iterable<number>; owner: string } | null;
const USUAL: Mint = { data: plain, owner: TOKEN_PROGRAM_ADDRESS };

async function node(
  words: { genesis?: string; slot?: number; blockAgeS?: number; mint?: Mint } = {},
): Promise<ScriptedNode> {
  const { genesis = GENESIS.devnet, slot = 1_000, blockAgeS = 2, mint = USUAL } = words;
  const started = await ScriptedNode.start({
    getGenesisHash: () => genesis,
    getSlot: () => slot,
    getBlockTime: () => Math.floor(Date.now() / 1000) - blockAgeS,
    getAccountInfo: () => ({
      context: { slot },
      value: mint && {
        data: [Buffer.from(Uint8Array.from(mint.data)).toString('base64'), 'base64'],
        owner: mint.owner,
        executable: false,
        lamports: 1,
        rentEpoch: 0,
        space: 82,
      },
    }),
  });
  nodes.push(started);
  return started;
}

async function found(...asked: ScriptedNode[]): Promise<string[]> {
  const endpoints = asked.map(({ url }, i) => ({ name: `rpc${i + 1}`, url }));
  const findings = await checkChain(
    { kind: 'remote', endpoints, cluster: 'devnet', mint: MINT },
    undefined,
  ).run();
  return findings.map(({ level, about, text }) => `${level} ${about} ${text}`);
}

test('a chain that is fine', async () => {
  expect(await found(await node())).toEqual([
    expect.stringMatching(/^ok rpc1 devnet, slot 1000, \d+ ms$/),
    `ok mint ${MINT}: 6 decimals, of the token program`,
    'ok chain clock agrees with this machine',
  ]);
});

test('another cluster, a late endpoint and a dead one, each beside the others', async () => {
  const dead = await node();
  dead.fault = { status: 403 };
  const other = await node({ genesis: GENESIS['mainnet-beta'] ?? '', slot: 1_000 });
  const lines = await found(dead, other, await node({ slot: 900 }), await node());
  expect(lines.slice(0, 4)).toEqual([
    expect.stringMatching(/^wrong rpc1 does not answer: .* Look at its address and key/),
    expect.stringMatching(/^wrong rpc2 is not devnet: its genesis is 5eykt4\w+ \(mainnet-beta\), not EtWTRA/),
    expect.stringMatching(/^warn rpc3 is 100 slots behind the others/),
    expect.stringMatching(/^ok rpc4 devnet/),
  ]);
  expect(lines.join('\n')).not.toContain('key-of-the-provider');
});

test('all dead: nothing is said of an unseen mint', async () => {
  const dead = await node();
  dead.fault = { status: 500 };
  expect(await found(dead)).toEqual([expect.stringMatching(/^wrong rpc1 does not answer/)]);
});

test.each<[string, Mint, RegExp]>([
  [
    'a delegate over everybody’s',
    { data: delegated, owner: TOKEN_2022_PROGRAM_ADDRESS },
    /^wrong mint packs cannot be paid with it\. PermanentDelegate: /m,
  ],
  ['no mint', { data: plain, owner: MINT }, /^wrong mint .* is no mint: it belongs to/m],
  ['nothing', null, /^wrong mint there is no account .* Look at TOKEN_MINT/m],
])('a mint that is %s', async (_, mint, expected) => {
  expect((await found(await node({ mint }))).join('\n')).toMatch(expected);
});

test('a chain whose time is another', async () => {
  expect((await found(await node({ blockAgeS: 1_800 }))).at(-1)).toMatch(/^wrong chain clock 180\d s behind/);
});

test('the local chain is no place for real tokens', async () => {
  const local = { kind: 'local', slotMs: 400 } as const;
  expect(await checkChain(local, 'https://pokesol.example').run()).toMatchObject([{ level: 'warn' }]);
  expect(await checkChain(local, undefined).run()).toMatchObject([{ level: 'ok' }]);
});
