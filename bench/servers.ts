/**
 * What a second server of a cluster is worth: polls, purchases and actions a second behind the balancer with one server in use and with
 * two, in rounds that take turns; and what a call costs the servers then. Callers, chain, databases and all else share the
 * machine's cores with them: where these are full, only what a call costs shows what further machines would bring. After that, how
 * long an action is on its way to the other player's page (`otherPage.ts`).
 */
import { loadavg, tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { BattlePlayer, TestWallet } from '@pokesol/server/testing';
import pg from 'pg';
import { setInUse } from '../cluster/balancerControl.ts';
import { fund } from '../cluster/chain.ts';
import { databaseUrl, serverName } from '../cluster/parts.ts';
import { makePlan, originOf, type Plan, portsOf, readPlan, serverNumbers } from '../cluster/plan.ts';
import { pidOf } from '../cluster/processes.ts';
import { howToInstall, missingPackages } from '../cluster/programs.ts';
import { start } from '../cluster/start.ts';
import { stop } from '../cluster/stop.ts';
import { makeBurns } from './burns.ts';
import { type Callers, startCallers } from './callers.ts';
import { timeOfProcess } from './capacity/processTime.ts';
import { benchOtherPage } from './otherPage.ts';
import { inParallel, measure, median, type Rate, report } from './rate.ts';
import type { Caller, Page, ToCall } from './writesCallers.ts';

/** At once, whatever is measured. */
const CALLERS = 16;
const ROUNDS = 5;
const PURCHASES_A_ROUND = 120;
const ROUND_MS = 2_000;
/** As often as a page looks at what it sent. */
const PAGE_POLL = { pollMs: 400 };
/** Everybody calls from one address; no sweep takes a burn before it is reported. */
const SERVER_ENV = { RATE_LIMIT_PER_MINUTE: '1000000', SWEEP_SECONDS: '3600', LOG_LEVEL: 'warn' };

export async function benchServers(): Promise<void> {
  const missing = missingPackages();
  if (missing.length > 0) {
    console.log(`\nServers are not measured, programs are missing:\n${howToInstall(missing)}`);
    return;
  }
  const dir = join(tmpdir(), `pokesol-servers-${userInfo().uid}`);
  // What a run that crashed left.
  await stop(dir, readPlan(dir), false);
  const plan = await makePlan({ dir, servers: 2, serverEnv: SERVER_ENV });
  try {
    await start(plan, () => {});
    const callers = startCallers();
    try {
      await benchRates(plan, callers);
    } finally {
      await callers.stop();
    }
    await benchOtherPage(plan);
  } finally {
    await stop(dir, plan, false);
  }
}

async function benchRates(plan: Plan, callers: Callers): Promise<void> {
  const base = originOf(plan);
  const people: BattlePlayer[] = [];
  await inParallel([...Array(CALLERS).keys()], 4, async () => {
    people.push(await BattlePlayer.create(base));
  });
  const pages = people.map(({ wallet }): Page => ({ cookie: wallet.cookie, paths: pollsOf(wallet) }));
  await compare(plan, callers, 'Polls: points, purchases, balance', 'polls', async () => ({
    ...{ kind: 'poll', base, ms: ROUND_MS, pages },
  }));
  const burns = await makeBurns(PURCHASES_A_ROUND, () => newBuyer(plan), PAGE_POLL);
  const wallets = [...new Set(burns.map(({ wallet }) => wallet))];
  await compare(plan, callers, 'Purchases, recorded and opened', 'purchases', async () => {
    await forget(plan, wallets);
    return { kind: 'buy', base, lanes: CALLERS, burns };
  });
  const bots = people.map(({ wallet, deckId }): Caller => ({ cookie: wallet.cookie, deckId }));
  await compare(plan, callers, 'Actions of bots without a pause', 'actions', async () => ({
    ...{ kind: 'play', base, ms: ROUND_MS, bots },
  }));
}

const pollsOf = ({ address }: TestWallet): string[] =>
  ['campaign/stats', 'pack-purchases', 'balance'].map((path) => `/api/users/${address}/${path}`);

async function newBuyer(plan: Plan): Promise<TestWallet> {
  const wallet = await TestWallet.create(originOf(plan));
  await wallet.signIn();
  await fund(plan, wallet.address);
  return wallet;
}

/** The same burns are new again. */
async function forget(plan: Plan, wallets: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl(plan, portsOf(plan).database) });
  await client.connect();
  try {
    for (const table of ['user_cards', 'purchases'])
      await client.query(`delete from ${table} where wallet = any($1)`, [wallets]);
    await client.query('update purchase_intents set next_sweep_at = expires_at where wallet = any($1)', [
      wallets,
    ]);
    await client.query('vacuum user_cards, purchases, purchase_intents');
  } finally {
    await client.end();
  }
}

/** The servers' own time for each, too: machines of their own would do as many more as it lets them. */
async function compare(
  plan: Plan,
  callers: Callers,
  title: string,
  unit: string,
  prepare: () => Promise<ToCall>,
): Promise<void> {
  const loads: number[] = [];
  const costs = new Map<number, number[]>();
  const contestant = (servers: number) => ({
    ...{ name: servers === 1 ? 'one server' : `${servers} servers`, unit },
    async round() {
      const asked = await prepare();
      for (const number of serverNumbers(plan)) await setInUse(plan, number, number <= servers);
      loads.push(loadavg()[0] ?? Number.NaN);
      const before = serverTime(plan);
      const called = await callers.call(asked);
      costs.set(servers, [...(costs.get(servers) ?? []), (serverTime(plan) - before) / called.done]);
      return called;
    },
  });
  const rates: Rate[] = await measure([contestant(plan.servers), contestant(1)], ROUNDS);
  const load = `load ${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
  report(`${title} (share of one server; ${load})`, rates);
  for (const [servers, all] of costs)
    console.log(`  ${servers} in use: ${median(all).toFixed(2)} ms of the servers' processors for each`);
}

const serverTime = (plan: Plan): number =>
  serverNumbers(plan).reduce((sum, number) => {
    const pid = pidOf(plan, serverName(number));
    if (pid === undefined) throw new Error(`${serverName(number)} has ended`);
    return sum + timeOfProcess(pid);
  }, 0);
