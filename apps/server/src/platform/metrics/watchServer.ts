/** The figures of a server as a whole: whether it can do its work, and what it works with. */
import type { Chain } from '../chain/chain.ts';
import { chainMetrics } from '../chain/chainMetrics.ts';
import { diskMetrics } from '../config/diskMetrics.ts';
import type { Database } from '../db/database.ts';
import { databaseMetrics } from '../db/databaseMetrics.ts';
import type { Metrics } from './metrics.ts';

type Watched = {
  database: Pick<Database, 'db' | 'poolUse'>;
  chain: Chain;
  dataDir: string;
  now: () => number;
  sizeLimit?: number | undefined;
};

/** Only where metrics are served: they ask database, chain and disk. */
export function watchServer(metrics: Metrics, { database, chain, dataDir, now, sizeLimit }: Watched): void {
  const { db, poolUse } = database;
  const isDatabaseUp = databaseMetrics(metrics, { db, now, poolUse, sizeLimit });
  const isChainUp = chainMetrics(metrics, chain, now);
  metrics.gauge({
    name: 'pokesol_ready',
    help: '1 when the server can do its work: database and chain answer, and the chain takes transactions, as GET /api/ready asks them.',
    read: async (set) => {
      const answered = await Promise.all([isDatabaseUp(), isChainUp()]);
      set({}, answered.every(Boolean) && chain.refusing?.() === undefined ? 1 : 0);
    },
  });
  diskMetrics(metrics, dataDir, now);
  metrics.watchProcess();
}
