/** What is installed is what the lock file has, and a lock file that does not go with the manifests fails with advice. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isInstalled, whyNot } from './install.mjs';
import { MACHINES, nameOf, thisMachine } from './machines.mjs';
import { run } from './run.mjs';

const scratch = mkdtempSync(join(tmpdir(), 'pokesol-install-'));
afterAll(() => rmSync(scratch, { recursive: true }));

/** A folder with these files, as JSON. */
function project(files) {
  const folder = mkdtempSync(join(scratch, 'project-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), JSON.stringify(content));
  }
  return folder;
}

describe('what npm left is', () => {
  const here = thisMachine();
  const elsewhere = MACHINES.find((machine) => nameOf(machine) !== nameOf(here));
  const only = ({ os, cpu, libc }) => ({
    os: [os],
    cpu: [cpu],
    ...(libc === undefined ? {} : { libc: [libc] }),
  });
  const DEPENDENCIES = { a: '1.0.0' };
  const A = { version: '1.0.0', integrity: 'sha512-a' };
  const HERE = { ...A, integrity: 'sha512-here', optional: true, ...only(here) };
  const ELSEWHERE = { ...A, integrity: 'sha512-elsewhere', optional: true, ...only(elsewhere) };
  const installed = { 'node_modules/a': A, 'node_modules/a-here': HERE };

  const left = (packages, dependencies = DEPENDENCIES) =>
    project({
      'package.json': { dependencies },
      'package-lock.json': {
        packages: {
          '': { dependencies: DEPENDENCIES },
          'node_modules/a': A,
          'node_modules/a-here': HERE,
          'node_modules/a-elsewhere': ELSEWHERE,
        },
      },
      'node_modules/.package-lock.json': { packages },
    });

  test('what the lock file has, without what is for other machines', () =>
    expect(isInstalled(left(installed))).toBe(true));
  test.each([
    ['another version', { ...installed, 'node_modules/a': { ...A, integrity: 'sha512-b' } }],
    ['less', { 'node_modules/a-here': HERE }],
    ['nothing of this machine', { 'node_modules/a': A }],
    ['more', { ...installed, 'node_modules/b': { version: '1.0.0', integrity: 'sha512-b' } }],
  ])('%s', (_, packages) => expect(isInstalled(left(packages))).toBe(false));
  test('not what a manifest asks for', () =>
    expect(isInstalled(left(installed, { a: '2.0.0' }))).toBe(false));
  test('nothing at all', () => expect(isInstalled(project({}))).toBe(false));
});

test('a lock file that does not go with a manifest fails with what differs and what to do', async () => {
  const folder = project({
    'package.json': { name: 'top', version: '1.0.0', dependencies: { a: 'file:a' } },
    'package-lock.json': {
      name: 'top',
      version: '1.0.0',
      lockfileVersion: 3,
      packages: { '': { name: 'top', version: '1.0.0' } },
    },
    'a/package.json': { name: 'a', version: '1.0.0' },
  });
  const printed = [];
  expect(await run('npm', ['ci', '--offline', '--loglevel=error'], { cwd: folder, into: printed })).not.toBe(
    0,
  );
  expect(whyNot(printed.join(''))).toMatch(
    /^package-lock\.json does not go with [\s\S]*`npm install`[\s\S]*\nMissing: a@/,
  );
});

test('any other failure keeps npm’s own words', () =>
  expect(whyNot('npm error code ENOSPC\n')).toBe(
    'npm error code ENOSPC\nnpm could not install the dependencies.',
  ));
