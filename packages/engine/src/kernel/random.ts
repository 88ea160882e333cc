/** A small seeded generator whose state is plain numbers: the same seed gives the same shuffle everywhere, for ever. */

/**
 * The state of Chris Doty-Humphrey's sfc32 (from PractRand): four unsigned 32-bit numbers, the last one a counter.
 * Plain JSON, so that a battle can be stored between two draws. Good statistics, no cryptography: an observer of enough
 * of the numbers can tell the next ones. Battles, whose chance players see, have `chance.ts`.
 */
export type RandomState = readonly [a: number, b: number, c: number, counter: number];

export type Random = {
  /** The next 32 bits as a whole number from 0 to 2³² − 1. */
  readonly word: () => number;
  /** A whole number from 0 to n − 1, each equally likely. Throws RangeError unless n is whole and 1 ≤ n ≤ 2³². */
  readonly below: (n: number) => number;
  /** Where the generator stands, to go on from later with `resumeRandom`. */
  readonly state: () => RandomState;
};

const WORDS = 2 ** 32;
/** Rounds that sfc32 is meant to be run after seeding, so that like seeds give unlike numbers. */
const WARM_UP = 15;

/** Begins a generator from any text: three hashes of it are the 96 bits of the seed. */
export function seedRandom(seed: string): Random {
  const random = resumeRandom([hash(seed, 1), hash(seed, 2), hash(seed, 3), 1]);
  for (let round = 0; round < WARM_UP; round += 1) random.word();
  return random;
}

/** Goes on from a stored state. Throws RangeError on one that no generator had. */
export function resumeRandom(state: RandomState): Random {
  if (state.length !== 4 || !state.every((part) => Number.isInteger(part) && part >= 0 && part < WORDS))
    throw new RangeError('Not the state of a random generator');
  let [a, b, c, counter] = state;
  const word = (): number => {
    const sum = (a + b + counter) >>> 0;
    counter = (counter + 1) >>> 0;
    a = (b ^ (b >>> 9)) >>> 0;
    b = (c + (c << 3)) >>> 0;
    c = (((c << 21) | (c >>> 11)) + sum) >>> 0;
    return sum;
  };
  return { word, below: (n) => drawBelow(word, n), state: () => [a, b, c, counter] };
}

/** A whole number below n out of words. Those above the largest multiple of n are thrown away, so that the remainder favours no number. */
export function drawBelow(word: () => number, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > WORDS) throw new RangeError(`Not a number to draw below: ${n}`);
  const limit = WORDS - (WORDS % n);
  for (;;) {
    const drawn = word();
    if (drawn < limit) return drawn % n;
  }
}

/** A shuffled copy (Fisher–Yates): every order equally likely. */
export function shuffle<T>(random: Pick<Random, 'below'>, items: readonly T[]): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = random.below(last + 1);
    const moved = shuffled.slice(last, last + 1);
    shuffled.splice(last, 1, ...shuffled.slice(other, other + 1));
    shuffled.splice(other, 1, ...moved);
  }
  return shuffled;
}

/** FNV-1a over UTF-16 units, then murmur3's finish, which spreads every bit over the whole word. */
function hash(text: string, salt: number): number {
  let value = (0x811c9dc5 ^ Math.imul(salt, 0x9e3779b9)) >>> 0;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
