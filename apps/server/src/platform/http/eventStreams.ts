/** Server-Sent Events: how a stream is opened, and the open ones of this process: so many a wallet, all ended when the server closes. */
import type { FastifyReply } from 'fastify';
import { countedFor } from './network.ts';

/**
 * Tabs and devices of one person. One more, and the oldest stream ends as replaced. Without HTTP/2 a browser
 * opens six connections to a server: with a stream on each of them no tab could make any other call.
 */
export const STREAMS_PER_WALLET = 4;
/**
 * Wallets cost nothing, and each stream costs statements for as long as it is open: of one network so many, then none. A page
 * of a signed-in wallet has one; without it, it asks more often.
 */
const STREAMS_PER_NETWORK = 1_000;
/** Keeps proxies from closing a silent connection; at each, a stream checks whether its session is still one. */
export const HEARTBEAT_MS = 15_000;

type OpenStream = { replace(): void; end(): void };

export type Streams = {
  /** Whether that network may open another one. */
  hasRoom(network: string): boolean;
  /** Takes a stream in; the returned function takes it out again. */
  add(from: { wallet: string; network: string }, stream: OpenStream): () => void;
  endAll(): void;
  count(): number;
};

export function openStreams(perNetwork = STREAMS_PER_NETWORK): Streams {
  const byWallet = new Map<string, Set<OpenStream>>();
  const ofNetwork = new Map<string, number>();
  let all = 0;
  const count = (network: string, more: 1 | -1): void => {
    all += more;
    for (const { key } of countedFor(network)) {
      const open = (ofNetwork.get(key) ?? 0) + more;
      if (open === 0) ofNetwork.delete(key);
      else ofNetwork.set(key, open);
    }
  };
  return {
    hasRoom: (network) =>
      countedFor(network).every(({ key, times }) => (ofNetwork.get(key) ?? 0) < perNetwork * times),
    add({ wallet, network }, stream) {
      const own = byWallet.get(wallet) ?? new Set();
      byWallet.set(wallet, own.add(stream));
      count(network, 1);
      const [oldest] = own;
      if (own.size > STREAMS_PER_WALLET) oldest?.replace();
      return () => {
        // Called twice for one end, it counts once.
        if (own.delete(stream)) count(network, -1);
        if (own.size === 0 && byWallet.get(wallet) === own) byWallet.delete(wallet);
      };
    },
    count: () => all,
    endAll() {
      for (const own of [...byWallet.values()]) for (const stream of [...own]) stream.end();
    },
  };
}

type Held = {
  readonly streams: Streams;
  readonly wallet: string;
  readonly network: string;
  /** Called once, whichever side ended it. */
  readonly onStop: () => void;
};

/** Counts an open stream until it ends, whichever side ends it; answers how to end it from here. */
export function holdStream(raw: FastifyReply['raw'], { streams, wallet, network, onStop }: Held): () => void {
  let isStopped = false;
  const stop = (): void => {
    if (isStopped) return;
    isStopped = true;
    forget();
    onStop();
  };
  const end = (): void => {
    stop();
    raw.end();
  };
  const replace = (): void => {
    // Without this the page would connect again and push out the next.
    raw.write('event: replaced\ndata: {}\n\n');
    end();
  };
  const forget = streams.add({ wallet, network }, { end, replace });
  raw.once('close', stop);
  return end;
}

/** A stream's first words; to write more and to end it is the caller's. */
export function openEventStream(reply: FastifyReply): FastifyReply['raw'] {
  reply.hijack();
  const headers: Record<string, string | number | string[]> = {};
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) headers[name] = value;
  reply.raw.writeHead(200, {
    ...headers,
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    // Nothing follows on it: a connection kept for more would hold up a server that closes.
    connection: 'close',
  });
  reply.raw.write('retry: 1000\n\n');
  return reply.raw;
}
