/** Distinguishes an unreachable or too slow database from a wrong statement and from a pool whose connections are all in use. */

/** What the system says of a line that is cut, refused or silent. */
const LINE_CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);

/**
 * What Postgres says when it goes, is not there yet, has no room, or cut a statement off: classes 08 (connection) and 57P
 * (operator intervention), 53300 (too many connections), 57014 (statement timeout), 25P03 and 25P04 (a transaction that took
 * too long), 25006 (a server that only reads: the primary is another one now).
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const isStateAway = (code: string): boolean =>
  /^(08\w{3}|57P\w{2})$/.test(code) || ['53300', '57014', '25P03', '25P04', '25006'].includes(code);

/** The driver has no codes of its own. */
const DRIVER_WORDS =
  /Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Client was closed and is not queryable|^timeout expired$/;

/** Whether this failure, or what caused it, is the database's absence: then the same call may succeed later. */
export function isDatabaseUnreachable(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) {
    const code = 'code' in each && typeof each.code === 'string' ? each.code : '';
    if (LINE_CODES.has(code) || isStateAway(code) || DRIVER_WORDS.test(each.message)) return true;
    if (each instanceof AggregateError && each.errors.some(isDatabaseUnreachable)) return true;
  }
  return false;
}

/** The database answers, but other callers held all connections for as long as a caller waits. */
export class ConnectionsBusy extends Error {
  override name = 'ConnectionsBusy';
}

/** Whether this error or its cause is that all database connections were in use. */
export function isDatabaseBusy(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause)
    if (each instanceof ConnectionsBusy) return true;
  return false;
}
