/** The start, the doctor and the documents name the same systems and versions of Node. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkNode } from '../../apps/server/src/features/doctor/checkNode.ts';
import { refusalOf, SUPPORTED } from './node.mjs';
import { NEWEST, OLDEST, SERVED_BY } from './otherNode.mjs';
import { ROOT } from './run.mjs';

const textOf = (path) => readFileSync(join(ROOT, path), 'utf8');

const VERSIONS = [
  ['18.20.8', false],
  ['20.18.3', false],
  ['20.19.0', true],
  ['21.7.0', false],
  ['22.11.9', false],
  ['22.12.0', true],
  ['23.11.0', false],
  ['24.0.0', true],
  ['25.9.0', false],
  ['26.0.0', true],
  ['28.1.0', true],
];

describe.each(VERSIONS)('Node %s', (version, isSupported) => {
  test(isSupported ? 'is started on' : 'is refused in a sentence that names those that are not', () =>
    expect(refusalOf('linux', version) ?? '').toMatch(
      isSupported
        ? /^$/
        : /^PokeSol needs Node 20 \(from 20\.19\), 22 \(from 22\.12\), 24 or 26 and later; this is [\d.]+\.$/,
    ),
  );
  test('is the same to the doctor', async () => {
    const [{ level }] = await checkNode(version).run();
    expect(level === 'wrong').toBe(!isSupported);
  });
});

test('Windows is refused with advice to use WSL, and macOS is started on', () => {
  expect(refusalOf('win32', '24.0.0')).toMatch(/start it in WSL/);
  expect(refusalOf('darwin', '24.0.0')).toBeUndefined();
});

test('the soak runs on the oldest and on the newest, and the container and who reads .nvmrc on the same', () => {
  const majorOf = (version) => Number(version.split('.')[0]);
  expect(OLDEST).toBe(`${SUPPORTED[0].major}.${SUPPORTED[0].minor}.0`);
  expect(majorOf(NEWEST)).toBe(SUPPORTED.at(-1).major);
  expect(majorOf(SERVED_BY)).toBe(Number(textOf('.nvmrc')));
});

test('the documents name each', () => {
  const names = SUPPORTED.map(({ major, minor }) => (minor === 0 ? `${major}` : `${major}.${minor}`));
  const sentence = `Node ${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
  for (const path of ['README.md', 'CONTRIBUTING.md']) expect(textOf(path)).toContain(sentence);
});
