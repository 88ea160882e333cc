/** The figures of the house count what they name, and those that reached their aim keep it. */
import { describe, expect, test } from 'vitest';
import {
  componentLengths,
  dialect,
  importedPastDoors,
  isProduct,
  isVerbOfBothRules,
  kindOf,
  literalSpreads,
  namesWithTwoHomes,
  twinsOutsideRules,
} from './figures.ts';
import { productSources } from './imports.ts';

const source = (path: string, text: string) => ({ path, text });

test.each([
  ['apps/web/src/features/deck/Deck.tsx', 'product'],
  ['apps/web/src/features/deck/Deck.test.tsx', 'test'],
  ['packages/decks/src/testing.ts', 'test'],
  ['e2e/lobby.spec.ts', 'test'],
  ['scripts/start.mjs', 'tool'],
  ['docs/rules.md', 'docs'],
  ['docs/reference/engine.md', 'written'],
  ['package-lock.json', 'written'],
  ['docs/images/table.png', undefined],
])('%s is %s', (path, kind) => expect(kindOf(path)).toBe(kind));

test('an import through a door, or within a feature, is not past a door', () => {
  const past = importedPastDoors(
    [
      source(
        'apps/web/src/features/a/A.tsx',
        "import { B } from '../b/inner/B.tsx';\nimport '../b/index.ts';",
      ),
      source('apps/web/src/features/b/C.tsx', "import { B } from './inner/B.tsx';"),
      source('apps/web/src/features/a/A.test.tsx', "import { C } from '../b/C.tsx';"),
    ],
    'web',
  );
  expect(past).toEqual(['apps/web/src/features/b/inner/B.tsx']);
});

test('a name with two homes is found with both', () => {
  const sources = [
    source('packages/a/src/a.ts', 'export const slot = 1;'),
    source('packages/b/src/b.ts', 'export function slot() {}'),
    source('packages/c/src/c.ts', 'export const other = 2;'),
  ];
  expect(namesWithTwoHomes(sources)).toEqual([
    { name: 'slot', homes: ['packages/a/src/a.ts', 'packages/b/src/b.ts'] },
  ]);
});

test('a verb of both rule sets has a home in each of their rooms', () => {
  const classic = 'packages/engine/src/classic/actions/legal.ts';
  expect(isVerbOfBothRules([classic, 'packages/engine/src/official/actions/legal.ts'])).toBe(true);
  expect(isVerbOfBothRules([classic, 'packages/engine/src/kernel/legal.ts'])).toBe(false);
  expect(isVerbOfBothRules([classic, 'packages/ai/src/official/legal.ts'])).toBe(false);
});

test('a twin is what one rule set draws beside the other outside rules/', () => {
  const features = 'apps/web/src/features';
  const sources = [
    `${features}/board/Board.tsx`,
    `${features}/official-board/OfficialBoard.tsx`,
    `${features}/battle/rules/classic/Hand.tsx`,
    `${features}/battle/rules/official/OfficialHand.tsx`,
  ].map((path) => source(path, ''));
  expect(twinsOutsideRules(sources)).toEqual([`${features}/official-board/OfficialBoard.tsx`]);
});

test('a component is as long as its function', () => {
  const text = 'const WIDE = 1;\n\nexport function Row() {\n  return <p />;\n}\n\nfunction Cell() {\n}\n';
  expect(
    componentLengths([source('apps/web/src/ui/Row.tsx', text)]).map(({ name, lines }) => [name, lines]),
  ).toEqual([
    ['Row', 3],
    ['Cell', 2],
  ]);
});

describe('words and spreads', () => {
  test('are counted in code and comments, not in docs', () => {
    const sources = [source('a.ts', '// Nobody is told.\nconst b = { ...{ c } };'), source('a.md', 'nobody')];
    expect(dialect(sources)).toEqual({ nobody: 1, somebody: 0, 'told, tells': 1 });
    expect(literalSpreads(sources)).toBe(1);
  });
});

describe('the product', () => {
  const product = ['apps/web/src', 'apps/server/src', 'packages', 'cli'].flatMap(productSources);

  test('has no component over 150 lines', () => {
    expect(componentLengths(product).length).toBeGreaterThan(300);
    expect(componentLengths(product).filter(({ lines }) => lines > 150)).toEqual([]);
  });
  test('draws nothing twice outside rules/ because there are two rule sets', () => {
    expect(twinsOutsideRules(product)).toEqual([]);
  });
  test('spreads no literal into another', () => expect(literalSpreads(product)).toBe(0));
  test('has at most eighty names that mean two things', () => {
    const twice = namesWithTwoHomes(product.filter(isProduct));
    expect(twice.filter(({ homes }) => !isVerbOfBothRules(homes)).length).toBeLessThanOrEqual(80);
  });
});
