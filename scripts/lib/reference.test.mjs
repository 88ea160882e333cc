/** The reference of the engine is what its sources say now, and says something of every verb. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { engineReference, VERBS } from './reference.mjs';
import { ROOT } from './run.mjs';

const written = readFileSync(`${ROOT}docs/reference/engine.md`, 'utf8');
const chapterOf = (title) =>
  written.split(/^(?=## )/m).find((chapter) => chapter.startsWith(`## ${title}\n`)) ?? '';
const namesIn = (chapter) => [...chapter.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);

test('docs/reference/engine.md is up to date; `npm run tool -- reference` writes it again', () => {
  expect(written).toBe(engineReference());
});

test('every verb has a sentence and a signature', () => {
  expect(namesIn(chapterOf('Verbs'))).toEqual(VERBS);
  for (const verb of chapterOf('Verbs')
    .split(/^(?=### )/m)
    .slice(1))
    expect(verb).toMatch(/^### \w+\n\n[A-Z][^\n]+\.\n\n```ts\nfunction \w+\(/);
});

test.each([
  [
    'Events',
    'packages/engine/src/classic/randomPlay.test.ts',
    /EVENT_TYPES = new Set\(\n {2}Object\.keys\(\{([^}]*)\}/,
  ],
  [
    'Effects',
    'packages/cards/src/classic/cardText.ts',
    /^const CLAUSES[^{]*\{ readonly \[[^}]*\} = \{([\s\S]*?)^\};/m,
  ],
])('the chapter %s names them all', (title, file, table) => {
  const [, entries] = readFileSync(ROOT + file, 'utf8').match(table) ?? [];
  const names = [...entries.matchAll(/^ {2,4}(\w+):/gm)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(namesIn(chapterOf(title)).sort()).toEqual(names.sort());
});
