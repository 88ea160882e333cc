/** Knots and strange arrows are found wherever they are. */
import { describe, expect, test } from 'vitest';
import { arrowsBeyond, graphOf, knotsOf, readPicture } from './graph.ts';
import { arrowsBetween, importsOf } from './imports.ts';

const graph = (text: string) =>
  graphOf(
    [],
    text.split(' ').map((arrow) => {
      const [from = '', to = ''] = arrow.split('>');
      return { from, to };
    }),
  );

describe('knots', () => {
  test.each([
    ['arrows that run one way', 'a>b a>c b>d c>d', []],
    ['two that import each other', 'a>b b>c c>b', [['b', 'c']]],
    ['a long way round', 'a>b b>c c>d d>e e>b x>a', [['b', 'c', 'd', 'e']]],
    [
      'two knots, one above the other',
      'b>a a>b b>c c>d d>c',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    ['what a module imports of itself', 'a>a a>b', []],
  ])('%s', (_, arrows, knots) => {
    expect(knotsOf(graph(arrows))).toEqual(knots);
  });
});

test('an arrow that a picture lacks is named, and one that nothing needs', () => {
  const [drawn, found] = [graph('a>b a>c'), graph('a>b b>c')];
  expect(arrowsBeyond(found, drawn)).toEqual(['b → c']);
  expect(arrowsBeyond(drawn, found)).toEqual(['a → c']);
});

describe('a picture', () => {
  const picture = (lines: string) => readPicture(`# T\n\n\`\`\`arrows page\n${lines}\n\`\`\`\n`, 'page');

  test('is read line by line', () => {
    expect(picture('a\nb → a\nc → a, b')).toEqual(graphOf(['a'], graph2('b>a c>a c>b')));
  });

  test.each([
    ['a module that is named before its line', 'a → b\nb', 'a names b before its line'],
    ['a module with two lines', 'a\na', 'two lines for a'],
  ])('is refused for %s', (_, lines, message) => {
    expect(() => picture(lines)).toThrow(message);
  });

  test('that is not there is refused', () => expect(() => readPicture('', 'page')).toThrow('«page»'));
});

function graph2(text: string) {
  return [...graph(text)].flatMap(([from, targets]) => [...targets].map((to) => ({ from, to })));
}

describe('imports', () => {
  const text = `
    import { a } from '../b/a.ts';
    import type { T } from '../c/t.ts';
    export { x } from './x.ts';
    const later = () => import('../d/later.tsx');
    const worker = new Worker(new URL('../e/worker.ts', import.meta.url));
    import '../f/style.css';
    import { z } from 'zod';
    import { card } from '@pokesol/cards/testing';
  `;

  test('are found in every form', () => {
    expect(importsOf({ path: 'src/a/one.ts', text }).map(({ imported }) => imported)).toEqual([
      'src/b/a.ts',
      'src/c/t.ts',
      'src/a/x.ts',
      'src/d/later.tsx',
      'src/e/worker.ts',
      'src/f/style.css',
      '@pokesol/cards/testing',
    ]);
  });

  test('become arrows between modules, and none within one', () => {
    const moduleOf = (path: string) => /^src\/([a-d])\//.exec(path)?.[1];
    expect(arrowsBetween([{ path: 'src/a/one.ts', text }], moduleOf)).toEqual([
      { from: 'a', to: 'b' },
      { from: 'a', to: 'c' },
      { from: 'a', to: 'd' },
    ]);
  });
});
