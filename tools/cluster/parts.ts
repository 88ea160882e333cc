/** Every process of a cluster: what it is called, how it is started, and the files that it reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { balancerConfig } from './balancerConfig.ts';
import { chainDirOf, mintOf } from './chain.ts';
import { nodeDirOf, patroniConfig } from './patroniConfig.ts';
import {
  DATABASE_NODES,
  type DatabaseNode,
  originOf,
  type Plan,
  portsOf,
  serverNumbers,
  VOTERS,
  type Voter,
} from './plan.ts';
import { giveToDatabaseUser, type Launch } from './processes.ts';
import { pathOf } from './programs.ts';
import { busConfig, DATABASE_ROLE, poolerConfig, poolerUsers } from './smallConfigs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export const BALANCER = 'balancer';
const POOLER = 'pooler';
export const BUS = 'bus';
export const CHAIN = 'chain';
export const voterName = (voter: Voter): string => `vote-${voter}`;
export const nodeName = (node: DatabaseNode): string => `database-${node}`;
export const serverName = (number: number): string => `server-${number}`;

/** In the order in which they are started; they end in the opposite one. */
export const partNames = (plan: Plan): string[] => [
  ...VOTERS.map(voterName),
  ...DATABASE_NODES.map(nodeName),
  ...[BALANCER, POOLER, BUS, CHAIN],
  ...serverNumbers(plan).map(serverName),
];

/** A file in a folder of its part's own, readable by its program alone. */
function file(plan: Plan, part: string, name: string, text: string): string {
  const folder = folderOf(plan, part);
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  giveToDatabaseUser(path);
  return path;
}

function folderOf(plan: Plan, part: string): string {
  const folder = join(plan.dir, part);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveToDatabaseUser(folder);
  return folder;
}

export function voter(plan: Plan, which: Voter): Launch {
  const ports = portsOf(plan);
  const name = voterName(which);
  const clients = `http://127.0.0.1:${ports.etcdClients(which)}`;
  const peers = (of: Voter): string => `http://127.0.0.1:${ports.etcdPeers(of)}`;
  const settings = {
    name: which,
    'data-dir': join(folderOf(plan, name), 'data'),
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers(which),
    'initial-advertise-peer-urls': peers(which),
    'initial-cluster': VOTERS.map((each) => `${each}=${peers(each)}`).join(','),
    'initial-cluster-token': 'pokesol',
    'initial-cluster-state': 'new',
    'heartbeat-interval': '100',
    'election-timeout': '1000',
    'auto-compaction-retention': '1',
  };
  const flags = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]);
  return { name, command: [pathOf('etcd'), ...flags], asDatabaseUser: true };
}

export function database(plan: Plan, node: DatabaseNode): Launch {
  const name = nodeName(node);
  const config = file(plan, name, 'patroni.yml', patroniConfig(plan, node));
  return {
    name,
    command: [pathOf('patroni'), config],
    // For what Patroni keeps beside the database.
    env: { HOME: nodeDirOf(plan, node) },
    asDatabaseUser: true,
  };
}

export function balancer(plan: Plan): Launch {
  const config = file(plan, BALANCER, 'haproxy.cfg', balancerConfig(plan));
  // A master with workers: it reads its file anew, and no caller meets a closed door.
  return { name: BALANCER, command: [pathOf('haproxy'), '-W', '-db', '-f', config], asDatabaseUser: true };
}

export function pooler(plan: Plan): Launch {
  const users = file(plan, POOLER, 'users.txt', poolerUsers(plan));
  const config = file(plan, POOLER, 'pgbouncer.ini', poolerConfig(plan, users));
  return { name: POOLER, command: [pathOf('pgbouncer'), config], asDatabaseUser: true };
}

export function bus(plan: Plan): Launch {
  const config = file(plan, BUS, 'nats.conf', busConfig(plan));
  return { name: BUS, command: [pathOf('nats-server'), '-c', config], asDatabaseUser: true };
}

export function chain(plan: Plan): Launch {
  const ports = portsOf(plan);
  const program = fileURLToPath(new URL('chainProcess.ts', import.meta.url));
  const args = [chainDirOf(plan), `${ports.chain}`, `${ports.chainGifts}`];
  // The loader is found from where the workspace lies.
  const loader = import.meta.resolve('tsx');
  return { name: CHAIN, command: [process.execPath, '--import', loader, program, ...args] };
}

export function server(plan: Plan, number: number): Launch {
  const ports = portsOf(plan);
  const name = serverName(number);
  return {
    name,
    command: [process.execPath, join(ROOT, 'apps/server/dist/main.js')],
    env: {
      PORT: `${ports.server(number)}`,
      DATA_DIR: join(plan.dir, name),
      PUBLIC_ORIGIN: originOf(plan),
      // The balancer says who calls.
      TRUST_PROXY: '1',
      // Statements go through the pooler; what belongs to one connection goes past it.
      DATABASE_URL: databaseUrl(plan, ports.pooledDatabase),
      DATABASE_DIRECT_URL: databaseUrl(plan, ports.database),
      // While a primary hands over, calls wait in the pooler.
      DATABASE_CONNECT_SECONDS: '15',
      BUS_URL: `nats://127.0.0.1:${ports.bus}`,
      SOLANA_RPC_URL: `http://127.0.0.1:${ports.chain}`,
      SOLANA_CLUSTER: 'localnet',
      TOKEN_MINT: mintOf(plan) ?? '',
      ADMIN_PASSWORD: plan.adminPassword,
      ...plan.serverEnv,
    },
  };
}

export const databaseUrl = ({ databasePassword }: Plan, port: number): string =>
  `postgres://${DATABASE_ROLE}:${databasePassword}@127.0.0.1:${port}/${DATABASE_ROLE}`;
