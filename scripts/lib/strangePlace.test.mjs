/** The strange place is as strange as it says, and leaves nothing behind. */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { enterStrangePlace } from './strangePlace.mjs';

test('it is closed to others, names that need care, and is gone afterwards', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'pokesol-strange-'));
  const umask = process.umask();
  const { folder, env, leave } = await enterStrangePlace(parent);
  mkdirSync(folder);
  expect([folder, dirname(folder)].map((path) => statSync(path).mode & 0o777)).toEqual([0o700, 0o700]);
  expect(folder).toMatch(/ /);
  expect(folder).toMatch(/'/);
  expect(folder).toMatch(/[^\p{ASCII}]/u);
  expect(env.TMPDIR.length).toBeGreaterThan(107);
  expect(existsSync(env.TMPDIR)).toBe(true);
  leave();
  expect([existsSync(dirname(folder)), process.umask()]).toEqual([false, umask]);
  rmSync(parent, { recursive: true });
});
