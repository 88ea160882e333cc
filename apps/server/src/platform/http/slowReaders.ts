/** Cuts off clients that ask and do not take the answer: it would hold the memory of it for as long as it likes. */
import type { FastifyInstance } from 'fastify';

/** The largest answer, compressed, takes as long over a very slow line. */
const LONGEST_MS = 120_000;

/** The system's own buffers take an answer as short as this, read or not. */
const SHORT = 16 * 1024;

/** Streams of events are no answers: they look after their readers themselves. */
export function cutSlowReaders(app: Pick<FastifyInstance, 'addHook'>, longestMs = LONGEST_MS): void {
  app.addHook('onSend', (_request, { raw }, payload, done) => {
    if (payload === null || (typeof payload === 'string' && payload.length < SHORT))
      return done(null, payload);
    const cut = setTimeout(() => raw.destroy(), longestMs).unref();
    raw.once('close', () => clearTimeout(cut));
    done(null, payload);
  });
}
