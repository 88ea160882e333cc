/** The log: JSON lines on standard error, in which no value of a statement, no cookie and no token ever stands. */
import { DrizzleQueryError } from 'drizzle-orm';
import pino, { type DestinationStream, type Logger } from 'pino';

/** A line is for a person who looks for a cause: the top of a stack is enough. */
const STACK_LINES = 12;
const LONGEST_TEXT = 500;
const MOST_CAUSES = 4;

type LoggedError = { type: string; message: string; code?: string; stack?: string; cause?: LoggedError };

/**
 * An error without what it was about. A failed statement's message lists the values it was given (hands, seeds, hashes of
 * sessions), and what Postgres says in `detail` and `where` quotes rows: neither is logged, only which statement and which
 * constraint, by the names they have in the code.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an error' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code.slice(0, 50) : undefined;
  const cause =
    error.cause === undefined || depth >= MOST_CAUSES ? undefined : loggedError(error.cause, depth + 1);
  return {
    type: error.name,
    message: messageOf(error),
    ...(code === undefined ? {} : { code }),
    ...(depth > 0 ? {} : { stack: stackOf(error) }),
    ...(cause === undefined ? {} : { cause }),
  };
}

function messageOf(error: Error): string {
  if (error instanceof DrizzleQueryError) return `Failed query: ${short(error.query)}`;
  // Postgres quotes values in some messages («invalid input syntax for type integer: "…"»); its severity marks them as its own.
  if ('severity' in error) return short(error.message.replace(/"[^"]*"/g, '"…"'));
  return short(error.message);
}

const short = (text: string): string =>
  text.length <= LONGEST_TEXT ? text : `${text.slice(0, LONGEST_TEXT)}…`;

/** Where it happened; the stack's own first lines repeat the message. */
const stackOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .slice(0, STACK_LINES)
    .join('\n');

/** Logs go to standard error; standard output is for the person who started us. */
export function openLog(
  level: string,
  destination: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger {
  return pino(
    {
      level,
      base: null,
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: loggedError, error: loggedError },
    },
    destination,
  );
}
