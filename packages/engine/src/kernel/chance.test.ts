/** The chance of battles: published vectors, another ChaCha beside it, seeds, and coins made to order. */
import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withNextCoin } from '../classic/procedure/draft.ts';
import { game } from '../classic/testing/game.ts';
import { must } from '../classic/testing/randomPlay.ts';
import { type ChanceState, chachaBlock, resumeChance, seedChance } from './chance.ts';

const ZEROS = [0, 0, 0, 0, 0, 0, 0, 0];
const hexOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');

/** The first keystream block of the zero key with the zero nonce (draft-strombergson-chacha-test-vectors, TC1). */
test.each([
  [
    12,
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  ],
  [
    20,
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  ],
])('with %i rounds the first block is the published one', (rounds, keystream) => {
  expect(hexOf(chachaBlock(ZEROS, 0, rounds))).toBe(keystream);
});

const word = fc.integer({ min: 0, max: 2 ** 32 - 1 });
const key = fc.array(word, { minLength: 8, maxLength: 8 });

test('with 20 rounds every block of every key is that of another ChaCha', () => {
  fc.assert(
    fc.property(key, fc.integer({ min: 0, max: 2 ** 49 }), (words, counter) => {
      const nonce = Buffer.alloc(16);
      nonce.writeBigUInt64LE(BigInt(counter));
      const other = createCipheriv('chacha20', Buffer.from(Uint32Array.from(words).buffer), nonce);
      expect(hexOf(chachaBlock(words, counter, 20))).toBe(other.update(Buffer.alloc(64)).toString('hex'));
    }),
  );
});

test('the stream is the blocks in their order, wherever it is taken up again', () => {
  fc.assert(
    fc.property(key, fc.nat(100), (words, start) => {
      const blocks = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((counter) => [...chachaBlock(words, counter)]);
      let chance = resumeChance({ key: words, next: start });
      for (let next = start; next < start + 20; next += 1) {
        expect(chance.word()).toBe(blocks[next]);
        const state: ChanceState = JSON.parse(JSON.stringify(chance.state()));
        expect(state).toEqual({ key: words, next: next + 1 });
        if (next % 3 === 0) chance = resumeChance(state);
      }
    }),
  );
});

test('64 hexadecimal digits are the key itself, and the next 32 bytes are those of its stream', () => {
  const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
  const bytes = Buffer.from(Uint32Array.from(seedChance(seed).state().key).buffer);
  expect(bytes.toString('hex')).toBe(seed);
  expect(seedChance('0'.repeat(64)).word()).toBe(0x6a9af49b);
});

test('any other text is a key of its own, however little it differs', () => {
  const texts = [
    '',
    'a',
    'b',
    'aa',
    '\u0000',
    '\u0001',
    '\u0000\u0001',
    '\u0100',
    '0'.repeat(63),
    '0'.repeat(65),
  ];
  const long = 'x'.repeat(64);
  texts.push(long, `${long}y`, `y${long}`, 'x'.repeat(15), 'x'.repeat(16), 'x'.repeat(17), 'ŝ', 's');
  const keys = texts.map((text) => seedChance(text).state().key);
  expect(new Set(keys.map((each) => each.join())).size).toBe(texts.length);
  // Half of a key's bits differ between two of them: far from that only if the texts were not stirred enough.
  const first = keys[0] ?? [];
  for (const other of keys.slice(1)) {
    const differing = other.map((part, index) => ((part ^ (first[index] ?? 0)) >>> 0).toString(2));
    const count = differing.join('').replaceAll('0', '').length;
    expect(Math.abs(count - 128)).toBeLessThan(50);
  }
  expect(seedChance('pokesol').state()).toEqual(seedChance('pokesol').state());
});

test('a stored state that no chance had is refused', () => {
  for (const state of [
    { key: ZEROS.slice(1), next: 0 },
    { key: [...ZEROS.slice(1), -1], next: 0 },
    { key: [...ZEROS.slice(1), 0.5], next: 0 },
    { key: [...ZEROS.slice(1), 2 ** 32], next: 0 },
    { key: ZEROS, next: -1 },
    { key: ZEROS, next: 0.5 },
  ])
    expect(() => resumeChance(state)).toThrow(RangeError);
});

test('below favours no number', () => {
  const chance = seedChance('below');
  const deviation = Math.sqrt(70_000 * (1 / 7) * (6 / 7));
  const drawn = [0, 0, 0, 0, 0, 0, 0];
  for (let draw = 0; draw < 70_000; draw += 1) {
    const number = chance.below(7);
    drawn[number] = (drawn[number] ?? 0) + 1;
  }
  expect(drawn).toHaveLength(7);
  for (const count of drawn) expect(Math.abs(count - 10_000)).toBeLessThan(4 * deviation);
});

test('a planner may have the next coin as it likes, and no coin after it is the real one', () => {
  let alike = 0;
  const battles = 200;
  for (let number = 0; number < battles; number += 1) {
    const table = game({
      you: { active: { card: 'Cindersnail', energy: ['Fire'] } },
      opponent: { active: 'Mosslamb' },
      seed: `coin ${number}`,
    });
    const battle = table.battle();
    const attack = { type: 'attack', seat: 0, pokemon: table.you.active?.id, attack: 0 } as Parameters<
      typeof must
    >[1];
    for (const heads of [true, false]) {
      const made = withNextCoin(battle, heads);
      expect({ ...made.state, random: null }).toEqual({ ...battle.state, random: null });
      const { events, battle: after } = must(made, attack);
      expect(events).toContainEqual(expect.objectContaining({ type: 'coinFlipped', heads }));
      const real = must(battle, attack).battle;
      const coin = (state: ChanceState) => resumeChance(state).below(2);
      if (coin(after.state.random) === coin(real.state.random)) alike += 1;
      expect(after.state.random.key).not.toEqual(real.state.random.key);
    }
  }
  expect(Math.abs(alike - battles)).toBeLessThan(4 * Math.sqrt(battles / 2));
});
