/**
 * Carries notices over LISTEN and NOTIFY of a Postgres server, on a connection of its own, which is made again whenever it is
 * lost. A NOTIFY holds a lock of the whole server until its transaction has ended: so it is never part of a write, and what
 * waits goes in one statement.
 */
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { BusNotice, LineEnds, OpenLine } from '../bus/line.ts';
import { pendingNotices } from '../bus/pendingNotices.ts';
import { growingPause } from '../retry.ts';
import type { WarnOfConnection } from './connectionWarning.ts';
import { lineCutAfter } from './limits.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

/** Part of the protocol between servers of one database: older ones listen on it too. */
const CHANNEL = 'pokesol_wakes';
/** Named, so that its plan is kept: this connection is never lent. */
const NOTIFY = {
  name: 'pokesol_notices',
  text: `select pg_notify('${CHANNEL}', notice) from unnest($1::text[]) as notice`,
};

const PAUSES = { firstMs: 250, mostMs: 10_000 };
/** A listener is silent by nature: only a question shows whether the line still is one. */
const ASK_MS = 5_000;
const SILENCE_MS = 2 * ASK_MS;

type Connected = { readonly client: pg.Client; readonly asking: NodeJS.Timeout };

/** The first connection must succeed; the promise rejects if it does not. */
export function listenLine(url: string, connectSeconds: number, warn: WarnOfConnection): OpenLine {
  return async (ends) => {
    const pending = pendingNotices();
    let isStopped = false;
    let sending: Promise<void> | undefined;
    let connected: Connected | undefined = await connect();

    async function connect(): Promise<Connected> {
      const client = new pg.Client({
        connectionString: url,
        connectionTimeoutMillis: connectSeconds * 1000,
        stream: lineCutAfter(SILENCE_MS),
      });
      // An error event is always followed by the end, which connects again.
      client.on('error', (err) => warn({ err }, 'the connection of notices was lost'));
      await client.connect();
      const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
      hearOthers(client, rows[0]?.pid, ends);
      await client.query(`listen ${CHANNEL}`);
      client.once('end', () => void reconnect());
      const asking = setInterval(() => {
        client
          .query('select 1')
          .catch((err: unknown) => warn({ err }, 'the connection of notices does not answer'));
      }, ASK_MS).unref();
      return { client, asking };
    }

    async function reconnect(): Promise<void> {
      clearInterval(connected?.asking);
      connected = undefined;
      for (let failures = 1; !isStopped; failures++) {
        try {
          connected = await connect();
          // Stopped while it was made: nothing else would end it.
          if (isStopped) return await end();
          ends.onBack();
          sendWaiting();
          return;
        } catch (err) {
          warn({ err }, 'no notices yet');
          await delay(growingPause(failures, PAUSES), undefined, { ref: false });
        }
      }
    }

    /** One statement after the other: what comes meanwhile goes with the next one. */
    function sendWaiting(): void {
      if (sending !== undefined) return;
      sending = work().finally(() => {
        sending = undefined;
      });
    }

    async function work(): Promise<void> {
      while (connected !== undefined && pending.count > 0) {
        const taken = pending.take();
        try {
          await connected.client.query({ ...NOTIFY, values: [taken.map(written)] });
        } catch (err) {
          if (isDatabaseUnreachable(err)) {
            lost(err, pending.putBack(taken));
            return;
          }
          lost(err, taken.length);
        }
      }
    }

    function lost(err: unknown, count: number): void {
      if (count > 0) ends.onLost(err, count);
    }

    async function end(): Promise<void> {
      clearInterval(connected?.asking);
      await connected?.client.end();
    }

    return {
      kind: 'listen',
      isUp: () => connected !== undefined,
      // One channel for all topics: a server gets every notice.
      watch() {},
      unwatch() {},
      send(notice) {
        lost(new Error('too many notices wait for the database'), pending.add(notice));
        sendWaiting();
      },
      async close() {
        isStopped = true;
        await sending;
        await end();
      },
    };
  };
}

const written = ({ topic, note }: BusNotice): string => (note === '' ? topic : `${topic} ${note}`);

/** Its own notices come back to every connection, with the number of the process that served it. */
function hearOthers(client: pg.Client, own: number | undefined, { onNotice }: LineEnds): void {
  client.on('notification', ({ payload = '', processId }) => {
    if (processId === own) return;
    const [topic = '', note = ''] = payload.split(' ');
    onNotice({ topic, note });
  });
}
