/** Each request's id: in its log lines, in the answer's header, and in what a person reads when we failed. */
import type { IncomingMessage } from 'node:http';
import type { Entropy } from '../entropy.ts';
import type { Http } from './server.ts';

export const REQUEST_ID_HEADER = 'x-request-id';
/** What proxies write: long enough to be one's own, and harmless wherever it is shown. */
const HARMLESS = /^[\w.-]{8,64}$/;
const START_BYTES = 5;

/**
 * Makes ids: of this start of the server, then a number. A proxy that stands before us names its requests itself, so that its
 * log and ours can be read side by side; with none before us, the header is a caller's and means nothing.
 */
export function requestIds(entropy: Entropy, trustedProxies: number): (raw: IncomingMessage) => string {
  const start = entropy.bytes(START_BYTES, 'request-id').toString('hex');
  let made = 0;
  return ({ headers }) => {
    const given = headers[REQUEST_ID_HEADER];
    if (trustedProxies > 0 && typeof given === 'string' && HARMLESS.test(given)) return given;
    made += 1;
    return `${start}-${made.toString(36)}`;
  };
}

/** Before anything else happens, so that refusals carry it too. */
export function answerRequestIds(app: Http): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header(REQUEST_ID_HEADER, request.id);
    done();
  });
}
