/** A start whose database goes away in the middle is tried again, and then opens. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '../testing/databases/databases.ts';
import { ScriptedEntropy } from '../testing/fakes/scriptedEntropy.ts';
import { connectTestChain } from '../testing/harness/server.ts';
import { buildApp } from './app.ts';
import { type Bus, openBus } from './platform/bus/bus.ts';
import type { Chain } from './platform/chain/chain.ts';
import type { Database, Db } from './platform/db/database.ts';
import { openMetrics } from './platform/metrics/metrics.ts';

const GONE = 'Connection terminated unexpectedly';

let database: Database;
let bus: Bus;
let chain: Chain;
beforeAll(async () => {
  database = await freshDatabase('pglite');
  bus = await openBus(database.openLine);
  chain = await connectTestChain();
});
afterAll(async () => {
  await bus.close();
  await chain.close();
  await database.close();
});

/** Its transaction of that number, from 0 on, finds no database. */
function losing(lost: number): Db {
  let begun = 0;
  return new Proxy(database.db, {
    get(db, name) {
      const value: unknown = Reflect.get(db, name);
      if (typeof value !== 'function') return value;
      if (name !== 'transaction') return value.bind(db);
      return (...args: unknown[]) => {
        begun += 1;
        return begun === lost + 1 ? Promise.reject(new Error(GONE)) : Reflect.apply(value, db, args);
      };
    },
  });
}

test.each([0, 1])('a server whose database is lost at transaction %i opens at the next try', async (lost) => {
  const options = {
    db: losing(lost),
    bus,
    chain,
    now: Date.now,
    entropy: new ScriptedEntropy(),
    logger: false as const,
    port: 0,
    adminPassword: 'let-me-administer',
    adminPasswordCost: 2,
    trustedProxies: 0,
    rateLimitPerMinute: 1_000,
    sweepSeconds: 60,
    metrics: openMetrics(),
  } as const;
  await expect(buildApp(options)).rejects.toThrow(GONE);
  const app = await buildApp(options);
  expect((await app.http.inject('/api/health')).statusCode).toBe(200);
  await app.http.close();
});
