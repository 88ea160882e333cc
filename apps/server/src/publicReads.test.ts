/** The server's memory stays bounded when several networks make each public read 600 times at once. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as said from '../testing/api/story.ts';
import { WHO_MAY_WHAT } from '../testing/api/whoMayWhat.ts';
import {
  BattlePlayer,
  newPostgresDatabase,
  type ServerProcess,
  startServerProcess,
  TestWallet,
} from '../testing/index.ts';

const CALLS = 600;
/** So many that each stays below its limit of calls in progress. */
const NETWORKS = 60;
/** What a browser accepts, what an old client accepts, and no compression at all, which gets the longest answers. */
const WAYS = ['gzip, deflate, br', 'gzip', 'identity'];
/** The memory that 600 calls may add. Compressed one by one, those of a single script took 1 GB. */
const MOST_MORE = 300_000_000;

let dataDir: string;
let server: ServerProcess;
const things: said.Things = { cards: 'base1-4', 'pack-types': said.MINI };

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pokesol-reads-'));
  const DATABASE_URL = await newPostgresDatabase();
  server = await startServerProcess({
    DATA_DIR: dataDir,
    DATABASE_URL,
    TRUST_PROXY: '1',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // Long enough for a slow machine to answer all of them.
    DATABASE_CONNECT_SECONDS: '60',
  });
  const wallet = await TestWallet.createFunded(server.base);
  const { deckId } = await BattlePlayer.createFor(wallet);
  Object.assign(things, { users: wallet.address, starter: deckId });
  const story = { owner: wallet, otherUser: wallet, things };
  said.purchase(things, await wallet.ok('POST', '/api/pack-purchases', await said.report(story)));
  await wallet.ok('POST', `/api/pack-purchases/${things['pack-purchases']}/open`);
  said.link(things, await wallet.ok('POST', `/api/users/${wallet.address}/shares`, {}));
  said.friendChallenge(things, await wallet.ok('POST', '/api/challenges', said.withDeck(story)));
  said.battle(things, await wallet.ok('POST', '/api/battles', said.challengeToJoey(story)));
  await wallet.ok('POST', `/api/battles/${things.battles}/actions`, said.concede(story));
});
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true });
});

/** The process's resident memory, as the system reports it. */
function residentBytes(pid: number): number {
  if (process.platform === 'linux')
    return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** Makes one call on its own connection; returns the status. */
const ask = (path: string, at: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const headers = {
      'accept-encoding': WAYS[at % WAYS.length],
      'x-forwarded-for': `203.0.113.${at % NETWORKS}`,
    };
    const agent = new Agent();
    get(server.base + path, { agent, headers }, (answer) => {
      answer.resume().once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    }).once('error', reject);
  });

const pathOf = (route: string): string =>
  route
    .replace('GET ', '')
    .replace('*', 'swagger-ui-bundle.js')
    .replace(/([\w-]+)\/\{\w+\}/g, (_, word: string) => {
      const thing = things[word];
      if (thing === undefined) throw new Error(`${route} needs ${word}: let the story make one`);
      return `${word}/${encodeURIComponent(thing)}`;
    });

/** A server on a busy machine may answer that it is not ready. */
const MAY_SAY_NO: Readonly<Record<string, number>> = { 'GET /api/ready': 503 };

/** Makes that many calls at once and waits for all answers; one part of the API's page redirects to another. */
async function askedOf(route: string, path: string, calls: number): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: calls }, (_, at) => ask(path, at)));
  const others = statuses.filter((status) => status >= 400 && status !== MAY_SAY_NO[route]);
  expect({ route, others }).toEqual({ route, others: [] });
}

/** All public reads; `/api/rpc` can only be read over a WebSocket. */
const PUBLIC_READS = WHO_MAY_WHAT.filter(
  ([route, [anonymous], more]) => route.startsWith('GET ') && anonymous === 200 && more?.upgrade !== true,
).map(([route, , more]) => ({ route: route as string, query: more?.query ?? '' }));

test('there are many public calls', () => expect(PUBLIC_READS.length).toBeGreaterThan(20));

test.each(PUBLIC_READS)('the memory of 600 calls of $route is bounded', async ({ route, query }) => {
  const path = pathOf(route) + query;
  // A warm server: it has loaded, compiled and prepared everything that it makes once.
  await askedOf(route, path, WAYS.length);
  const before = residentBytes(server.pid);
  let most = before;
  const looking = setInterval(() => {
    most = Math.max(most, residentBytes(server.pid));
  }, 20);
  onTestFinished(() => clearInterval(looking));
  await askedOf(route, path, CALLS);
  most = Math.max(most, residentBytes(server.pid));
  expect({ route, isBounded: most - before < MOST_MORE, more: most - before }).toMatchObject({
    isBounded: true,
  });
});
