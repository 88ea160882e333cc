/** Puts the calls of a wallet into the server: its balance, and the stream of its changes. */
import type { Address } from '@solana/kit';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Chain } from '../../platform/chain/chain.ts';
import type { Db } from '../../platform/db/database.ts';
import { HEARTBEAT_MS, type Streams } from '../../platform/http/eventStreams.ts';
import type { Http } from '../../platform/http/server.ts';
import { type Balances, balances } from './balance.ts';
import { changeRoutes } from './changeRoutes.ts';
import { walletRoutes } from './routes.ts';
import { welcome } from './welcome.ts';

type WalletOptions = {
  readonly db: Db;
  readonly bus: Bus;
  readonly chain: Chain;
  readonly now: () => number;
  readonly streams: Streams;
  readonly rateLimitPerMinute: number;
  readonly heartbeatMs?: number;
};

export type RegisteredWallet = {
  readonly balances: Balances;
  /** Gives the gift of the chain to a wallet that has just signed in. */
  readonly welcome: (wallet: Address) => Promise<void>;
};

export function registerWallet(
  app: Http,
  { db, bus, chain, now, streams, rateLimitPerMinute, heartbeatMs = HEARTBEAT_MS }: WalletOptions,
): RegisteredWallet {
  const known = balances(chain, now);
  walletRoutes(app, chain, known, rateLimitPerMinute);
  // What another server noted of it is old news here.
  changeRoutes(app, { db, bus, now, streams, heartbeatMs, onChange: known.forget });
  return { balances: known, welcome: (wallet) => welcome(chain, known, wallet) };
}
