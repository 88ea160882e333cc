/** The fingerprint: known values of the hash, and what it does and does not depend on. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { throughJson } from '../classic/testing/game.ts';
import { positionOf } from '../classic/testing/position.ts';
import { canonicalJson, fnv1a64, stateHash } from './hash.ts';

test.each([
  ['', 'cbf29ce484222325'],
  ['a', 'af63dc4c8601ec8c'],
  ['foobar', '85944171f73967e8'],
])('FNV-1a of «%s» is the published %s', (text, hash) => expect(fnv1a64(text)).toBe(hash));

test('every step is that of whole numbers cut to 64 bits', () => {
  const second = (text: string) => {
    let hash = 0xcbf29ce484222325n;
    for (const unit of text.split(''))
      hash = BigInt.asUintN(64, (hash ^ BigInt(unit.charCodeAt(0))) * 0x100000001b3n);
    return hash.toString(16).padStart(16, '0');
  };
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fnv1a64(text)).toBe(second(text));
    }),
  );
});

test('canonical JSON says the same as JSON, in one order', () => {
  expect(canonicalJson({ b: [1, { d: null, c: 'x"' }], a: true, u: undefined })).toBe(
    '{"a":true,"b":[1,{"c":"x\\"","d":null}]}',
  );
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonicalJson(value))).toEqual(throughJson(value));
    }),
  );
});

const battle = () =>
  positionOf({ you: { active: 'Mosslamb', hand: ['Fire'] }, opponent: { active: 'Lulla' } });

test('a battle has the same fingerprint after JSON and with its fields in another order', () => {
  const hash = stateHash(battle());
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  expect(stateHash(throughJson(battle()))).toBe(hash);
  const { state, ...rest } = battle();
  const turned = Object.fromEntries(Object.entries(state).reverse());
  expect(stateHash({ ...rest, state: { ...state, ...turned } })).toBe(hash);
});

test('another turn, order of cards, card or chance has another', () => {
  const { state, ...rest } = battle();
  const [one, two] = state.sides;
  const others = [
    { ...rest, state: { ...state, turn: 4 } },
    { ...rest, state: { ...state, sides: [{ ...one, deck: [...one.deck].reverse() }, two] as const } },
    { ...rest, state: { ...state, random: { ...state.random, next: state.random.next + 1 } } },
    { ...rest, state, printing: rest.printing.map((place, card) => (card === 1 ? place + 1 : place)) },
  ];
  const hashes = [battle(), ...others].map(stateHash);
  expect(new Set(hashes).size).toBe(5);
});
