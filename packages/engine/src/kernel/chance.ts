/** The chance of a battle: a keyed stream of numbers that cannot be foretold from those that were seen. */
import { at } from './at.ts';
import { drawBelow, type Random } from './random.ts';

/**
 * ChaCha with twelve rounds: every card drawn and every coin shows a player a little of the stream, so it must not give
 * away the rest. Plain JSON, so that a battle can be stored between two draws; no player ever gets it.
 */
export type ChanceState = {
  /** 256 bits as eight unsigned 32-bit numbers. */
  readonly key: readonly number[];
  /** The place in the stream of the word that is drawn next. */
  readonly next: number;
};

export type Chance = Omit<Random, 'state'> & { readonly state: () => ChanceState };

const ROUNDS = 12;
const KEY_WORDS = 8;
const BLOCK_WORDS = 16;
const WORD = 2 ** 32;
/** «expand 32-byte k», which every ChaCha begins with. */
const CONSTANTS = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574] as const;

/** Begins the chance of a battle: 64 hexadecimal digits are the key, any other text is condensed into one. */
export const seedChance = (seed: string): Chance => resumeChance({ key: keyOf(seed), next: 0 });

/** Goes on from a stored state. Throws RangeError on one that no chance had. */
export function resumeChance({ key, next: start }: ChanceState): Chance {
  if (key.length !== KEY_WORDS || !key.every(isWord) || !Number.isSafeInteger(start) || start < 0)
    throw new RangeError('Not the state of a chance');
  let next = start;
  let block: Uint32Array | null = null;
  const word = (): number => {
    const place = next % BLOCK_WORDS;
    if (block === null || place === 0) block = chachaBlock(key, (next - place) / BLOCK_WORDS);
    next += 1;
    return at(block, place);
  };
  return { word, below: (n) => drawBelow(word, n), state: () => ({ key, next }) };
}

const isWord = (value: number): boolean => Number.isInteger(value) && value >= 0 && value < WORD;

/** A block of the stream far beyond what any battle draws: the key of another stream. */
const FORK_BLOCK = 2 ** 48;

/** Chance that has nothing in common with what this one would have drawn, and whose next `below(2)` is `coin`. */
export function forkChance({ key, next }: ChanceState, coin: 0 | 1): ChanceState {
  const forked = resumeChance({ key: [...chachaBlock(key, FORK_BLOCK + next).slice(0, KEY_WORDS)], next: 0 });
  for (;;) {
    const state = forked.state();
    if (forked.below(2) === coin) return state;
  }
}

/** The first of many seeds whose coins fall as wanted; the seed's text begins with that word. */
export function chanceWith(coins: readonly boolean[], word: string): ChanceState {
  for (let tries = 0; tries < 10_000; tries += 1) {
    const chance = seedChance(`${word} ${tries}`);
    const state = chance.state();
    if (coins.every((heads) => (chance.below(2) === 0) === heads)) return state;
  }
  throw new RangeError(`No seed was found for ${coins.length} coins`);
}

/** A block of ChaCha's stream, with a nonce of zeros: 16 words that depend on each bit of key and counter. */
export function chachaBlock(key: readonly number[], counter: number, rounds = ROUNDS): Uint32Array {
  const input = Uint32Array.of(...CONSTANTS, ...key, counter % WORD, Math.floor(counter / WORD), 0, 0);
  const block = input.slice();
  permute(block, rounds);
  for (let index = 0; index < BLOCK_WORDS; index += 1) block[index] = at(block, index) + at(input, index);
  return block;
}

/** A key from any text. */
function keyOf(seed: string): number[] {
  return /^[0-9a-f]{64}$/i.test(seed) ? wordsOfHex(seed) : absorb(seed);
}

/** As ChaCha reads its key: each word from four bytes, the lowest first. */
const wordsOfHex = (hex: string): number[] =>
  Array.from({ length: KEY_WORDS }, (_, word) =>
    [3, 2, 1, 0].reduce((sum, byte) => {
      const digits = 2 * (4 * word + byte);
      return sum * 256 + Number.parseInt(hex.slice(digits, digits + 2), 16);
    }, 0),
  );

/** A sponge: the text goes, 16 units at a time, into the key's half of the block, the other half is never touched. */
function absorb(text: string): number[] {
  const block = Uint32Array.of(...CONSTANTS, ...new Uint32Array(BLOCK_WORDS - CONSTANTS.length));
  const unitsOfBlock = 2 * KEY_WORDS;
  // One unit more than the text, which marks its end: texts that end in zeros stay different.
  for (let start = 0; start <= text.length; start += unitsOfBlock) {
    const end = Math.min(start + unitsOfBlock, text.length + 1);
    for (let index = start; index < end; index += 1) {
      const unit = index < text.length ? text.charCodeAt(index) : 1;
      const place = CONSTANTS.length + ((index - start) >> 1);
      block[place] = at(block, place) ^ (unit << (16 * (index & 1)));
    }
    permute(block, ROUNDS);
  }
  return [...block.slice(CONSTANTS.length, CONSTANTS.length + KEY_WORDS)];
}

/** ChaCha's rounds: down the columns, then along the diagonals. */
function permute(block: Uint32Array, rounds: number): void {
  for (let round = 0; round < rounds; round += 2) {
    mix(block, 0, 4, 8, 12);
    mix(block, 1, 5, 9, 13);
    mix(block, 2, 6, 10, 14);
    mix(block, 3, 7, 11, 15);
    mix(block, 0, 5, 10, 15);
    mix(block, 1, 6, 11, 12);
    mix(block, 2, 7, 8, 13);
    mix(block, 3, 4, 9, 14);
  }
}

/** The quarter round on four words of the block. */
function mix(block: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let [a, b, c, d] = [block[ia] as number, block[ib] as number, block[ic] as number, block[id] as number];
  a = (a + b) | 0;
  d = rotated(d ^ a, 16);
  c = (c + d) | 0;
  b = rotated(b ^ c, 12);
  a = (a + b) | 0;
  d = rotated(d ^ a, 8);
  c = (c + d) | 0;
  b = rotated(b ^ c, 7);
  block[ia] = a;
  block[ib] = b;
  block[ic] = c;
  block[id] = d;
}

const rotated = (word: number, by: number): number => (word << by) | (word >>> (32 - by));
