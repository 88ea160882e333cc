/**
 * Runs a transaction or a statement again by itself where it is certain that nothing of it was done: a database that changes
 * its primary, or two callers in each other's way, then costs a moment and no error. What was lost in its COMMIT may have
 * happened: only the caller, who has a key for it, may ask again.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { growingPause } from '../retry.ts';
import { isDatabaseUnreachable } from './unreachable.ts';

const PAUSES = { firstMs: 50, mostMs: 1_000 };

/**
 * Whatever was going on, Postgres says that it undid it: 40001 and 40P01 of two in each other's way, 57P01 of a connection
 * ended on purpose, as when a primary hands over, 57P03 of one that takes no client, 25006 of a server that is no primary.
 */
const UNDONE: ReadonlySet<string> = new Set(['40001', '40P01', '57P01', '57P03', '25006']);
/** How pgbouncer answers clients that wait for a connection that it does not get. */
const NEVER_SENT = /server login has been failing|query_wait_timeout|client_login_timeout/;
/** It was too slow, or silent, and would be again. */
const TOO_SLOW: ReadonlySet<string> = new Set(['57014', '25P03', '25P04', 'ETIMEDOUT']);

/** How far one run has come. */
export type Progress = {
  /** From now on an answer that is lost may be that of something done. */
  mayBeDone: boolean;
};

/** Answers what the first run does that is not undone; throws after `limitMs`, or when another run could do it twice. */
export async function runAgain<T>(run: (progress: Progress) => Promise<T>, limitMs: number): Promise<T> {
  const until = performance.now() + limitMs;
  for (let failures = 1; ; failures += 1) {
    const progress = { mayBeDone: false };
    try {
      return await run(progress);
    } catch (error) {
      const leftMs = until - performance.now();
      if (leftMs <= 0 || !mayRunAgain(error, progress)) throw error;
      await delay(Math.min(growingPause(failures, PAUSES), leftMs));
    }
  }
}

function mayRunAgain(error: unknown, { mayBeDone }: Progress): boolean {
  const causes = causesOf(error);
  const codes = causes.map(({ code }) => code);
  if (codes.some((code) => UNDONE.has(code))) return true;
  if (causes.some(({ message }) => NEVER_SENT.test(message))) return true;
  return !mayBeDone && isDatabaseUnreachable(error) && !codes.some((code) => TOO_SLOW.has(code));
}

/** The failure and what caused it; the driver's own have no code. */
function causesOf(error: unknown): { code: string; message: string }[] {
  const causes = [];
  for (let each = error; each instanceof Error; each = each.cause)
    causes.push({
      code: 'code' in each && typeof each.code === 'string' ? each.code : '',
      message: each.message,
    });
  return causes;
}
