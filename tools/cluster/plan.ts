/** What a cluster is made of on this machine: its folder, its ports, its passwords and how many servers; kept in the folder. */
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { ClusterError } from './programs.ts';

/** The two machines with a database; a third one has the last vote. */
export const DATABASE_NODES = ['a', 'b'] as const;
export type DatabaseNode = (typeof DATABASE_NODES)[number];
export const VOTERS = ['a', 'b', 'c'] as const;
export type Voter = (typeof VOTERS)[number];

export const MOST_SERVERS = 10;
/** Below the range from which the system takes ports for outgoing calls: a part that is dead for a while finds its own free. */
const FIRST_BASE = 21_000;
const LAST_BASE = 31_000;
const PORTS = 50;

const planSchema = z.object({
  dir: z.string(),
  portBase: z.number().int(),
  servers: z.number().int().min(1).max(MOST_SERVERS),
  adminPassword: z.string(),
  databasePassword: z.string(),
  superuserPassword: z.string(),
  replicationPassword: z.string(),
  /** Laid over the servers' own variables. */
  serverEnv: z.record(z.string(), z.string()),
});
export type Plan = z.infer<typeof planSchema>;

/**
 * Where parts lie unless a folder is named. Not where TMPDIR says: the database's user passes through, and the path of a
 * socket's file may hold only about a hundred bytes.
 */
export const usualDir = (what = 'cluster'): string => join('/tmp', `pokesol-${what}-${userInfo().uid}`);
const fileOf = (dir: string): string => join(dir, 'cluster.json');

export type Wishes = {
  dir: string;
  servers: number;
  portBase?: number;
  serverEnv?: Record<string, string>;
};

/** The cluster of that folder, or undefined. Throws ClusterError when the folder is not this user's. */
export function readPlan(dir: string): Plan | undefined {
  if (existsSync(dir)) expectOwn(dir);
  if (!existsSync(fileOf(dir))) return undefined;
  return planSchema.parse(JSON.parse(readFileSync(fileOf(dir), 'utf8')));
}

/** A new one; its file is there before anything is started. */
export async function makePlan({ dir, servers, portBase, serverEnv = {} }: Wishes): Promise<Plan> {
  // Others than us pass through it, whatever the umask: Postgres runs as a user of its own.
  if (mkdirSync(dir, { recursive: true }) !== undefined) chmodSync(dir, 0o711);
  expectOwn(dir);
  const secret = (): string => randomBytes(16).toString('hex');
  const plan = {
    dir,
    servers,
    serverEnv,
    portBase: portBase ?? (await freeBase()),
    adminPassword: secret(),
    databasePassword: secret(),
    superuserPassword: secret(),
    replicationPassword: secret(),
  };
  writeFileSync(fileOf(dir), JSON.stringify(plan, null, 2), { mode: 0o600 });
  return plan;
}

/** Every user may make folders where temporary files lie: one of another user's is not ours to use. */
function expectOwn(dir: string): void {
  const found = lstatSync(dir);
  if (!found.isDirectory() || found.uid !== userInfo().uid)
    throw new ClusterError(`${dir} is not a folder of yours: name another one with --dir`);
}

/** Every port of a cluster, as its distance from the first. */
export function portsOf({ portBase }: Pick<Plan, 'portBase'>) {
  const at = (offset: number): number => portBase + offset;
  return {
    product: at(0),
    database: at(1),
    pooledDatabase: at(2),
    bus: at(4),
    chain: at(6),
    chainGifts: at(7),
    etcdClients: (voter: Voter): number => at(10 + VOTERS.indexOf(voter)),
    etcdPeers: (voter: Voter): number => at(15 + VOTERS.indexOf(voter)),
    postgres: (node: DatabaseNode): number => at(20 + DATABASE_NODES.indexOf(node)),
    patroni: (node: DatabaseNode): number => at(25 + DATABASE_NODES.indexOf(node)),
    server: (number: number): number => at(30 + number),
  };
}

/** Where browsers find the product. */
export const originOf = (plan: Pick<Plan, 'portBase'>): string => `http://127.0.0.1:${portsOf(plan).product}`;

export const serverNumbers = ({ servers }: Pick<Plan, 'servers'>): number[] =>
  Array.from({ length: servers }, (_, index) => index + 1);

async function freeBase(): Promise<number> {
  for (let base = FIRST_BASE; base < LAST_BASE; base += PORTS) {
    const ports = Array.from({ length: PORTS }, (_, offset) => base + offset);
    if ((await Promise.all(ports.map(isFree))).every((free) => free)) return base;
  }
  throw new ClusterError(`No ${PORTS} free ports in a row were found: name the first with --port-base`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
