/** What work costs, in every respect that is measured, as plain sums. */
import { median } from '../rate.ts';

const RESPECTS = [
  /** Round trips from the server to its database, BEGIN, COMMIT and notices among them. */
  'statements',
  /** Bytes from server to database, and back. */
  'toDatabase',
  'fromDatabase',
  /** Bytes between page and server, both ways, as they are sent: compressed. */
  'http',
  /** Calls from the server to the chain. */
  'chain',
  /** Milliseconds of a processor core, all threads of the server's process. */
  'server',
  /** Milliseconds of a processor core, all processes of the database. */
  'database',
  /** Bytes of the database's write-ahead log. */
  'log',
  /** Rows that are more than before, and their bytes, without indexes; less than none, where something is freed. */
  'rows',
  'stored',
] as const;
type Respect = (typeof RESPECTS)[number];
export type Cost = Readonly<Record<Respect, number>>;

const each = (of: (respect: Respect) => number): Cost =>
  Object.fromEntries(RESPECTS.map((respect) => [respect, of(respect)])) as Cost;

export const NOTHING: Cost = each(() => 0);
export const plus = (one: Cost, other: Cost): Cost => each((respect) => one[respect] + other[respect]);
export const less = (from: Cost, what: Cost): Cost => each((respect) => from[respect] - what[respect]);
export const times = (cost: Cost, factor: number): Cost => each((respect) => cost[respect] * factor);

/** In each respect by itself: what else happens in one of several measurements, such as a checkpoint, counts for nothing. */
export const medianOf = (costs: readonly Cost[]): Cost =>
  each((respect) => median(costs.map((cost) => cost[respect])));

/** What lies in tables may become less by what is there to free it. */
const MAY_BE_FREED: ReadonlySet<Respect> = new Set(['rows', 'stored']);

type Share = { count: number; ms: number; idle: Cost; frees?: boolean };

/**
 * Of one of `count` calls that took `ms` in all, during which the server did by itself what it does `idle`, a second. Never
 * below nothing, but for what it `frees`: what is small may come out so.
 */
export function costOfOne(all: Cost, { count, ms, idle, frees = false }: Share): Cost {
  const own = less(all, times(idle, ms / 1000));
  return each((respect) => {
    const one = own[respect] / count;
    return frees && MAY_BE_FREED.has(respect) ? one : Math.max(0, one);
  });
}
