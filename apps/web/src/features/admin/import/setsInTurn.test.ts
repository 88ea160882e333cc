/** Which catalogue is asked after which, and what is said while they are. */
import type { CatalogueKind, ExternalSet, ExternalSetsAnswer } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { type Asking, askingText, setsInTurn } from './setsInTurn.ts';

const NAMES = { folder: 'Card files', api: 'The API', tcgdex: 'TCGdex', shipped: 'The product' } as const;
const KINDS = ['folder', 'api', 'tcgdex', 'shipped'] as const;
const setIn = (kind: CatalogueKind): ExternalSet => ({
  id: kind,
  name: kind,
  series: '',
  total: 1,
  images: {},
  imported: 0,
});

/** Those named cannot be read. */
function catalogues(broken: Partial<Record<CatalogueKind, string>>) {
  const asked: CatalogueKind[] = [];
  const said: string[] = [];
  const ask = async (kind: CatalogueKind): Promise<ExternalSetsAnswer> => {
    asked.push(kind);
    const problem = broken[kind];
    return {
      data: problem === undefined ? [setIn(kind)] : [],
      source: kind,
      sources: KINDS.map((each) => ({
        kind: each,
        name: NAMES[each],
        ...(each === kind && problem !== undefined && { problem }),
      })),
    };
  };
  const onAsking = (asking: Asking) => said.push(askingText(asking));
  return { asked, said, answer: () => setsInTurn(ask, onAsking) };
}

test('the first that can be read is taken, and no other is asked', async () => {
  const { asked, said, answer } = catalogues({});
  expect(await answer()).toMatchObject({ source: 'folder', data: [{ id: 'folder' }] });
  expect(asked).toEqual(['shipped', 'folder']);
  expect(said).toEqual(['Asking Card files…']);
});

test('what is wrong with one is said while the next is asked, and stays said', async () => {
  const { said, answer } = catalogues({ folder: 'Card files: no such folder.', api: 'The API is silent.' });
  const found = await answer();
  expect(said).toEqual([
    'Asking Card files…',
    'Card files: no such folder. Asking instead The API…',
    'Card files: no such folder. The API is silent. Asking instead TCGdex…',
  ]);
  expect(found.source).toBe('tcgdex');
  expect(found.sources.map(({ problem }) => problem)).toEqual([
    'Card files: no such folder.',
    'The API is silent.',
    undefined,
    undefined,
  ]);
});

test('at the end stand the sets that come with the product', async () => {
  const problems = { folder: 'One.', api: 'Two.', tcgdex: 'Three.' };
  const { asked, answer } = catalogues(problems);
  expect(await answer()).toMatchObject({ source: 'shipped', data: [{ id: 'shipped' }] });
  expect(asked).toEqual(['shipped', 'folder', 'api', 'tcgdex']);
});
