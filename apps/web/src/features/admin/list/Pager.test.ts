/** A typed page number leads to a page, or to none where it is no number. */
import { expect, it } from 'vitest';
import { typedPage } from './Pager.tsx';

it.each([
  ['17', 17],
  [' 07 ', 7],
  ['0', 1],
  ['34', 33],
  ['9'.repeat(400), 33],
  ['', undefined],
  ['two', undefined],
  ['-3', undefined],
  ['1.5', undefined],
])('«%s» of 33 pages is %s', (text, page) => {
  expect(typedPage(text, 33)).toBe(page);
});
