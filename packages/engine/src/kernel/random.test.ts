/** Checks the generator against a second transcription of it, and that what is drawn with it favours nothing. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type RandomState, resumeRandom, seedRandom, shuffle } from './random.ts';

/** sfc32 once more, in whole numbers without a width that are cut to 32 bits. */
function secondSfc32([a, b, c, counter]: RandomState): { word: number; state: RandomState } {
  const cut = (value: bigint) => BigInt.asUintN(32, value);
  const [x, y, z, n] = [BigInt(a), BigInt(b), BigInt(c), BigInt(counter)];
  const word = cut(x + y + n);
  const state = [y ^ (y >> 9n), cut(z + (z << 3n)), cut(((z << 21n) | (z >> 11n)) + word), cut(n + 1n)].map(
    Number,
  );
  const [p = 0, q = 0, r = 0, s = 0] = state;
  return { word: Number(word), state: [p, q, r, s] };
}

const part = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('every word and state is that of sfc32', () => {
  fc.assert(
    fc.property(fc.tuple(part, part, part, part), (start) => {
      const random = resumeRandom(start);
      let second = secondSfc32(start);
      for (let draw = 0; draw < 20; draw += 1) {
        expect(random.word()).toBe(second.word);
        expect(random.state()).toEqual(second.state);
        second = secondSfc32(second.state);
      }
    }),
  );
});

test('a seed gives these numbers for ever: stored battles depend on them', () => {
  const random = seedRandom('pokesol');
  expect([random.word(), random.word(), random.below(6), random.below(60)]).toEqual([
    848745256, 636889084, 3, 34,
  ]);
  expect(seedRandom('pokesol').state()).not.toEqual(seedRandom('pokesom').state());
});

test('a state that went through JSON goes on as if it had not', () => {
  fc.assert(
    fc.property(fc.string(), fc.nat(50), (seed, draws) => {
      const random = seedRandom(seed);
      for (let draw = 0; draw < draws; draw += 1) random.below(7);
      const resumed = resumeRandom(JSON.parse(JSON.stringify(random.state())));
      expect([resumed.word(), resumed.below(1000)]).toEqual([random.word(), random.below(1000)]);
    }),
  );
});

test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('nothing is drawn below %s', (n) => {
  expect(() => seedRandom('').below(n)).toThrow(RangeError);
});

test('broken states are refused', () => {
  expect(() => resumeRandom([0, 0, 0, -1])).toThrow(RangeError);
  expect(() => resumeRandom([0, 0, 0, 0.5])).toThrow(RangeError);
});

/** Counts within 4 standard deviations of an even share. */
function expectEven(counts: readonly number[]): void {
  const draws = counts.reduce((sum, count) => sum + count, 0);
  const share = 1 / counts.length;
  const deviation = Math.sqrt(draws * share * (1 - share));
  for (const count of counts) expect(Math.abs(count - draws * share)).toBeLessThan(4 * deviation);
}

test.each([2, 3, 6, 7, 60])('below(%i) favours no number', (n) => {
  const random = seedRandom(`below ${n}`);
  const counts = Array.from({ length: n }, () => 0);
  for (let draw = 0; draw < 60_000; draw += 1) {
    const drawn = random.below(n);
    counts[drawn] = (counts[drawn] ?? 0) + 1;
  }
  expect(counts).toHaveLength(n);
  expectEven(counts);
});

test('below a number just over half of all words favours neither half: no remainder is left over', () => {
  const random = seedRandom('large');
  const n = 3 * 2 ** 30;
  const thirds = [0, 0, 0];
  for (let draw = 0; draw < 30_000; draw += 1) {
    const third = Math.floor(random.below(n) / 2 ** 30);
    thirds[third] = (thirds[third] ?? 0) + 1;
  }
  expectEven(thirds);
});

test('each of the 24 orders of four cards is equally likely, and the cards stay the same', () => {
  const random = seedRandom('shuffle');
  const counts = new Map<string, number>();
  const cards = Object.freeze(['a', 'b', 'c', 'd']);
  for (let draw = 0; draw < 24_000; draw += 1) {
    const order = shuffle(random, cards).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  expectEven([...counts.values()]);
});

test('a shuffle keeps every card, those alike and empty places among them', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.option(fc.nat(5), { nil: undefined })), (seed, cards) => {
      const sorted = (some: readonly (number | undefined)[]) => some.map(String).sort();
      expect(sorted(shuffle(seedRandom(seed), cards))).toEqual(sorted(cards));
    }),
  );
});
