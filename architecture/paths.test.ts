/** Every file and folder that a document names is there, or made by a build. */
import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readText } from './imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

const DOCUMENTS = [
  'CONTRIBUTING.md',
  'README.md',
  ...readdirSync(`${ROOT}docs`)
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** What stands in backquotes and begins with a folder of the repository; patterns such as `*.test.ts` name no one file. */
const namedIn = (text: string): string[] =>
  [
    ...text.matchAll(
      /`((?:packages|apps|e2e|bench|cli|scripts|mutants|tools|docs|architecture)\/[^`\s*{}<>…:]*)`/g,
    ),
  ]
    .map(([, path = '']) => path)
    .filter((path) => !path.includes('/dist/'));

test.each(DOCUMENTS)('%s names nothing that is not there', (document) => {
  expect(namedIn(readText(document)).filter((path) => !existsSync(ROOT + path))).toEqual([]);
});

test('the guide names the files of its recipes', () => {
  expect(namedIn(readText('CONTRIBUTING.md')).length).toBeGreaterThan(30);
});

test('a path is distinguished from a command and from a pattern', () => {
  const text =
    'See `packages/engine`, `apps/web/dist/a.js`, `apps/server/src/**/*.test.ts`, `npm run bench` and `docs/none.md`.';
  expect(namedIn(text)).toEqual(['packages/engine', 'docs/none.md']);
});
