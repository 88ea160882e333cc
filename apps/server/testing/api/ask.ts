/** One call with its caller's credentials: the answer's status and words, or how a WebSocket's handshake went. */
import { request } from 'node:http';
import type { Credentials } from './callers.ts';

export type Asked = {
  readonly method: string;
  readonly url: string;
  readonly body?: object | undefined;
  readonly credentials: Credentials;
};

/** `body` is JSON where it is that; a stream is left before its first message. */
export async function ask({ method, url, body, credentials }: Asked) {
  const left = new AbortController();
  const answer = await fetch(url, {
    method,
    headers: { ...credentials, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    signal: left.signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const { status, headers } = answer;
  const type = headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) left.abort();
  const text = left.signal.aborted ? '' : await answer.text();
  return {
    status,
    headers,
    body: type.startsWith('application/json') ? (JSON.parse(text) as unknown) : text,
  };
}

/** The status of what answers a client that asks for a WebSocket, which is closed at once. */
export function statusOfHandshake({ url, credentials }: Pick<Asked, 'url' | 'credentials'>): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...credentials,
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'AAAAAAAAAAAAAAAAAAAAAA==',
    };
    const asked = request(url, { headers });
    asked.once('upgrade', ({ statusCode = 0 }, socket) => {
      socket.destroy();
      resolve(statusCode);
    });
    asked.once('response', ({ statusCode = 0 }) => {
      asked.destroy();
      resolve(statusCode);
    });
    asked.once('error', reject);
    asked.end();
  });
}
