/** What is said below the address of a picture fits the address. */
import { expect, test } from 'vitest';
import { artworkHint } from './artworkHint.ts';

test.each(['http://art.example/1.png', ' HTTP://art.example/1.png'])(
  '%j will not be loaded, and that is said',
  (address) =>
    expect(artworkHint(address, 'card')).toBe(
      'Only https pictures load; players will see the card as we draw it.',
    ),
);

test.each(['', 'https://art.example/1.png', 'http', 'https://art.example/?from=http://x'])(
  '%j may be',
  (address) =>
    expect(artworkHint(address, 'set')).toBe(
      'Without one, or where it does not load, players see the set as we draw it.',
    ),
);
