/** Listens on one channel of a Postgres server over a connection of its own, which is made again whenever it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { Listen } from './wakes.ts';

const PAUSE_MS = 1_000;

/** The first connection must succeed; the promise rejects if it does not. */
export function listenOnServer(url: string): Listen {
  return async (channel, hear) => {
    let stopped = false;
    let client = await connect();

    async function connect(): Promise<pg.Client> {
      const fresh = new pg.Client({ connectionString: url });
      fresh.on('notification', ({ payload }) => hear(payload ?? ''));
      // An error event is always followed by the end, which connects again.
      fresh.on('error', (error) =>
        console.warn(`database: the wake-up connection was lost (${error.message})`),
      );
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      fresh.once('end', () => void reconnect());
      return fresh;
    }

    async function reconnect(): Promise<void> {
      while (!stopped) {
        try {
          client = await connect();
          return;
        } catch (error) {
          console.warn(`database: no wake-ups yet (${error instanceof Error ? error.message : error})`);
          await delay(PAUSE_MS, undefined, { ref: false });
        }
      }
    }

    return async () => {
      stopped = true;
      await client.end();
    };
  };
}
