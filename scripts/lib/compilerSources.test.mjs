/** A change of the compiler is another name for it; a change of its tests is none. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { compilerSources } from './compilerSources.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pokesol-compiler-'));
afterAll(() => rmSync(folder, { recursive: true }));
const write = (path, text) => writeFileSync(join(folder, path), text);

test('any source of the compiler changes its name, and nothing else does', () => {
  for (const inside of ['check', 'testing']) mkdirSync(join(folder, inside));
  write('compile.ts', 'one');
  write('check/markers.ts', 'two');
  const first = compilerSources(folder);
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  write('compile.test.ts', 'three');
  write('testing/samples.ts', 'four');
  write('notes.json', 'five');
  expect(compilerSources(folder)).toBe(first);
  write('check/markers.ts', 'six');
  const second = compilerSources(folder);
  expect(second).not.toBe(first);
  write('check/nouns.ts', '');
  expect([first, second]).not.toContain(compilerSources(folder));
});

test('the compiler that is built has one', () => {
  expect(compilerSources()).toMatch(/^[0-9a-f]{16}$/);
  expect(compilerSources()).toBe(compilerSources());
});
