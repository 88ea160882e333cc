/** Sends a fuzzed call byte by byte as it is, and says how the server answered it: by a status, by closing, or not at all. */
import { connect } from 'node:net';
import type { Credentials } from '../api/callers.ts';
import type { FuzzedCall } from './calls.ts';

/** Far more than any call takes on a busy machine. A bound: nothing is measured by it. */
const DEADLINE_MS = 60_000;

export type Outcome =
  | { readonly kind: 'answered'; readonly status: number; readonly head: string; readonly body: string }
  | { readonly kind: 'closed' }
  | { readonly kind: 'hung' };

export type Sender = {
  readonly base: string;
  /** What stands for `@word@`. */
  readonly things: Readonly<Record<string, string>>;
  readonly credentials: Credentials;
  /** A network of its own, so that no limit is met. */
  readonly address: string;
};

export function bytesOf(call: FuzzedCall, { base, things, credentials, address }: Sender): Buffer {
  const fill = (text: string): string =>
    text
      .replace(/"@#(\w+)@"/g, (all, word: string) => things[word] ?? all)
      .replace(/@#?([\w-]+)@/g, (all, word: string) => things[word] ?? all);
  const names = new Set(call.headers.map(([name]) => name));
  const own = [
    ['host', new URL(base).host],
    ['x-forwarded-for', address],
    ...Object.entries(credentials),
  ].filter(([name = '']) => !names.has(name));
  const body =
    call.body === null ? null : Buffer.concat([Buffer.from(fill(call.body)), Buffer.from(call.tail)]);
  const { headers, content } = framed(call, body);
  const lines = [
    `${call.method} ${fill(call.target)} HTTP/1.1`,
    ...[...own, ...call.headers, ...headers, ['connection', 'close'] as const].map(
      ([name = '', value = '']) => `${name}: ${fill(value)}`,
    ),
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
}

type Framed = { readonly headers: readonly (readonly [string, string])[]; readonly content: Buffer };

function framed({ framing }: FuzzedCall, body: Buffer | null): Framed {
  if (body === null) return { headers: [], content: Buffer.alloc(0) };
  const length = (bytes: number) => ['content-length', `${bytes}`] as const;
  const chunked = ['transfer-encoding', 'chunked'] as const;
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.length.toString(16)}\r\n`), bytes, Buffer.from('\r\n')]);
  const half = Math.floor(body.length / 2);
  const chunks = Buffer.concat(
    [body.subarray(0, half), body.subarray(half)].filter(({ length: of }) => of > 0).map(chunk),
  );
  switch (framing) {
    case 'length':
      return { headers: [length(body.length)], content: body };
    case 'chunked':
      return { headers: [chunked], content: Buffer.concat([chunks, Buffer.from('0\r\n\r\n')]) };
    case 'too-short':
      return { headers: [length(body.length + 7)], content: body };
    case 'too-long':
      return { headers: [length(half)], content: body };
    case 'broken-chunks':
      return { headers: [chunked], content: Buffer.concat([chunks, Buffer.from('zz\r\n')]) };
    case 'both':
      return {
        headers: [length(body.length), chunked],
        content: Buffer.concat([chunks, Buffer.from('0\r\n\r\n')]),
      };
    case 'negative':
      return { headers: [['content-length', '-1']], content: body };
  }
}

/**
 * `isWhole`: the server need not learn that nothing more comes. `leavesEarly`: the client goes as soon as a stream or a
 * WebSocket began, which last as long as it stays.
 */
export function send(
  base: string,
  bytes: Buffer,
  { isWhole, leavesEarly = true }: { readonly isWhole: boolean; readonly leavesEarly?: boolean },
): Promise<Outcome> {
  const { hostname, port } = new URL(base);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    const pieces: Buffer[] = [];
    const deadline = setTimeout(() => end({ kind: 'hung' }), DEADLINE_MS);
    const end = (outcome: Outcome): void => {
      clearTimeout(deadline);
      socket.destroy();
      resolve(outcome);
    };
    const read = (): Outcome => {
      const text = Buffer.concat(pieces)
        .toString('latin1')
        .replace(/^HTTP\/1\.1 100 [^\r]*\r\n\r\n/, '');
      const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(text) ?? [];
      const at = text.indexOf('\r\n\r\n');
      if (status === undefined || at === -1) return { kind: 'closed' };
      return { kind: 'answered', status: Number(status), head: text.slice(0, at), body: text.slice(at + 4) };
    };
    socket.on('data', (piece) => {
      pieces.push(piece);
      // Streams and WebSockets end when their client leaves.
      if (leavesEarly && pieces.length <= 3 && lasts(read())) end(read());
    });
    socket.once('end', () => end(read()));
    // What was sent before it closed was said all the same.
    socket.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') end(read());
      else {
        clearTimeout(deadline);
        reject(error);
      }
    });
    if (isWhole) socket.write(bytes);
    else socket.end(bytes);
  });
}

const lasts = (outcome: Outcome): boolean =>
  outcome.kind === 'answered' &&
  (outcome.status === 101 || /^content-type: text\/event-stream/im.test(outcome.head));
