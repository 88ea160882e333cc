/** What is missing is named by its package, and how to install it without Debian starting a database of its own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { howToInstall, missingPackages } from './programs.ts';

function folderWith(programs: Record<string, number>): string {
  const folder = mkdtempSync(join(tmpdir(), 'pokesol-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [name, mode] of Object.entries(programs)) writeFileSync(join(folder, name), '', { mode });
  return folder;
}

test('a program that is not there, or that no user may start, is missing', () => {
  const folders = [
    folderWith({ postgres: 0o755, etcd: 0o755, haproxy: 0o644 }),
    folderWith({ patroni: 0o755, pgbouncer: 0o755 }),
  ];
  expect(missingPackages(folders)).toEqual(['haproxy', 'nats-server']);
  expect(missingPackages([folders[0] ?? ''])).toEqual(['patroni', 'haproxy', 'pgbouncer', 'nats-server']);
});

test("Debian's own database is turned off before its package comes", () => {
  const lines = howToInstall(['postgresql-15', 'haproxy']).split('\n');
  expect(lines.at(-1)).toBe('apt-get install postgresql-15 haproxy');
  expect(lines.findIndex((line) => line.includes('create_main_cluster = false'))).toBe(1);
  expect(howToInstall(['haproxy'])).toBe('apt-get install haproxy');
});
