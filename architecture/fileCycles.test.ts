/** No file is reached from itself, not even by types: each can be read with only what lies below it. */
import { expect, test } from 'vitest';
import { graphOf, knotsOf } from './graph.ts';
import { foldersIn, importsOf, productSources } from './imports.ts';

const PROGRAMS = ['cli', 'e2e', 'bench', 'tools', 'mutants', 'architecture'];
const FOLDERS = [
  ...['packages', 'apps'].flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}/src`)),
  ...PROGRAMS,
];

test.each(FOLDERS)('no file of %s is reached from itself', (folder) => {
  const sources = productSources(folder);
  const files = new Set(sources.map(({ path }) => path));
  // An import of our own that names no file would be an arrow that this test does not see.
  const arrows = sources.flatMap(importsOf).filter(({ imported }) => /\.tsx?$/.test(imported));
  expect(arrows.filter(({ imported }) => isBeside(imported, folder) && !files.has(imported))).toEqual([]);
  const inside = arrows.filter(({ imported }) => files.has(imported));
  expect(
    knotsOf(
      graphOf(
        files,
        inside.map(({ path, imported }) => ({ from: path, to: imported })),
      ),
    ),
  ).toEqual([]);
});

const isBeside = (path: string, folder: string): boolean => path.startsWith(`${folder}/`);
