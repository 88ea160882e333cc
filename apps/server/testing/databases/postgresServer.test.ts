/** The Postgres of tests starts wherever they run, and ends with the process that started it. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { isRunning } from '../harness/process.ts';
import { until } from '../harness/until.ts';
import { folderOpenToAll } from './postgresPlace.ts';

const MODULE = JSON.stringify(new URL('./postgresServer.ts', import.meta.url).href);

/** For root alone, as root's home is; below it what a person may call a folder. */
const closed = mkdtempSync(join(tmpdir(), 'pokesol-closed-'));
chmodSync(closed, 0o700);
const strange = join(closed, "Ünï cödé's, a long way down".repeat(4));
mkdirSync(strange);
afterAll(() => rmSync(closed, { recursive: true }));

function inStrangeFolder(script: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '-e', `process.umask(0o077);\n${script}`],
    {
      encoding: 'utf8',
      env: {
        ...process.env,
        TMPDIR: strange,
        LANG: 'tr_TR.UTF-8',
        LC_ALL: 'tr_TR.UTF-8',
        TZ: 'Asia/Kathmandu',
      },
    },
  );
  return { status, said: stdout.trim(), failed: stderr };
}

const START = `const { startPostgres } = await import(${MODULE}); const server = await startPostgres();`;

test('it starts below a folder that only its owner may enter, with another language, zone and umask', () => {
  const asked = inStrangeFolder(`${START}
    const { default: pg } = await import('pg');
    const client = new pg.Client({ connectionString: server.url + '/postgres' });
    await client.connect();
    const { rows: [row] } = await client.query("select upper('i') as i, current_setting('timezone') as zone");
    console.log(JSON.stringify(row));
    await client.end();
    await server.stop();
    process.exitCode = 3;`);
  expect(asked).toEqual({ status: 3, said: '{"i":"I","zone":"Asia/Kathmandu"}', failed: '' });
  expect(readdirSync(strange).filter((name) => name.startsWith('pokesol-'))).toEqual([]);
});

test('a process that is ended takes it along, with its data', async () => {
  const { status, said, failed } = inStrangeFolder(`${START}
    console.log(JSON.stringify({ pid: server.pid(), dir: server.dir }));
    process.kill(process.pid, 'SIGTERM');
    setInterval(() => {}, 1000);`);
  expect([status, failed]).toEqual([143, '']);
  const { pid, dir } = JSON.parse(said) as { pid: number; dir: string };
  await until(() => !isRunning(pid));
  expect(existsSync(dir)).toBe(false);
});

test('what Postgres says when it does not start is the error', () => {
  const { status, failed } = inStrangeFolder(
    `const { startPostgres } = await import(${MODULE}); await startPostgres(['-c', 'max_connections=none']);`,
  );
  expect(status).toBe(1);
  expect(failed).toMatch(/Error: Postgres did not start: .*invalid value for parameter "max_connections"/);
});

test('a folder is open to all where each one above it is', () => {
  const open = mkdtempSync(join(folderOpenToAll([tmpdir(), '/tmp', '/var/tmp']), 'pokesol-open-'));
  chmodSync(open, 0o755);
  mkdirSync(join(open, 'own', 'inner'), { recursive: true });
  chmodSync(join(open, 'own', 'inner'), 0o755);
  chmodSync(join(open, 'own'), 0o700);
  const below = [join(open, 'own', 'inner'), join(open, 'own'), join(open, 'none')];
  expect(() => folderOpenToAll(below)).toThrow(
    `who may enter none of ${below.join(', ')}: set TMPDIR to a folder that everybody may enter`,
  );
  chmodSync(join(open, 'own'), 0o711);
  expect(folderOpenToAll([join(open, 'none'), ...below])).toBe(below[0]);
  rmSync(open, { recursive: true });
});
