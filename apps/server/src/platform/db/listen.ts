/** Listens on one channel of a Postgres server over a connection of its own, which is made again whenever it is lost. */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { growingPause } from '../retry.ts';
import type { WarnOfConnection } from './connectionWarning.ts';
import type { Listen } from './database.ts';
import { lineCutAfter } from './limits.ts';

const PAUSES = { firstMs: 250, mostMs: 10_000 };
/** A listener is silent by nature: only a question shows whether the line still is one. */
const ASK_MS = 5_000;
const SILENCE_MS = 2 * ASK_MS;

/** The first connection must succeed; the promise rejects if it does not. */
export function listenOnServer(url: string, connectSeconds: number, warn: WarnOfConnection): Listen {
  return async (channel, { onNotice, onBack }) => {
    let stopped = false;
    let asking: NodeJS.Timeout | undefined;
    let client = await connect();

    async function connect(): Promise<pg.Client> {
      const fresh = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectSeconds * 1000,
        stream: lineCutAfter(SILENCE_MS),
      });
      fresh.on('notification', ({ payload }) => onNotice(payload ?? ''));
      // An error event is always followed by the end, which connects again.
      fresh.on('error', (err) => warn({ err }, 'the notification connection was lost'));
      await fresh.connect();
      await fresh.query(`listen ${channel}`);
      fresh.once('end', () => void reconnect());
      asking = setInterval(() => {
        fresh
          .query('select 1')
          .catch((err: unknown) => warn({ err }, 'the notification connection does not answer'));
      }, ASK_MS).unref();
      return fresh;
    }

    async function reconnect(): Promise<void> {
      clearInterval(asking);
      for (let failures = 1; !stopped; failures++) {
        try {
          client = await connect();
          // Stopped while it was made: nobody else would end it.
          if (stopped) await end();
          else onBack();
          return;
        } catch (err) {
          warn({ err }, 'no notifications yet');
          await delay(growingPause(failures, PAUSES), undefined, { ref: false });
        }
      }
    }

    async function end(): Promise<void> {
      clearInterval(asking);
      await client.end();
    }

    return () => {
      stopped = true;
      return end();
    };
  };
}
