/** Sends a page what has changed for its wallet, as Server-Sent Events, for as long as it listens. */
import { walletChange } from '@pokesol/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Bus } from '../../platform/bus/bus.ts';
import type { Db } from '../../platform/db/database.ts';
import { holdStream, openEventStream, type Streams } from '../../platform/http/eventStreams.ts';
import { watchSession } from '../auth/index.ts';
import { walletTopic } from './changes.ts';

export type ChangeStreamDeps = {
  readonly db: Db;
  readonly bus: Bus;
  readonly now: () => number;
  readonly streams: Streams;
  readonly heartbeatMs: number;
  /** Called with the wallet before its page is notified. */
  readonly onChange: (wallet: string) => void;
};

export type Listener = {
  readonly wallet: string;
  readonly network: string;
  /** The token of the session that listens. */
  readonly token: string;
};

/** A note that says nothing, or something that only a newer server knows, may mean anything: the page asks for all it shows. */
export function writeChange(raw: FastifyReply['raw'], note: string): void {
  if (raw.writableEnded || raw.writableNeedDrain) return;
  const { data: what } = walletChange.safeParse(note);
  raw.write(`event: changed\ndata: ${JSON.stringify(what === undefined ? {} : { what })}\n\n`);
}

export function streamChanges(
  { db, bus, now, streams, heartbeatMs, onChange }: ChangeStreamDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { wallet, network, token }: Listener,
): void {
  const raw = openEventStream(reply);
  if (raw.destroyed) return;
  const session = watchSession({ db, bus, now }, token, {
    onOver: () => end(),
    onError: (error) => request.log.warn({ err: error }, 'a session could not be looked at'),
  });
  const unsubscribe = bus.on(walletTopic(wallet), (note) => {
    onChange(wallet);
    writeChange(raw, note);
  });
  const heartbeat = setInterval(() => {
    raw.write(': here\n\n');
    session.look();
  }, heartbeatMs);
  const end = holdStream(raw, {
    streams,
    wallet,
    network,
    onStop() {
      clearInterval(heartbeat);
      unsubscribe();
      session.stop();
    },
  });
}
