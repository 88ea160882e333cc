/** The arena's drawing: one for each place, within its frame, the same every time. */
import { expect, test } from 'vitest';
import { ARENA_HEIGHT, PLACES, SCENE, SKIES, skyOf } from './arenaScene.ts';

test('every place has a sky of its own, which reaches from the top to the floor', () => {
  expect(new Set(PLACES.map((place) => SKIES[place].join()))).toHaveProperty('size', PLACES.length);
  for (const place of PLACES) {
    const bands = skyOf(place);
    expect(bands[0]?.path.startsWith('M0 0h240')).toBe(true);
    expect(new Set(bands.map(({ color }) => color)).size).toBe(bands.length);
  }
});

test('nothing is drawn below the picture', () => {
  for (const path of Object.values(SCENE).flat())
    for (const [, y, height] of path.matchAll(/M-?\d+ (\d+)h\d+v(\d+)/g))
      expect(Number(y) + Number(height)).toBeLessThanOrEqual(ARENA_HEIGHT);
});
