/** The built server as a process of its own on Postgres, with everything between it and others counted. */
import {
  type Bus,
  type Chain,
  connectTestChain,
  type Database,
  existingDatabase,
  freePort,
  newPostgresDatabase,
  openBus,
  urlOf,
} from '@pokesol/server/testing';
import { startBuiltServer } from '../builtServer.ts';
import { LOOKING, type Meter, openMeter } from './meter.ts';
import { roundTripReader } from './roundTrips.ts';
import { openTap, requestReader } from './tap.ts';

/** As on a real cluster. */
const SLOT_MS = 400;

export type Site = {
  /** Of the server, through its tap. */
  readonly base: string;
  readonly pid: number;
  readonly chain: Chain;
  /** Another server's, as far as this one can tell. */
  readonly bus: Bus;
  readonly meter: Meter;
  /** A connection past the taps, whose own work is not counted. */
  readonly beside: Database;
  close(): Promise<void>;
};

export async function openSite(): Promise<Site> {
  const url = await newPostgresDatabase('empty');
  const chain = await connectTestChain(SLOT_MS);
  const serverPort = await freePort();
  const [http, database, toChain] = await Promise.all([
    openTap(serverPort, () => () => 0),
    openTap(Number(new URL(url).port), roundTripReader),
    openTap(Number(new URL(urlOf(chain)).port), requestReader),
  ]);
  const tapped = new URL(url);
  tapped.port = String(database.port);
  const server = await startBuiltServer({
    PORT: String(serverPort),
    // Its starter learns this address, and so calls it through the tap.
    PUBLIC_ORIGIN: `http://localhost:${http.port}`,
    DATABASE_URL: tapped.href,
    SOLANA_RPC_URL: `http://127.0.0.1:${toChain.port}`,
    SOLANA_CLUSTER: 'localnet',
    TOKEN_MINT: chain.mint,
  });
  const meter = await openMeter(server.pid, url, { http, database, chain: toChain });
  const looking = new URL(url);
  looking.searchParams.set('application_name', LOOKING);
  const beside = await existingDatabase(looking.href);
  const bus = await openBus(beside.openLine);
  return {
    base: server.base,
    pid: server.pid,
    chain,
    bus,
    meter,
    beside,
    async close() {
      await bus.close();
      await beside.close();
      await meter.close();
      await server.close();
      await Promise.all([http, database, toChain].map((tap) => tap.close()));
      await chain.close();
    },
  };
}
