/** A process that has a database for its tests ends with its own code: a failed run must not look like a good one. */
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('a process that may start a Postgres keeps the code that it set', () => {
  const module = new URL('./postgres.ts', import.meta.url).href;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `await import('${module}'); process.exitCode = 3;`],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([3, '']);
});
