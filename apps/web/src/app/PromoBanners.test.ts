/** The banner links only to where a link is safe. */
import { expect, test } from 'vitest';
import { safeUrl } from './PromoBanners.tsx';

test('an https address and nothing else', () => {
  expect(safeUrl('https://play.example/game')).toBe('https://play.example/game');
  for (const wrong of [undefined, '', 'play.example', 'http://play.example', 'javascript:alert(1)', 7])
    expect(safeUrl(wrong)).toBeUndefined();
});
