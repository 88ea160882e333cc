/** Links of all documents lead to files and headings that are there; decisions that documents and comments name exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { allDocuments, anchorsIn, decisionsIn, linksIn } from './documents.ts';
import { productSources, readText } from './imports.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DECISIONS = new Set(
  readdirSync(`${ROOT}docs/adr`).map((name) => Number.parseInt(name.slice(0, 4), 10)),
);

const brokenIn = (page: string, text: string): string[] =>
  linksIn(page, text)
    .filter(
      ({ to, anchor }) =>
        !existsSync(ROOT + to) ||
        (anchor !== undefined && !anchorsIn(readFileSync(ROOT + to, 'utf8')).includes(anchor)),
    )
    .map(({ to, anchor }) => (anchor === undefined ? to : `${to}#${anchor}`));

test.each(allDocuments())('the links of %s lead somewhere', (page) => {
  expect(brokenIn(page, readText(page))).toEqual([]);
});

test('documents and comments name decisions that are there', () => {
  const texts = [
    ...allDocuments().map((path) => ({ path, text: readText(path) })),
    ...['packages', 'apps', 'cli', 'bench'].flatMap(productSources),
  ];
  const unknown = texts.flatMap(({ path, text }) =>
    decisionsIn(text).flatMap((number) => (DECISIONS.has(number) ? [] : [`${path}: ADR ${number}`])),
  );
  expect(unknown).toEqual([]);
});

test('a broken link and a missing heading are found', () => {
  const text = '[a](./none.md) [b](../README.md#two-commands) [c](#nowhere) [d](https://example.org)';
  expect(brokenIn('docs/rules.md', text)).toEqual(['docs/none.md', 'docs/rules.md#nowhere']);
  expect(decisionsIn('ADR 4, [ADR 0012](x)')).toEqual([4, 12]);
});
