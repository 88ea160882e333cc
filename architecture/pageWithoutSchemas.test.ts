/** The page loads no schema before an admin opens the admin area: elsewhere it takes types and constants only. */
import { expect, test } from 'vitest';
import { productSources } from './imports.ts';

// Forms and files of the admin area are checked with the schemas of their calls. The pages for developers are in no
// build of the product (e2e/devPages.spec.ts); the gallery's files are theirs and those of tests.
const MAY_LOAD_SCHEMAS = ['admin', 'dev', 'card/gallery'].map((name) => `apps/web/src/features/${name}/`);

const SCHEMAS = /^import (?!type )[^;]*?from '(?:zod|@pokesol\/protocol)'/gm;

const loadsSchemas = (text: string): boolean =>
  [...text.matchAll(SCHEMAS)].some(([statement]) => !/\{\s*(?:type \w+,?\s*)+\}/.test(statement));

test('the page has schemas in its admin area alone', () => {
  const others = productSources('apps/web/src').filter(
    ({ path }) => !MAY_LOAD_SCHEMAS.some((folder) => path.startsWith(folder)),
  );
  expect(others.length).toBeGreaterThan(100);
  expect(others.filter(({ text }) => loadsSchemas(text)).map(({ path }) => path)).toEqual([]);
});

test('an import of a schema is distinguished from one of types', () => {
  const of = (names: string) => loadsSchemas(`import ${names} from '@pokesol/protocol';\n`);
  expect(of('{ deckRequest }')).toBe(true);
  expect(of('{ type DeckJson, deckRequest }')).toBe(true);
  expect(of('{\n  type DeckJson,\n  type CardJson,\n}')).toBe(false);
  expect(of('type { DeckJson }')).toBe(false);
  expect(loadsSchemas("import { z } from 'zod';\n")).toBe(true);
  expect(loadsSchemas("import { DEMO_USER } from '@pokesol/protocol/constants';\n")).toBe(false);
});
