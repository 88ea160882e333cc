/** The files of the pooler and the bus for this machine; `operations/cluster` has those for separate machines, with the reasons. */
import { type Plan, portsOf } from './plan.ts';

export const DATABASE_ROLE = 'pokesol';

export function poolerConfig(plan: Plan, usersFile: string): string {
  const ports = portsOf(plan);
  return `[databases]
* = host=127.0.0.1 port=${ports.database}

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${ports.pooledDatabase}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${usersFile}
pool_mode = transaction
max_client_conn = 1000
default_pool_size = 20
reserve_pool_size = 5
server_check_delay = 5
server_lifetime = 600
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 30
ignore_startup_parameters = extra_float_digits,application_name,statement_timeout,idle_in_transaction_session_timeout
admin_users = ${DATABASE_ROLE}
pidfile =
`;
}

/** In plain text: pgbouncer can then prove itself to both sides. */
export const poolerUsers = ({ databasePassword }: Pick<Plan, 'databasePassword'>): string =>
  `"${DATABASE_ROLE}" "${databasePassword}"\n`;

export const busConfig = (plan: Plan): string => `listen: "127.0.0.1:${portsOf(plan).bus}"
server_name: pokesol-1
max_payload: 64KB
write_deadline: "5s"
`;
