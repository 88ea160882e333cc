/** A chain that goes away, or falls silent: what needs it says so and loses nothing, everything else goes on. */
import { FAUCET_GIFT, type RefusalBody } from '@pokesol/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type Answer,
  FaultyLine,
  newDataDir,
  newPostgresDatabase,
  SHORT_LIVED,
  startServerProcess,
  startTestServer,
  type TestServer,
  TestWallet,
  until,
  urlOf,
} from '../testing/index.ts';
import { connectChain } from './platform/chain/chain.ts';
import { connectEndpoints } from './platform/chain/endpoints/connect.ts';

const PACK = 'base1-mini';

let line: FaultyLine;
let server: TestServer;
let wallet: TestWallet;
let close: () => Promise<void>;

beforeAll(async () => {
  const local = await connectChain({ kind: 'local', slotMs: 20 }, undefined);
  line = await FaultyLine.to(urlOf(local));
  const chain = { ...local, ...connectEndpoints([{ name: 'line', url: line.url }]) };
  server = await startTestServer({ kind: 'postgres', chain });
  close = async () => {
    await server.close();
    await line.close();
    await local.close();
  };
  wallet = await TestWallet.createFunded(server.base);
});
afterAll(() => close());

const purchases = () => wallet.ok<unknown[]>('GET', `/api/users/${wallet.address}/pack-purchases`);
const ready = () => fetch(`${server.base}/api/ready`);

function expectAway({
  status,
  headers,
  body,
}: Pick<Answer<RefusalBody>, 'status' | 'headers' | 'body'>): void {
  expect([status, body.code]).toEqual([503, 'chain-unreachable']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

test('a chain that is lost is reported, a burn waits for it, and nothing else does', async () => {
  const reported = await wallet.burn(await wallet.intend(PACK));
  const unreported = await wallet.burn(await wallet.intend(PACK));
  line.refuse();
  const asked = await ready();
  expectAway({ status: asked.status, headers: asked.headers, body: (await asked.json()) as RefusalBody });
  expectAway((await wallet.report(PACK, reported)) as unknown as Answer<RefusalBody>);
  // The sweep fails over to its next round, and counts no look.
  const { report } = await server.runJob('sweep');
  expect(report ?? {}).not.toMatchObject({ recorded: 1 });
  expect(await purchases()).toEqual([]);
  expect((await wallet.call('GET', `/api/users/${wallet.address}/decks`)).status).toBe(200);

  line.mend();
  expect((await wallet.report(PACK, reported)).status).toBe(201);
  await until(async () => {
    await server.runJob('sweep');
    return (await purchases()).length === 2;
  });
  expect((await wallet.report(PACK, unreported)).status).toBe(200);
  expect((await ready()).status).toBe(200);
});

test('readiness does not wait for a chain that is silent', async () => {
  const signature = await wallet.burn(await wallet.intend(PACK));
  line.silence();
  let isAnswered = false;
  const report = wallet.report(PACK, signature).finally(() => {
    isAnswered = true;
  });
  expect([(await ready()).status, isAnswered]).toEqual([503, false]);
  line.mend();
  expect((await report).status).toBe(503);
  expect((await wallet.report(PACK, signature)).status).toBe(201);
});

test('a server that starts while its chain is away waits for it, and opens when it is there', async () => {
  const local = await connectChain({ kind: 'local', slotMs: 20 }, undefined);
  const away = await FaultyLine.to(urlOf(local));
  away.refuse();
  let printed = '';
  const started = startServerProcess(
    {
      DATABASE_URL: await newPostgresDatabase(),
      DATA_DIR: newDataDir(),
      START_WAIT_SECONDS: '3600',
      SOLANA_RPC_URL: away.url,
      SOLANA_CLUSTER: 'localnet',
      TOKEN_MINT: local.mint,
    },
    SHORT_LIVED,
    (text) => {
      printed += text;
    },
  );
  await until(() => printed.includes('the start waits'));
  away.mend();
  const child = await started;
  expect((await fetch(`${child.base}/api/ready`)).status).toBe(200);
  await child.stop();
  await away.close();
  await local.close();
});

test('of two endpoints one is lost in the middle of purchases: nothing is lost, and nothing is paid twice', async () => {
  const local = await connectChain({ kind: 'local', slotMs: 20 }, undefined);
  const lines = [await FaultyLine.to(urlOf(local)), await FaultyLine.to(urlOf(local))] as const;
  const endpoints = lines.map(({ url }, i) => ({ name: `rpc${i + 1}`, url }));
  const two = await startTestServer({
    kind: 'postgres',
    chain: { ...local, ...connectEndpoints(endpoints) },
  });
  const buyer = await TestWallet.createFunded(two.base);
  const signatures = new Set<string>();
  const buy = async () => signatures.add((await buyer.buy(PACK)).transactionSignature ?? '');
  await buy();
  lines[0].refuse();
  await buy();
  // The other one instead, by an endpoint that has just come back or still rests.
  lines[0].mend();
  lines[1].refuse();
  const burned = buyer.intend(PACK);
  lines[1].mend();
  signatures.add(await buyer.burn(await burned));
  await until(async () => {
    await two.runJob('sweep');
    return (await buyer.ok<unknown[]>('GET', `/api/users/${buyer.address}/pack-purchases`)).length === 3;
  });
  expect(signatures.size).toBe(3);
  const { balance } = await buyer.ok<{ balance: string }>('GET', `/api/users/${buyer.address}/balance`);
  const [{ price } = { price: '0' }] = await buyer.ok<{ price: string }[]>(
    'GET',
    `/api/users/${buyer.address}/pack-purchases`,
  );
  expect(Number(balance)).toBe(FAUCET_GIFT.tokens - 3 * Number(price));
  await two.close();
  for (const each of lines) await each.close();
  await local.close();
});
