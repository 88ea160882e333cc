/** A plan is kept as it was made, no two parts share a port, and each part's settings agree with the others' and with what is shipped. */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { balancerConfig } from './balancerConfig.ts';
import { patroniConfig, SHIPPED } from './patroniConfig.ts';
import {
  DATABASE_NODES,
  MOST_SERVERS,
  makePlan,
  type Plan,
  portsOf,
  readPlan,
  usualDir,
  VOTERS,
} from './plan.ts';
import { ClusterError } from './programs.ts';
import { busConfig, poolerConfig } from './smallConfigs.ts';

let plan: Plan;
beforeAll(async () => {
  plan = await makePlan({ dir: mkdtempSync(join(tmpdir(), 'pokesol-plan-')), servers: 3 });
});
afterAll(() => rmSync(plan.dir, { recursive: true }));

test('is read again as it was made, by its owner alone', () => {
  expect(readPlan(plan.dir)).toEqual(plan);
  expect(statSync(join(plan.dir, 'cluster.json')).mode & 0o777).toBe(0o600);
  expect(new Set([plan.adminPassword, plan.databasePassword, plan.superuserPassword]).size).toBe(3);
});

test('others pass through a folder that it makes, whatever the umask', async () => {
  const before = process.umask(0o077);
  const { dir } = await makePlan({ dir: join(plan.dir, 'made'), servers: 1 });
  process.umask(before);
  expect(statSync(dir).mode & 0o777).toBe(0o711);
});

test('lies where a database may enter and a socket’s path is short, whatever TMPDIR says', () => {
  vi.stubEnv('TMPDIR', join(plan.dir, 'a long way down '.repeat(6)));
  expect(usualDir('failover')).toMatch(/^\/tmp\/pokesol-failover-\d+$/);
});

test('takes no folder that is a file', () => {
  expect(() => readPlan(join(plan.dir, 'cluster.json'))).toThrow(ClusterError);
});

test('gives every part ports of its own', () => {
  const { etcdClients, etcdPeers, postgres, patroni, server, ...single } = portsOf(plan);
  const all = [
    ...Object.values(single),
    ...VOTERS.flatMap((voter) => [etcdClients(voter), etcdPeers(voter)]),
    ...DATABASE_NODES.flatMap((node) => [postgres(node), patroni(node)]),
    ...Array.from({ length: MOST_SERVERS }, (_, index) => server(index + 1)),
  ];
  expect(new Set(all).size).toBe(all.length);
});

test('a node takes over what is shipped, but for addresses and TLS', () => {
  const shipped = parse(readFileSync(join(SHIPPED, 'patroni.yml'), 'utf8'));
  const node = parse(patroniConfig(plan, 'b'));
  expect(node.bootstrap).toEqual(shipped.bootstrap);
  expect(node.bootstrap.dcs).toMatchObject({ synchronous_mode: true, ttl: 20 });
  expect(JSON.stringify(node)).not.toMatch(/10\.0\.0\.|sslmode|PUT-IN/);
});

test.each([
  ['balancer', balancerConfig, ['haproxy.cfg', 'haproxy-server.cfg']],
  ['pooler', (made: Plan) => poolerConfig(made, 'users.txt'), ['pgbouncer.ini']],
  ['bus', busConfig, ['nats.conf']],
])('what is decided for the %s is decided as in what is shipped', (_, config, files) => {
  const linesOf = (text: string) => text.split('\n').map((line) => line.trim());
  const shipped = new Set(files.flatMap((file) => linesOf(readFileSync(join(SHIPPED, file), 'utf8'))));
  const isOfPlace = (line: string) =>
    /127\.0\.0\.1|^(stats socket|server_name|listen_port|auth_file|pidfile|frontend|backend|defaults)/.test(
      line,
    );
  const decided = linesOf(config(plan)).filter((line) => line !== '' && !isOfPlace(line));
  expect(decided.length).toBeGreaterThan(1);
  expect(decided.filter((line) => !shipped.has(line))).toEqual([]);
});

test('the balancer knows each server and each node', () => {
  const text = balancerConfig(plan);
  const ports = portsOf(plan);
  for (const number of [1, 2, 3])
    expect(text.split(`server s${number} 127.0.0.1:${ports.server(number)} check`)).toHaveLength(3);
  for (const node of DATABASE_NODES)
    expect(text).toContain(`127.0.0.1:${ports.postgres(node)} check port ${ports.patroni(node)}`);
});
