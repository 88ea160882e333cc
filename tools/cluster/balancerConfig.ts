/** HAProxy's file for this machine: the product's servers behind one address, and the database behind another that finds the primary. */
import { join } from 'node:path';
import { DATABASE_NODES, type Plan, portsOf, serverNumbers } from './plan.ts';

/** Where an operator's commands are taken. */
const controlSocketOf = ({ dir }: Pick<Plan, 'dir'>): string => join(dir, 'balancer', 'control.sock');

/** Each decision has its reason in `operations/cluster/haproxy.cfg`, the file for separate machines; a test compares the two. */
export function balancerConfig(plan: Plan): string {
  const ports = portsOf(plan);
  const servers = serverNumbers(plan).map(
    (number) => `  server s${number} 127.0.0.1:${ports.server(number)} check`,
  );
  const nodes = DATABASE_NODES.map(
    (node) => `  server ${node} 127.0.0.1:${ports.postgres(node)} check port ${ports.patroni(node)}`,
  );
  return `global
  maxconn 4000
  hard-stop-after 30m
  stats socket ${controlSocketOf(plan)} mode 600 level admin

defaults
  timeout connect 2s
  timeout check 2s
  option contstats
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms fall 2 rise 1

frontend product
  mode http
  bind 127.0.0.1:${ports.product}
  timeout client 60s
  timeout http-request 10s
  timeout http-keep-alive 80s
  http-request del-header x-forwarded-for
  option forwardfor
  option idle-close-on-response
  use_backend ready if { nbsrv(ready) gt 0 }
  default_backend alive

defaults servers
  mode http
  timeout connect 2s
  timeout check 2s
  timeout server 60s
  timeout tunnel 1h
  balance leastconn
  option redispatch 1
  retries 3
  retry-on conn-failure empty-response
  http-request disable-l7-retry unless METH_GET
  default-server inter 1s fastinter 500ms fall 2 rise 1

backend ready from servers
  option httpchk GET /api/ready
  http-check expect status 200
${servers.join('\n')}

backend alive from servers
  option httpchk GET /api/ready
  http-check expect ! string server-ending
${servers.join('\n')}

defaults databases
  mode tcp
  timeout connect 2s
  timeout check 2s
  timeout client 30m
  timeout server 30m
  option redispatch 1
  retries 3
  option contstats
  option clitcpka
  option srvtcpka
  default-server inter 1s fastinter 500ms fall 2 rise 1 on-marked-down shutdown-sessions

frontend database from databases
  bind 127.0.0.1:${ports.database}
  default_backend primary

backend primary from databases
  option httpchk OPTIONS /primary
  http-check expect status 200
${nodes.join('\n')}
`;
}
