/** A release has the machine code of the machine that it was made on, and nothing that was installed for tests. */
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { ABSENT, OUTSIDE } from './bundleServer.mjs';
import { bindings, readLock, thisMachine } from './machines.mjs';
import { packagesBehind } from './release.mjs';
import { ROOT } from './run.mjs';

test('LiteSVM comes with its machine code for this machine alone', () => {
  const folders = [...packagesBehind(OUTSIDE)].map((folder) => relative(ROOT, folder));
  const [, needed] = bindings(readLock(), thisMachine()).find(
    ([folder]) => folder === 'node_modules/litesvm',
  );
  expect(folders.filter((folder) => folder.includes('/litesvm-'))).toEqual(needed);
  expect(folders).toEqual(expect.arrayContaining(OUTSIDE.map((name) => `node_modules/${name}`)));
  for (const name of ABSENT) expect(folders).not.toContain(`node_modules/${name}`);
});
