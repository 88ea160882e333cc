/** What stands of a failure in the log: which statement, why, where; never what it was about. */
import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { loggedError, openLog } from './log.ts';

const SECRET = 'the-hand-of-the-other-player';

function failed(message: string, more: Partial<pg.DatabaseError>): DrizzleQueryError {
  const cause = Object.assign(new pg.DatabaseError(message, message.length, 'error'), {
    severity: 'ERROR',
    ...more,
  });
  return new DrizzleQueryError('insert into "battles" values ($1)', [SECRET], cause);
}

describe('a failed statement', () => {
  test('is logged with its text, its code and where it was, without values and quoted rows', () => {
    const logged = loggedError(
      failed(`invalid input syntax for type integer: "${SECRET}"`, {
        code: '22P02',
        detail: `Key (id)=(${SECRET}) already exists.`,
        where: SECRET,
      }),
    );
    expect(logged).toMatchObject({
      message: 'Failed query: insert into "battles" values ($1)',
      cause: { code: '22P02', message: 'invalid input syntax for type integer: "…"' },
    });
    expect(logged.stack).toMatch(/log\.test\.ts/);
    expect(JSON.stringify(logged)).not.toContain(SECRET);
  });

  test('is one bounded line of the log, however long it was', () => {
    const lines: string[] = [];
    const log = openLog('info', { write: (text) => void lines.push(text) });
    const long = new DrizzleQueryError(
      `select ${'x, '.repeat(50_000)}`,
      [SECRET.repeat(10_000)],
      new Error('y'.repeat(9_999)),
    );
    log.error({ err: long }, 'request failed');
    expect(lines).toHaveLength(1);
    expect(lines[0]?.length).toBeLessThan(4_000);
    expect(lines[0]).not.toContain(SECRET);
  });
});

test('a chain of causes ends', () => {
  const endless = new Error('again');
  endless.cause = endless;
  expect(JSON.stringify(loggedError(endless)).match(/again/g)).toHaveLength(5);
});

test('what is no error is not logged: it could be anything', () => {
  expect(loggedError(SECRET)).toEqual({ type: 'string', message: 'not an error' });
});
