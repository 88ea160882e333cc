/** Which pack looks like what. */
import { describe, expect, test } from 'vitest';
import { lookOf } from './lookOf.ts';
import { frameOf, PACK_HEIGHT, PACK_WIDTH, paintPack } from './pack.ts';
import { DEFAULT_LOOK, FREE_LOOK, SET_LOOKS } from './sets.ts';

const NAMES = Object.keys(SET_LOOKS);
/** A set's look with what is printed: its name, unless a shorter one fits the plate. */
const plain = (name: string) => {
  const { print, ...look } = SET_LOOKS[name] ?? DEFAULT_LOOK;
  return { ...look, title: print ?? name.toUpperCase() };
};

describe('the look of a pack', () => {
  test('each set that is shipped has one, no two the same', () => {
    expect(NAMES.length).toBeGreaterThanOrEqual(30);
    expect(new Set(Object.values(SET_LOOKS).map((look) => JSON.stringify(look))).size).toBe(NAMES.length);
  });

  test.each(NAMES)('%s is known with and without «Booster Pack»', (name) => {
    const look = lookOf({ name });
    expect(look).toMatchObject({ ...plain(name), edition: 'booster' });
    expect(lookOf({ name: `${name} Booster Pack` })).toEqual(look);
    expect(lookOf({ name: name.toLowerCase() })).toEqual(look);
  });

  test.each([
    ['Base Set', 'Base', 'booster'],
    ['Base Set Booster Pack', 'Base', 'booster'],
    ['Base Set Mini Pack', 'Base', 'mini'],
    ['Base Set Premium Pack', 'Base', 'premium'],
    ['Base Set 2 Booster Pack', 'Base Set 2', 'booster'],
    ['151 Mini Pack', '151', 'mini'],
    ['Sun and Moon Premium Booster Pack', 'Sun & Moon', 'premium'],
    ['Expedition Base Set Booster Pak', 'Expedition Base Set', 'booster'],
  ])('%s looks like %s, %s', (name, set, edition) => {
    expect(lookOf({ name })).toMatchObject({ ...plain(set), edition });
  });

  test('a name of the admin’s own is known by its set', () => {
    expect(lookOf({ name: 'Founders’ Treat', setName: 'Jungle' })).toMatchObject(SET_LOOKS.Jungle ?? {});
  });

  test('everything else has the default look under its own name', () => {
    const look = lookOf({ name: 'Moonlit Meadow Booster Pack', setName: 'Meadow' });
    expect(look).toEqual({ ...DEFAULT_LOOK, title: 'MOONLIT MEADOW', edition: 'booster' });
    expect(lookOf({ name: 'Rocket' })).toMatchObject(DEFAULT_LOOK);
    expect(lookOf({ name: '' })).toMatchObject(DEFAULT_LOOK);
  });

  test('the free pack has its own, whatever it is called', () => {
    const free = { ...FREE_LOOK, title: 'STARTER', edition: 'free' };
    expect(lookOf({ name: 'Base Set Booster Pack' }, true)).toEqual(free);
  });
});

test.each([...NAMES, 'Unknown', 'Base Set Mini Pack', 'Base Set Premium Pack'])(
  '%s is drawn inside its frame',
  (name) => {
    const look = lookOf({ name });
    const { width, height, pixels, palette } = paintPack(look);
    expect([width, height]).toEqual([PACK_WIDTH, PACK_HEIGHT]);
    expect(palette.length).toBeGreaterThan(5);
    for (const colour of palette.slice(1)) expect(colour).toMatch(/^[0-9a-f]{6}$/);
    const { left, top, ...frame } = frameOf(look.edition);
    pixels.forEach((index, at) => {
      const [x, y] = [at % width, Math.floor(at / width)];
      const isInside = x >= left && x < left + frame.width && y >= top && y < top + frame.height;
      if (index !== 0 && !isInside) expect.fail(`something at ${x} ${y}`);
    });
  },
);
