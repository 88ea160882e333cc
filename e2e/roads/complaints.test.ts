import { expect, test } from 'vitest';
import { unusual } from './complaints.ts';

/** Messages as Firefox writes them. */
const noFont = (status: number) =>
  `downloadable font: download failed (font-family: "Press Start 2P" style:normal weight:400 stretch:100 src index:0): status=${status} source: http://127.0.0.1:1/a.ttf`;
const blocked = (hash: string) =>
  `Content-Security-Policy: The page’s settings blocked an inline style (style-src-elem) from being applied because it violates the following directive: “style-src 'self'”. Consider using a hash ('sha256-${hash}', requires 'unsafe-hashes' for style attributes) or a nonce.`;

test('a refusal that the page expects is usual; an error, a broken policy and a failed server are not', () => {
  const said = [
    'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    'content policy: style-src-elem, inline in http://127.0.0.1:1/admin%20line%20370%20%3E%20eval',
    'ResizeObserver loop completed with undelivered notifications. (http://127.0.0.1:1/:0)',
    blocked('YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='),
    noFont(2152398850),
  ];
  const complaints = [
    'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
    'content policy: script-src, inline in http://127.0.0.1:1/admin',
    blocked('p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='),
    'TypeError: cards is undefined',
    noFont(2152398868),
  ];
  expect(unusual([...said, ...complaints])).toEqual(complaints);
});
