import { expect, test } from 'vitest';
import { unusual } from './complaints.ts';

test('a refusal that the page asks for is usual; a fault, a broken policy and a failed server are not', () => {
  const said = [
    'Failed to load resource: the server responded with a status of 401 (Unauthorized)',
    'content policy: style-src-elem, inline in http://127.0.0.1:1/admin%20line%20370%20%3E%20eval',
  ];
  const complaints = [
    'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
    'content policy: script-src, inline in http://127.0.0.1:1/admin',
    'TypeError: cards is undefined',
  ];
  expect(unusual([...said, ...complaints])).toEqual(complaints);
});
