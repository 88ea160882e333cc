/** What may be refused has one shape (ADR 0033): no function answers `ok: false`, and one place distinguishes a refusal from a value. */
import { expect, test } from 'vitest';
import { foldersIn, productSources } from './imports.ts';

/** Checks of several steps, which say of each whether it holds. */
const STEPS = ['apps/web/src/features/battle/replay/checkReplay.ts'];
const HOME = 'packages/engine/src/kernel/result.ts';

const OTHER_SHAPE = /\bok: false\b|'refused' in\b|type (?:Result|Refusal)\b(?! =>)/;

const sources = [
  ...['packages', 'apps'].flatMap((folder) => foldersIn(folder).map((name) => `${folder}/${name}/src`)),
  ...['cli', 'bench'],
].flatMap(productSources);

/** Names that are imported are no second home. */
const withoutImports = (text: string) => text.replaceAll(/^(?:import|export) [^;]*? from '[^']*';/gm, '');

test('no other shape of a result is left', () => {
  expect(sources.map(({ path }) => path)).toContain(HOME);
  expect(
    sources
      .filter(
        ({ path, text }) => path !== HOME && !STEPS.includes(path) && OTHER_SHAPE.test(withoutImports(text)),
      )
      .map(({ path }) => path),
  ).toEqual([]);
});

test.each([
  'type Read = { ok: false; problem: string };',
  "const isRefused = 'refused' in answer;",
  'type Refusal = { code: string };',
])('«%s» would be found', (line) => expect(line).toMatch(OTHER_SHAPE));
