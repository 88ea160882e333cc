/** A least size of text that the reader's browser has: queries and the root's size follow it, also those of sheets that come later. */
import { afterEach, expect, test } from 'vitest';
import { followText, scaledQuery } from './textScale.ts';

const CSS =
  '@layer components { .a { @media (32em <= width < 48em) { color: red } } } @media (hover: hover) { .b { color: red } }';

let frame: HTMLIFrameElement | undefined;

/** Another document, as this one is every other test's. */
function emptyPage(): Document {
  frame = document.createElement('iframe');
  document.body.append(frame);
  const { contentDocument } = frame;
  if (contentDocument === null) throw new Error('The frame has no document');
  return contentDocument;
}

function addSheet(page: Document): HTMLStyleElement {
  const style = page.createElement('style');
  style.textContent = CSS;
  page.head.append(style);
  return style;
}

const textOf = ({ sheet }: HTMLStyleElement) =>
  [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText).join(' ');

afterEach(() => {
  followText(document, 1);
  frame?.remove();
});

test('every query in em is multiplied, deep in a sheet and in one that comes later; wishes are left alone', async () => {
  const page = emptyPage();
  const first = addSheet(page);
  followText(page, 1.5);
  expect(textOf(first)).toContain('(48em <= width < 72em)');
  expect(textOf(first)).toContain('(hover: hover)');
  const later = addSheet(page);
  await expect.poll(() => textOf(later)).toContain('(48em <= width < 72em)');
  expect(page.documentElement.style.fontSize).toBe('150%');
  expect(scaledQuery('(width < 48em)')).toBe('(width < 72em)');
});

test('a sheet whose load event comes after it was scaled is scaled once', () => {
  const page = emptyPage();
  const sheet = addSheet(page);
  followText(page, 1.5);
  sheet.dispatchEvent(new Event('load'));
  expect(textOf(sheet)).toContain('(48em <= width < 72em)');
});

test('where text is drawn as large as it was asked for, nothing is touched', () => {
  const page = emptyPage();
  const sheet = addSheet(page);
  followText(page);
  expect(textOf(sheet)).toContain('(32em <= width < 48em)');
  expect(page.documentElement.style.fontSize).toBe('');
  expect(scaledQuery('(width < 48em)')).toBe('(width < 48em)');
});
