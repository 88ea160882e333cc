/** Tells a player what happens in a battle, as Server-Sent Events that go on where a lost connection stopped. */
import type { Seat } from '@pokesol/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import type { Wakes } from '../../platform/db/wakes.ts';
import { updateSince } from './act.ts';
import { battleTopic, loadBattle } from './stored.ts';
import type { Streams } from './streams.ts';

/** Keeps proxies from closing a silent connection, and looks whether a wake-up was missed. */
export const HEARTBEAT_MS = 15_000;

export type StreamDeps = {
  readonly db: Db;
  readonly wakes: Wakes;
  readonly streams: Streams;
  readonly heartbeatMs: number;
};

export type Watcher = {
  readonly wallet: string;
  readonly battleId: string;
  readonly seat: Seat;
  /** The version that the page knows. */
  readonly since: number;
};

/** Answers the request for as long as the client listens; each message's id is the version it brings the page to. */
export function streamBattle(
  { db, wakes, streams, heartbeatMs }: StreamDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { wallet, battleId, seat, since }: Watcher,
): void {
  const raw = openStream(reply);
  let told = since;
  let telling = false;
  let again = false;
  const tell = async (): Promise<void> => {
    const stored = await loadBattle(db, battleId);
    if (stored === undefined || raw.destroyed) return;
    // A closed battle is told even where the page knows its version: being abandoned takes no action.
    if (stored.version === told && stored.status === 'open') return;
    const update = await updateSince(db, stored, seat, told);
    if (raw.writableEnded) return;
    raw.write(`id: ${stored.version}\nevent: update\ndata: ${JSON.stringify(update)}\n\n`);
    told = stored.version;
    if (stored.status !== 'open') end();
  };
  /** One at a time, and once more when something happened meanwhile: no update is told twice or missed. */
  const wakeUp = (): void => {
    // A reader that does not keep up is told less often, and everything then.
    if (telling || raw.writableNeedDrain) {
      again = true;
      return;
    }
    telling = true;
    again = false;
    tell()
      .catch((error: unknown) => {
        // The client connects again and asks from where it stands.
        request.log.warn({ err: error, battleId }, 'a battle stream broke');
        end();
      })
      .finally(() => {
        telling = false;
        if (again && !raw.writableEnded) wakeUp();
      });
  };

  const stopHearing = wakes.on(battleTopic(battleId), wakeUp);
  const heartbeat = setInterval(() => {
    raw.write(': here\n\n');
    wakeUp();
  }, heartbeatMs);
  const stop = (): void => {
    stopHearing();
    clearInterval(heartbeat);
    forget();
  };
  const end = (): void => {
    stop();
    raw.end();
  };
  const replace = (): void => {
    // Without being told, the page would connect again and push out the next.
    raw.write('event: replaced\ndata: {}\n\n');
    end();
  };
  const forget = streams.add(wallet, { end, replace });
  raw.on('drain', () => again && wakeUp());
  raw.once('close', stop);
  wakeUp();
}

function openStream(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  const headers: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) headers[name] = value;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  reply.raw.write('retry: 1000\n\n');
  return reply.raw;
}
