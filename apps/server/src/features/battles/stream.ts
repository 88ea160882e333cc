/** Tells a player what happens in a battle, as Server-Sent Events that go on where a lost connection stopped. */
import type { Seat } from '@pokesol/engine';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/database.ts';
import type { Wakes } from '../../platform/db/wakes.ts';
import { updateSince } from './act.ts';
import { battleTopic, loadBattle } from './stored.ts';

/** Keeps proxies from closing a silent connection, and looks whether a wake-up was missed. */
const HEARTBEAT_MS = 15_000;

export type StreamDeps = { readonly db: Db; readonly wakes: Wakes };

/** Open streams, to be ended when the server closes. */
export type Streams = { readonly open: Set<() => void> };

/** Answers the request for as long as the client listens; each message's id is the version it brings the page to. */
export function streamBattle(
  { db, wakes }: StreamDeps,
  streams: Streams,
  request: FastifyRequest,
  reply: FastifyReply,
  battleId: string,
  seat: Seat,
  since: number,
): void {
  reply.hijack();
  const { raw } = reply;
  const headers: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) headers[name] = value;
  raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 1000\n\n');

  let told = since;
  let telling = false;
  let again = false;
  const tell = async (): Promise<void> => {
    const stored = await loadBattle(db, battleId);
    if (stored === undefined || raw.destroyed) return;
    // A closed battle is told even where the page knows its version: being abandoned takes no action.
    if (stored.version === told && stored.status === 'open') return;
    const update = await updateSince(db, stored, seat, told);
    raw.write(`id: ${stored.version}\nevent: update\ndata: ${JSON.stringify(update)}\n\n`);
    told = stored.version;
    if (stored.status !== 'open') end();
  };
  /** One at a time, and once more when something happened meanwhile: no update is told twice or missed. */
  const wakeUp = (): void => {
    if (telling) {
      again = true;
      return;
    }
    telling = true;
    tell()
      .catch((error: unknown) => {
        // The client connects again and asks from where it stands.
        request.log.warn({ err: error, battleId }, 'a battle stream broke');
        end();
      })
      .finally(() => {
        telling = false;
        if (!again) return;
        again = false;
        wakeUp();
      });
  };

  const stopHearing = wakes.on(battleTopic(battleId), wakeUp);
  const heartbeat = setInterval(() => {
    raw.write(': here\n\n');
    wakeUp();
  }, HEARTBEAT_MS);
  const stop = (): void => {
    stopHearing();
    clearInterval(heartbeat);
    streams.open.delete(end);
  };
  const end = (): void => {
    stop();
    raw.end();
  };
  streams.open.add(end);
  raw.once('close', stop);
  wakeUp();
}
