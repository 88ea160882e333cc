import { expect, test } from 'vitest';
import { unusual } from './complaints.ts';

/** A message as Firefox writes it. */
const blocked = (hash: string) =>
  `Content-Security-Policy: The page’s settings blocked an inline style (style-src-elem) from being applied because it violates the following directive: “style-src 'self'”. Consider using a hash ('sha256-${hash}', requires 'unsafe-hashes' for style attributes) or a nonce.`;

test('a refusal that the page expects is usual; an error, a broken policy and a failed server are not', () => {
  const said = [
    'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    'content policy: style-src-elem, inline in http://127.0.0.1:1/admin%20line%20370%20%3E%20eval',
    'ResizeObserver loop completed with undelivered notifications. (http://127.0.0.1:1/:0)',
    blocked('YjaKGiklmzC6wjXA513HAMmzus8VE61XCOT+SmwNZWA='),
  ];
  const complaints = [
    'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
    'content policy: script-src, inline in http://127.0.0.1:1/admin',
    blocked('p0bF+un5yUb9MBO6xRb8kPHlY2BdpHVtLiFkDrZPF64='),
    'TypeError: cards is undefined',
  ];
  expect(unusual([...said, ...complaints])).toEqual(complaints);
});
