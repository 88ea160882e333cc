/** What anybody may read, asked for 600 times at once and not only by one network: the server keeps its memory. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import * as said from './testing/api/story.ts';
import { WHO_MAY_WHAT } from './testing/api/whoMayWhat.ts';
import {
  BattlePlayer,
  newPostgresDatabase,
  type ServerProcess,
  startServerProcess,
  TestWallet,
} from './testing/index.ts';

const CALLS = 600;
/** Each with less than a network may ask at once. */
const NETWORKS = 60;
/** A browser's, an old client's, and one that reads no packing, which gets the longest answers. */
const WAYS = ['gzip, deflate, br', 'gzip', 'identity'];
/** What 600 calls may add to what the server held before them. Packed one by one, those of one script took 1 GB. */
const MOST_MORE = 300_000_000;

let dataDir: string;
let server: ServerProcess;
const things: said.Things = { cards: 'base1-4', 'pack-types': said.MINI };

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'pokesol-reads-'));
  const DATABASE_URL = await newPostgresDatabase();
  server = await startServerProcess({
    ...{ DATA_DIR: dataDir, DATABASE_URL, TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '1000000' },
    // However slow the machine, all of them are answered.
    DATABASE_CONNECT_SECONDS: '60',
  });
  const wallet = await TestWallet.createFunded(server.base);
  const { deckId } = await BattlePlayer.createFor(wallet);
  Object.assign(things, { users: wallet.address, starter: deckId });
  const story = { owner: wallet, another: wallet, things };
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

/** What the process holds in memory now, as the system says. */
function residentBytes(pid: number): number {
  if (process.platform === 'linux')
    return 1024 * Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  return 1024 * Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }));
}

/** One call on a connection of its own; its status. */
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

/** A busy machine may say so. */
const MAY_SAY_NO: Readonly<Record<string, number>> = { 'GET /api/ready': 503 };

/** So many calls at once, all of them answered; the page of the API has a part that leads to another one. */
async function askedOf(route: string, path: string, calls: number): Promise<void> {
  const statuses = await Promise.all(Array.from({ length: calls }, (_, at) => ask(path, at)));
  const others = statuses.filter((status) => status >= 400 && status !== MAY_SAY_NO[route]);
  expect({ route, others }).toEqual({ route, others: [] });
}

/** All that anybody may read; `/api/rpc` is read over a WebSocket alone. */
const PUBLIC_READS = WHO_MAY_WHAT.filter(
  ([route, [nobody], more]) => route.startsWith('GET ') && nobody === 200 && more?.upgrade !== true,
).map(([route, , more]) => ({ route: route as string, query: more?.query ?? '' }));

test('the calls that anybody may make are many', () => expect(PUBLIC_READS.length).toBeGreaterThan(20));

test.each(PUBLIC_READS)('the memory of 600 calls of $route is bounded', async ({ route, query }) => {
  const path = pathOf(route) + query;
  // Warm: what is loaded, compiled and made once is there.
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
