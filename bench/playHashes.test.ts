/** A sample of play as it was when it was written down: what only makes something faster leaves every hash as it is. */
import { expect, test } from 'vitest';
import { BASE, CLASSIC } from './officialPlay.ts';
import { baseDecks, decisionsOf, hashesOf } from './playHashes.ts';

test('random play of both rule sets comes to what it came to: moves, events, views, ends', () => {
  expect(hashesOf('classic', CLASSIC, 3)).toMatchInlineSnapshot(
    `"classic: 3 battles, 434 actions, moves a8e8b415719d5877, events f8f0e723d728f8bd, views bb16647b76c68ffa, ends 34988f6b918d1943"`,
  );
  expect(hashesOf('base', BASE, 3)).toMatchInlineSnapshot(
    `"base: 3 battles, 483 actions, moves 33363c01d3c0e84a, events 21a399b786391646, views 4183476e44f9f031, ends 1447e220c2215c14"`,
  );
});

test('the expert decides as it decided', () => {
  expect(decisionsOf('base', baseDecks(), 50).hash).toMatchInlineSnapshot(`"4037d8e5db366f4a"`);
});
