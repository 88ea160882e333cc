/** Patroni's file for a node on this machine: the one that is shipped for separate machines, with other addresses and without TLS. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse, stringify } from 'yaml';
import { z } from 'zod';
import { type DatabaseNode, type Plan, portsOf, VOTERS } from './plan.ts';

export const SHIPPED = fileURLToPath(new URL('../../operations/cluster/', import.meta.url));

/** What is taken over as it is; the rest is said anew. */
const shippedSchema = z.looseObject({
  bootstrap: z.looseObject({}),
  postgresql: z.looseObject({ bin_dir: z.string(), basebackup: z.array(z.unknown()) }),
});

export function patroniConfig(plan: Plan, node: DatabaseNode): string {
  const shipped = shippedSchema.parse(parse(readFileSync(join(SHIPPED, 'patroni.yml'), 'utf8')));
  const ports = portsOf(plan);
  const here = (port: number): string => `127.0.0.1:${port}`;
  const { bin_dir, basebackup } = shipped.postgresql;
  return stringify({
    scope: 'pokesol',
    name: node,
    restapi: { listen: here(ports.patroni(node)), connect_address: here(ports.patroni(node)) },
    etcd3: { hosts: VOTERS.map((voter) => here(ports.etcdClients(voter))) },
    bootstrap: shipped.bootstrap,
    postgresql: {
      bin_dir,
      basebackup,
      listen: here(ports.postgres(node)),
      connect_address: here(ports.postgres(node)),
      data_dir: dataDirOf(plan, node),
      pgpass: join(nodeDirOf(plan, node), 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password: plan.superuserPassword },
        replication: { username: 'replicator', password: plan.replicationPassword },
        rewind: { username: 'rewinder', password: plan.replicationPassword },
      },
      parameters: { unix_socket_directories: nodeDirOf(plan, node) },
      pg_hba: [
        'local all postgres trust',
        'host replication replicator 127.0.0.1/32 scram-sha-256',
        'host all all 127.0.0.1/32 scram-sha-256',
      ],
    },
    // One machine has one watchdog at most, and none of its nodes may end it for the others.
    watchdog: { mode: 'off' },
  });
}

export const nodeDirOf = ({ dir }: Pick<Plan, 'dir'>, node: DatabaseNode): string =>
  join(dir, `database-${node}`);
export const dataDirOf = (plan: Pick<Plan, 'dir'>, node: DatabaseNode): string =>
  join(nodeDirOf(plan, node), 'data');
