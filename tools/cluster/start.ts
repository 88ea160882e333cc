/** Starts a cluster from nothing, or whatever of it does not run, and waits until each part can do its work. */
import { setTimeout as delay } from 'node:timers/promises';
import { mintOf } from './chain.ts';
import { isRedundant } from './nodes.ts';
import * as parts from './parts.ts';
import { DATABASE_NODES, originOf, type Plan, portsOf, serverNumbers, VOTERS } from './plan.ts';
import { launch, logOf } from './processes.ts';
import { ClusterError } from './programs.ts';
import { DATABASE_ROLE } from './smallConfigs.ts';
import { superuser } from './superuser.ts';

const LOOK_MS = 200;
const LONGEST_MS = 120_000;

/** Starts every part that does not run, or of these alone; and waits until all that runs can do its work. */
export async function start(
  plan: Plan,
  say: (line: string) => void,
  only: readonly string[] = parts.partNames(plan),
): Promise<void> {
  const isWanted = (name: string): boolean => only.includes(name);
  const first = [
    ...VOTERS.map((which) => parts.voter(plan, which)),
    ...DATABASE_NODES.map((node) => parts.database(plan, node)),
    ...[parts.balancer, parts.pooler, parts.bus, parts.chain].map((part) => part(plan)),
  ];
  for (const part of first) if (isWanted(part.name)) launch(plan, part);
  if (DATABASE_NODES.some((node) => isWanted(parts.nodeName(node)))) {
    await waitFor(plan, parts.nodeName('a'), 'a primary', () => prepareDatabase(plan));
    say('The database has a primary.');
    await waitFor(plan, parts.nodeName('b'), 'a standby', () => isRedundant(plan));
    say('A standby has every commit.');
  }
  await waitFor(plan, parts.CHAIN, 'the chain', async () => mintOf(plan) !== undefined);
  // One after the other: the first makes the tables.
  for (const number of serverNumbers(plan))
    if (isWanted(parts.serverName(number))) await startServer(plan, number);
  await waitFor(plan, parts.BALANCER, 'the balancer', () => isReady(originOf(plan)));
  say('The balancer has a server that is ready.');
}

async function startServer(plan: Plan, number: number): Promise<void> {
  const part = parts.server(plan, number);
  launch(plan, part);
  await waitFor(plan, part.name, part.name, () =>
    isReady(`http://127.0.0.1:${portsOf(plan).server(number)}`),
  );
}

export async function isReady(base: string): Promise<boolean> {
  const answer = await fetch(`${base}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(
    () => undefined,
  );
  await answer?.body?.cancel();
  return answer?.status === 200;
}

async function waitFor(plan: Plan, part: string, what: string, isSo: () => Promise<boolean>): Promise<void> {
  const until = performance.now() + LONGEST_MS;
  while (!(await isSo())) {
    if (performance.now() > until)
      throw new ClusterError(`There is still no sign of ${what}: see ${logOf(plan, part)}`);
    await delay(LOOK_MS);
  }
}

/** The product's role and its database, made by the primary; false while there is none. */
async function prepareDatabase(plan: Plan): Promise<boolean> {
  const client = superuser(plan);
  try {
    await client.connect();
    const has = async (query: string): Promise<boolean> =>
      ((await client.query(query, [DATABASE_ROLE])).rowCount ?? 0) > 0;
    if (!(await has('select from pg_roles where rolname = $1')))
      await client.query(`create role ${DATABASE_ROLE} login password '${plan.databasePassword}'`);
    // A pooler hands on no settings of its callers: the role has them.
    for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
      await client.query(`alter role ${DATABASE_ROLE} set ${setting} = '15s'`);
    if (!(await has('select from pg_database where datname = $1')))
      await client.query(`create database ${DATABASE_ROLE} owner ${DATABASE_ROLE}`);
    return true;
  } catch {
    // No node is primary yet, or no longer.
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}
