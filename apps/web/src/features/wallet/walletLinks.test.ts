/** The links that bring a wallet to this page, or this page to a wallet. */
import { expect, test } from 'vitest';
import { walletLinks } from './walletLinks.ts';

test('a wallet on a phone is handed this very page, and who sent it', () => {
  const links = walletLinks(new URL('https://play.example/collection?set=base1&q=a b#top'));
  expect(links.map(({ name }) => name)).toEqual(['Phantom', 'Solflare', 'Backpack']);
  for (const { install, open } of links) {
    expect(new URL(install).protocol).toBe('https:');
    const { pathname, searchParams } = new URL(open);
    const handed = decodeURIComponent(pathname.split('/browse/')[1] ?? '');
    expect(handed).toBe('https://play.example/collection?set=base1&q=a%20b#top');
    expect(searchParams.get('ref')).toBe('https://play.example');
  }
});
