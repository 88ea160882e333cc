/** A folder put in the place of another, also when the process ends between the renames. */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { openDataDir } from './dataDir.ts';
import { replaceDirs } from './replaceDirs.ts';

const NOW = new Date(1_700_000_000_000);
let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'pokesol-replaced-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
});

function folder(name: string, content: string): string {
  const path = join(parent, name);
  mkdirSync(path);
  writeFileSync(join(path, 'content'), content);
  return path;
}
const contents = () =>
  Object.fromEntries(
    readdirSync(parent).map((name) => [name, readFileSync(join(parent, name, 'content'), 'utf8')]),
  );
const DONE = { db: 'new', [`db.before-${NOW.getTime()}`]: 'old' };

test('the one before stays beside it', () => {
  replaceDirs([{ draft: folder('db.unfinished', 'new'), dir: folder('db', 'old') }], NOW);
  expect(contents()).toEqual(DONE);
});

test('an empty one leaves nothing', () => {
  mkdirSync(join(parent, 'db'));
  replaceDirs([{ draft: folder('db.unfinished', 'new'), dir: join(parent, 'db') }], NOW);
  expect(contents()).toEqual({ db: 'new' });
});

test.each([
  ['before both renames', (): void => void folder('db', 'old')],
  ['between them', (): void => renameSync(folder('db', 'old'), join(parent, `db.before-${NOW.getTime()}`))],
])('a start ends what a crash left %s', async (_, atCrash) => {
  folder(`db.ready-${NOW.getTime()}`, 'new');
  atCrash();
  await (await openDataDir(parent)).unlock();
  expect(contents()).toEqual(DONE);
  await (await openDataDir(parent)).unlock();
  expect(contents()).toEqual(DONE);
});
