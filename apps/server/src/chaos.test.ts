/**
 * Two servers, as built, over one Postgres that is stopped, crashed and silenced while people do everything at once and
 * repeat what was not answered: no process ends, nothing is lost, nothing happens twice.
 */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { starterPackCards } from '@pokesol/decks';
import { isRefusal, stateHash } from '@pokesol/engine';
import { replay } from '@pokesol/engine/classic';
import { type LocalChain, startLocalChain } from '@pokesol/local-chain';
import type { DeckJson, DeckSummaryJson, ReplayAnswer, UserCardsAnswer } from '@pokesol/protocol';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { burnsOnChain } from '../testing/chaos/burnsOnChain.ts';
import { Crowd } from '../testing/chaos/crowd.ts';
import { DeckKeeper, keptDeck } from '../testing/chaos/deckKeeper.ts';
import { Fighter, type Fought } from '../testing/chaos/fighter.ts';
import { newTally, RetryingClient } from '../testing/chaos/retryingClient.ts';
import { Shopper } from '../testing/chaos/shopper.ts';
import { Visitor } from '../testing/chaos/visitor.ts';
import {
  BattlePlayer,
  createDatabase,
  FaultyLine,
  isRunning,
  type PostgresServer,
  type ServerProcess,
  startPostgres,
  startServerProcess,
  TestWallet,
  until,
} from '../testing/index.ts';

/** Outages of each kind; `npm run soak` raises it. */
const ROUNDS = Number(process.env.CHAOS_ROUNDS ?? 1);
const WALLETS = ROUNDS > 1 ? 4 : 2;
/** In a short run: who waits for the sweep sees others work, and not two cores full of them. */
const REST_MS = ROUNDS > 1 ? 0 : 30;
const OUTAGES = ['silenced', 'crashed', 'stopped'] as const;
type Outage = (typeof OUTAGES)[number];

/** A transaction of each kind that people wait for, by its words. A short run loses the answer to each before one of its outages. */
const WRITES = [
  /insert into "sessions"/,
  /delete from "sessions" where "sessions"."token_hash"/,
  /insert into "decks"/,
  /update "decks" set/,
  /insert into "purchase_intents"/,
  /insert into "purchases"/,
  /insert into "user_cards"/,
  /insert into battles/,
  /insert into battle_actions/,
  // Whose claim stands without a battle waits for its end.
  ...(ROUNDS > 1 ? [/insert into "wallet_battles"/] : []),
];

const PASSWORD = 'chosen-by-the-operator';
const GIFT = { lamports: 2_000_000_000n, tokens: 1_000_000_000_000n };
/** Short times, so that a silence is found out soon and jobs come round often. */
const SHORT_TIMES = {
  DATABASE_CONNECT_SECONDS: '0.5',
  DATABASE_STATEMENT_SECONDS: '1',
  DATABASE_RETRY_SECONDS: '0.5',
  SWEEP_SECONDS: '0.2',
};
const ENV = {
  DATABASE_POOL_SIZE: '6',
  START_WAIT_SECONDS: '3600',
  RATE_LIMIT_PER_MINUTE: '1000000',
  ADMIN_PASSWORD: PASSWORD,
  SOLANA_CLUSTER: 'localnet',
  LOG_LEVEL: 'trace',
};

type Running = ServerProcess & { readonly dataDir: string; readonly logged: string[] };

let chain: LocalChain;
let postgres: PostgresServer;
let databaseUrl: string;
let line: FaultyLine;
const servers: Running[] = [];
const people: { key: Uint8Array; player: BattlePlayer }[] = [];
const tally = newTally();
const over = new AbortController();

beforeAll(async () => {
  // Every write is forced to the disk, as where money is burned.
  [chain, postgres] = await Promise.all([startLocalChain({ slotMs: 20 }), startPostgres()]);
  databaseUrl = await createDatabase(postgres.url, 'chaos');
  line = await FaultyLine.to(databaseUrl);
  // A disk may take longer than the short times: people join at a server that waits as long as usual.
  const patient = await startServer({});
  const joined: typeof people = [];
  for (let made = 0; made < WALLETS; made += 1) {
    const key = randomBytes(32);
    const wallet = await TestWallet.ofSeed(patient.base, key);
    await chain.fund(wallet.address, GIFT);
    joined.push({ key, player: await BattlePlayer.createFor(wallet) });
  }
  await patient.stop();
  rmSync(patient.dataDir, { recursive: true, force: true });
  servers.push(...(await Promise.all([startServer(SHORT_TIMES), startServer(SHORT_TIMES)])));
  for (const [nth, { key, player }] of joined.entries())
    people.push({ key, player: player.at(baseOf(nth % 2)) });
}, 300_000);
afterAll(async () => {
  over.abort();
  for (const server of servers) {
    await server.kill9();
    rmSync(server.dataDir, { recursive: true, force: true });
  }
  await line.close();
  await postgres.stop();
  await chain.close();
});

async function startServer(times: Record<string, string>): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), 'pokesol-chaos-'));
  const logged: string[] = [];
  const env = {
    ...ENV,
    ...times,
    DATA_DIR: dataDir,
    DATABASE_URL: line.url,
    SOLANA_RPC_URL: chain.url,
    TOKEN_MINT: chain.mint,
  };
  const server = await startServerProcess(env, [], (text) => void logged.push(text));
  return { ...server, dataDir, logged };
}

const baseOf = (server: number): string => servers[server]?.base ?? '';
const isReady = async ({ base }: Running): Promise<boolean> => (await fetch(`${base}/api/ready`)).ok;
const ready = (): Promise<boolean[]> => Promise.all(servers.map(isReady));

/** Each is the process that was started. */
function expectAllRun(): void {
  for (const { pid, logged } of servers)
    if (!isRunning(pid)) throw new Error(`a server ended: ${logged.join('').slice(-2_000)}`);
}

async function begin(outage: Outage): Promise<void> {
  if (outage === 'silenced') line.silence();
  else await postgres.end(outage);
}
async function end(outage: Outage): Promise<void> {
  if (outage === 'silenced') line.mend();
  else await postgres.startAgain();
}

test(
  `two servers outlive a database that is silenced, crashed and stopped, ${ROUNDS} times each, and nothing is lost`,
  async () => {
    const world = { bases: servers.map(({ base }) => base), tally, over: over.signal };
    const caller = (wallet: TestWallet) => new RetryingClient(wallet, world);
    const shoppers = people.map(({ player }) => new Shopper(caller(player.wallet)));
    const keepers = people.map(({ player }) => new DeckKeeper(caller(player.wallet)));
    const fighters = people.map(({ player }) => new Fighter(caller(player.wallet), player.deckId));
    const visitors = people.map(({ key, player }) => new Visitor(caller(player.wallet), key));
    const crowd = new Crowd([...shoppers, ...keepers, ...fighters, ...visitors], expectAllRun, REST_MS);

    for (let round = 0; round < ROUNDS; round += 1)
      for (const [nth, outage] of OUTAGES.entries()) {
        // First the answers to writes are lost, so that something happened that no client knows of.
        const lost = ROUNDS > 1 ? WRITES : WRITES.filter((_, index) => index % OUTAGES.length === nth);
        const wanted = line.commitsLost + lost.length;
        for (const write of lost) line.loseNextCommit(write);
        await crowd.until(() => line.commitsLost >= wanted);
        await begin(outage);
        await crowd.allAreRefused();
        await crowd.until(async () => (await ready()).every((each) => !each));
        await end(outage);
        await crowd.until(async () => (await ready()).every((each) => each));
        // The sweep is back, too: without it no shopper's step ends.
        await crowd.allFinishAStep();
        console.log(`${outage}, round ${round + 1} of ${ROUNDS}: ${tally.calls} calls so far`);
      }
    await crowd.stop();
    for (const fighter of fighters) await fighter.finish();

    // Each server's jobs are back, not one's alone: while the other one is held, it finds what no client reported.
    for (const [index, held] of servers.entries()) {
      const [person] = people;
      if (person === undefined) throw new RangeError('There are no people');
      process.kill(held.pid, 'SIGSTOP');
      const alone = new Shopper(
        new RetryingClient(person.player.wallet, { ...world, bases: [baseOf(1 - index)] }),
      );
      shoppers.push(alone);
      await alone.buyUnreported();
      process.kill(held.pid, 'SIGCONT');
      await until(() => isReady(held));
    }

    const { burns, purchases } = await expectEveryBurnBoughtOnce(shoppers);
    const callerOf = (address: string) => caller(playerOf(address).wallet);
    await expectCollections(shoppers, callerOf);
    for (const keeper of keepers) await expectDecks(keeper, callerOf(keeper.address));
    const fought = fighters.flatMap((fighter) => fighter.fought);
    for (const fighter of fighters)
      for (const each of fighter.fought) await expectReplayed(each, caller(fighter.wallet));
    const tokens = visitors.flatMap((visitor) => [...visitor.secrets]);
    await expectNoSecretLogged(tokens);

    expect(await ready()).toEqual([true, true]);
    expectAllRun();
    console.log(`${ROUNDS} times each ${OUTAGES.join(', ')}:`, {
      ...tally,
      commitsLost: line.commitsLost,
      burns,
      purchases,
      decks: keepers.reduce((sum, { made }) => sum + made, 0),
      battles: fought.length,
      actions: fought.reduce((sum, { answered }) => sum + answered.size, 0),
      signIns: visitors.reduce((sum, { visits }) => sum + visits, 0),
    });
    for (const server of servers) await server.stop();
  },
  300_000 + ROUNDS * 180_000,
);

/** What a query finds in the database itself, past both servers. */
async function stored<Row extends pg.QueryResultRow>(query: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(query)).rows;
  } finally {
    await client.end();
  }
}

type PurchaseRow = { id: string; wallet: string; signature: string; intent: string; drawn: string[] };

/** The chain's burns, the database's purchases and what the shoppers know of both are the same, one to one. */
async function expectEveryBurnBoughtOnce(shoppers: readonly Shopper[]) {
  const made = await burnsOnChain(chain.url, chain);
  const burns = made.map(({ signature, authority }) => `${signature} of ${authority}`);
  const purchases = await stored<PurchaseRow>(
    'select id, wallet, transaction_signature signature, intent_id intent, drawn from purchases',
  );
  expect(purchases.map(({ signature, wallet }) => `${signature} of ${wallet}`).sort()).toEqual(burns.sort());
  const burned = new Map(shoppers.flatMap((shopper) => [...shopper.burned]));
  expect(new Map(purchases.map(({ signature, intent }) => [signature, intent]))).toEqual(burned);
  const opened = new Map(shoppers.flatMap((shopper) => [...shopper.opened]));
  expect(new Map(purchases.map(({ id, drawn }) => [id, drawn]))).toEqual(opened);
  // Everything that was offered is paid, so that the sweep looks for it no more.
  const looked = 'select id from purchase_intents where next_sweep_at is not null';
  expect(await stored(looked)).toEqual([]);
  return { burns: burns.length, purchases: purchases.length };
}

/** The free pack's cards and those of every opened pack, each once. */
async function expectCollections(
  shoppers: readonly Shopper[],
  callerOf: (address: string) => RetryingClient,
): Promise<void> {
  for (const { player } of people) {
    const { address } = player.wallet;
    const caller = callerOf(address);
    const own = shoppers.filter((shopper) => shopper.address === address);
    const packs = own.flatMap(({ opened }) => [...opened.values()].flat());
    const { cards } = await caller.ok<UserCardsAnswer>(200, 'GET', `/api/users/${address}/cards`);
    const owned = cards.flatMap(({ cardId, quantity }) => Array.from({ length: quantity }, () => cardId));
    expect(owned.sort()).toEqual([...starterPackCards(), ...packs].sort());
  }
}

async function expectDecks({ address, kept }: DeckKeeper, caller: RetryingClient): Promise<void> {
  const { deckId } = playerOf(address);
  const path = `/api/users/${address}/decks`;
  const listed = (await caller.ok<DeckSummaryJson[]>(200, 'GET', path)).map(({ id }) => id);
  expect(listed.sort()).toEqual([deckId, ...kept.keys()].sort());
  for (const [id, deck] of kept)
    expect(keptDeck(await caller.ok<DeckJson>(200, 'GET', `${path}/${id}`))).toEqual(deck);
}

function playerOf(address: string): BattlePlayer {
  const found = people.find(({ player }) => player.wallet.address === address);
  if (found === undefined) throw new RangeError(`no player has the wallet ${address}`);
  return found.player;
}

/** What was answered stands in the log, and the log, played again, comes to the very state that is stored. */
async function expectReplayed({ known, answered }: Fought, caller: RetryingClient): Promise<void> {
  const kept = await caller.ok<ReplayAnswer<'classic'>>(200, 'GET', `/api/battles/${known.id}/replay`);
  expect(kept.record.actions).toHaveLength(known.version);
  for (const [version, action] of answered) expect(kept.record.actions[version]).toMatchObject(action);
  const steps = replay(kept.record);
  if (isRefusal(steps)) throw new Error(steps.message);
  const last = steps.at(-1);
  expect(last === undefined ? '' : stateHash(last.battle)).toBe(kept.finalHash);
}

/** Every line of either server's log is JSON and bounded, and no token, seed, password or hash of a token stands in it. */
async function expectNoSecretLogged(tokens: readonly string[]): Promise<void> {
  const seeds = await stored<{ seed: string }>(
    `select seed from purchase_intents union select seed from purchases union select setup->>'seed' from battles`,
  );
  const sessions = await stored<{ hash: string }>('select token_hash hash from sessions');
  const own = people.flatMap(({ player }) =>
    player.wallet.cookie.split('; ').map((cookie) => cookie.slice(cookie.indexOf('=') + 1)),
  );
  const secrets = [
    PASSWORD,
    ...[...own, ...tokens].flatMap((token) => [token, createHash('sha256').update(token).digest('hex')]),
    ...seeds.map(({ seed }) => seed),
    ...sessions.map(({ hash }) => hash),
  ];
  for (const secret of secrets) expect(secret.length).toBeGreaterThan(20);
  // What differs in its time alone is looked at once.
  const lines = new Set<string>();
  for (const { logged } of servers)
    for (const text of logged.join('').trim().split('\n')) {
      expect(text.length).toBeLessThan(4_000);
      expect(JSON.parse(text)).toHaveProperty('msg');
      lines.add(text.replace(/"time":\d+|"reqId":"[^"]*"/g, ''));
    }
  const all = [...lines].join('\n');
  expect(all).toContain('the database is out of reach');
  expect(secrets.filter((secret) => all.includes(secret))).toEqual([]);
}
