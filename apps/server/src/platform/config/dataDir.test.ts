/** The data folder: one process at a time, and other users of the machine see nothing of it. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { systemEntropy } from '../entropy.ts';
import { ConfigError } from './config.ts';
import { openDataDir, serverIdIn } from './dataDir.ts';

const system = vi.hoisted(() => ({ platform: process.platform }));
vi.mock('node:os', async (original) => ({
  ...(await original<typeof import('node:os')>()),
  platform: () => system.platform,
}));

const dir = mkdtempSync(join(tmpdir(), 'pokesol-modes-'));
afterAll(() => rmSync(dir, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

test('a folder that is made is its owner’s alone, with the folders on the way to it', async () => {
  const umask = process.umask(0);
  const opened = await openDataDir(join(dir, 'new', 'data'));
  process.umask(umask);
  expect([modeOf(join(dir, 'new')), modeOf(opened.path)]).toEqual(['700', '700']);
  await opened.unlock();
});

test.each([0o755, 0o770, 0o701])('one that was open to others (mode %i) is closed to them', async (mode) => {
  const path = join(dir, `open-${mode}`);
  mkdirSync(path);
  chmodSync(path, mode);
  const opened = await openDataDir(path);
  expect(modeOf(path)).toBe('700');
  await opened.unlock();
});

test('one that others work in is refused, and left as it is', async () => {
  const path = join(dir, 'shared');
  mkdirSync(path);
  chmodSync(path, 0o1777);
  await expect(openDataDir(path)).rejects.toThrow(/^DATA_DIR: .* is open to other users of this machine/);
  expect(modeOf(path)).toBe('777');
});

test('one that is in use is refused, until it is given back', async () => {
  const path = join(dir, 'used');
  const opened = await openDataDir(path);
  const second = openDataDir(path);
  await expect(second).rejects.toThrow(`DATA_DIR: ${path} is in use by another PokeSol process`);
  await expect(second).rejects.toThrow(ConfigError);
  await opened.unlock();
  const again = await openDataDir(path);
  await again.unlock();
});

describe('on a system without abstract sockets', () => {
  afterEach(() => {
    system.platform = process.platform;
  });

  test('one that is in use is refused, wherever each process has its temporary files', async () => {
    system.platform = 'darwin';
    const path = join(dir, 'used elsewhere');
    vi.stubEnv('TMPDIR', join(dir, 'a long way down '.repeat(10)));
    const opened = await openDataDir(path);
    vi.stubEnv('TMPDIR', dir);
    await expect(openDataDir(path)).rejects.toThrow(`${path} is in use by another PokeSol process`);
    await opened.unlock();
    const again = await openDataDir(path);
    await again.unlock();
  });
});

test('one that is a file is refused', async () => {
  const path = join(dir, 'file');
  writeFileSync(path, '');
  const opening = openDataDir(path);
  await expect(opening).rejects.toThrow(`DATA_DIR: cannot use ${path} (ENOTDIR)`);
  await expect(opening).rejects.toThrow(ConfigError);
});

test('its server has one id as long as the folder is there, and another folder’s another', async () => {
  const idOf = async (name: string): Promise<string> => {
    const { path, unlock } = await openDataDir(join(dir, name));
    const id = serverIdIn(path, systemEntropy);
    await unlock();
    return id;
  };
  const first = await idOf('one');
  expect(await idOf('one')).toBe(first);
  expect(await idOf('other')).not.toBe(first);
  writeFileSync(join(dir, 'one', 'server-id'), first.slice(0, 5));
  expect((await idOf('one')).length).toBe(first.length);
});
