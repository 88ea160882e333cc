/** A notice is no part of a write: only the line that carries notices speaks of NOTIFY, and the probe of its address. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('../apps/server/', import.meta.url));
const NOTIFY = /\bpg_notify\b|[`'"]\s*notify\s/i;

const filesIn = (folder: string, ending: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('.test.ts'))
    .map((path) => join(folder, path));

test('no other source notifies, so no transaction waits in line for its notice', () => {
  const files = [...filesIn('src', '.ts'), ...filesIn('migrations', '.sql')];
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => NOTIFY.test(readFileSync(join(ROOT, path), 'utf8')))).toEqual([
    'src/platform/db/listenLine.ts',
    'src/platform/db/pooler.ts',
  ]);
});

test.each(['sql`notify topic`', "execute('NOTIFY topic')", 'select pg_notify($1, $2)'])(
  '%s would be found',
  (text) => expect(text).toMatch(NOTIFY),
);
