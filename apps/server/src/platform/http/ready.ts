/** Whether this server can do its work: it is not about to end, and its database and its chain answer, within the time that a caller waits. */
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Chain } from '../chain/chain.ts';
import type { Db } from '../db/database.ts';
import { refuse, refused } from './refusal.ts';
import type { Http } from './server.ts';

/** A load balancer asks every few seconds, and takes no answer within two for a no. */
const LONGEST_MS = 1_500;

export type HealthDeps = { db: Db; chain: Chain; isLeaving: () => boolean };

/** `GET /api/health`: the process answers. `GET /api/ready`: its database and its chain do too, the chain takes transactions, and it stays. */
export function healthRoutes(http: Http, { db, chain, isLeaving }: HealthDeps): void {
  const config = { access: 'public' as const };
  const schema = { response: { 200: z.object({ ok: z.literal(true) }) } };
  http.get('/api/health', { config, schema }, async () => ({ ok: true as const }));
  http.get('/api/ready', { config, schema }, async (request, reply) => {
    if (isLeaving()) return refuse(reply, refused('server-ending', { retryAfterSeconds: 1 }));
    const answers = async (what: string, ask: () => PromiseLike<unknown>): Promise<boolean> => {
      const asked = Promise.resolve(ask()).then(
        () => true,
        (error: unknown) => {
          request.log.warn({ err: error, what }, 'not ready');
          return false;
        },
      );
      return Promise.race([asked, delay(LONGEST_MS, false, { ref: false })]);
    };
    const [database, reached] = await Promise.all([
      answers('database', () => db.execute(sql`select 1`)),
      answers('chain', () => chain.rpc.getBlockHeight().send()),
    ]);
    const full = chain.refusing?.();
    if (full !== undefined) {
      request.log.warn({ err: full, what: 'chain' }, 'not ready');
      return refuse(reply, refused('chain-refusing'));
    }
    if (!database) return refuse(reply, refused('database-unreachable', { retryAfterSeconds: 5 }));
    return reached
      ? { ok: true as const }
      : refuse(reply, refused('chain-unreachable', { retryAfterSeconds: 5 }));
  });
}
