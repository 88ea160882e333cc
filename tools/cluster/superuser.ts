/** A connection of the database's administrator, by the balancer, to whichever node is the primary. */
import pg from 'pg';
import { type Plan, portsOf } from './plan.ts';

export function superuser(plan: Plan): pg.Client {
  const client = new pg.Client({
    host: '127.0.0.1',
    port: portsOf(plan).database,
    connectionTimeoutMillis: 2_000,
    user: 'postgres',
    password: plan.superuserPassword,
    database: 'postgres',
  });
  // What is lost fails the statement under way, which says it.
  client.on('error', () => {});
  return client;
}
