/** Node, the disk, the password and clocks: what is fine, and what is said of each that is not. */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { shippedSource } from '../imports/shippedSource.ts';
import { CatalogueError, type CatalogueSource } from '../imports/source.ts';
import { checkCatalogues } from './checkCatalogues.ts';
import { checkDisk, freeBytes } from './checkDisk.ts';
import { checkNode } from './checkNode.ts';
import { checkPassword, weaknessOf } from './checkPassword.ts';
import { clockFinding } from './clock.ts';
import type { Check } from './finding.ts';

const GB = 1024 ** 3;
const folder = mkdtempSync(join(tmpdir(), 'pokesol-doctor-'));
chmodSync(folder, 0o700);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const linesOf = async (check: Check) => (await check.run()).map(({ level, text }) => `${level} ${text}`);

test.each([
  ['24.21.0', /^ok 24\.21\.0$/],
  ['22.23.1', /^ok 22\.23\.1$/],
  ['28.0.0', /^ok 28\.0\.0$/],
  [
    '20.20.2',
    /^warn 20\.20\.2 works, but gets no security fixes any more \(since 2026-04\)\. Install Node 24/,
  ],
  ['20.18.0', /^wrong 20\.18\.0 is none that this server runs on\. Install Node 24/],
  ['23.11.0', /^wrong 23\.11\.0 is none/],
])('node %s', async (version, said) => {
  expect((await linesOf(checkNode(version, Date.parse('2026-11-26')))).join()).toMatch(said);
});

describe('the data folder', () => {
  test('is closed and has room, or is made at the first start', async () => {
    expect(await linesOf(checkDisk(folder, () => 80 * GB))).toEqual([`ok ${folder}`, 'ok 80 GB free']);
    const deeper = join(folder, 'not', 'yet');
    expect(await linesOf(checkDisk(deeper, freeBytes))).toEqual([
      `ok ${deeper} is made at the first start.`,
      expect.stringMatching(/ \d+ (GB|MB) /),
    ]);
  });

  test('is open to others, or a file', async () => {
    const open = mkdtempSync(join(folder, 'open-'));
    chmodSync(open, 0o755);
    expect((await linesOf(checkDisk(open)))[0]).toMatch(/^warn .* is open to other users of this machine/);
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect((await linesOf(checkDisk(file)))[0]).toMatch(/^wrong .* is a file\. Set DATA_DIR/);
  });

  test.each([
    [0.3, /^wrong 307 MB are left/],
    [1.5, /^warn only 1536 MB are left/],
  ])('on a disk with %s GB', async (gigabytes, said) => {
    expect((await linesOf(checkDisk(folder, () => gigabytes * GB)))[1]).toMatch(said);
  });
});

describe('the admin password', () => {
  test.each([
    ['short-one', 'is shorter than 12 characters'],
    ['aabbaabbaabbaabb', 'is made of very few characters'],
    ['admin12345678', 'is made of words and numbers that are guessed first'],
    ['PokeSolPassword2026', 'is made of words and numbers that are guessed first'],
    ['correct horse battery', undefined],
    ['q7Lr+0Zp3vXc8/NfWm2aHg', undefined],
  ])('%s', async (password, weakness) => {
    expect(weaknessOf(password)).toBe(weakness);
    const [said = ''] = await linesOf(checkPassword(password, true));
    expect(said.split(' ')[0]).toBe(weakness === undefined ? 'ok' : 'wrong');
    expect(said).not.toContain(password);
  });

  test('is missing', async () => {
    expect(await linesOf(checkPassword(undefined, true))).toEqual([
      expect.stringMatching(/^warn not set: each server/),
    ]);
    expect(await linesOf(checkPassword(undefined, false))).toEqual([expect.stringMatching(/^ok not set/)]);
  });
});

test.each([
  [-1_500, 0, 'ok'],
  [3_000, 0, 'warn'],
  [-8_000, 10_000, 'ok'],
  [-31_000, 0, 'wrong'],
  [45_000, 10_000, 'wrong'],
])('a clock that is %s ms ahead, give or take %s', (aheadMs, blurMs, level) => {
  expect(clockFinding('clock', aheadMs, blurMs).level).toBe(level);
});

test('catalogues: those that answer, those that do not, and none', async () => {
  const api = (sets: CatalogueSource['sets']): CatalogueSource => ({
    ...shippedSource,
    kind: 'api',
    name: 'An API',
    sets,
  });
  const busy = new CatalogueError({ reason: 'unknown', params: {} } as never);
  const sources = [
    api(async () => []),
    api(() => Promise.reject(busy)),
    api(shippedSource.sets),
    shippedSource,
  ];
  const [none, fails, answers, ...rest] = await linesOf(checkCatalogues(sources));
  expect(none).toMatch(/^warn An API has no set/);
  expect(fails).toMatch(/^warn .*off in place of its address skips it/);
  expect(answers).toMatch(/^ok An API: \d+ sets/);
  expect(rest).toEqual([]);
  expect(await linesOf(checkCatalogues([shippedSource]))).toEqual([
    expect.stringMatching(/^ok the shipped sets alone/),
  ]);
});
