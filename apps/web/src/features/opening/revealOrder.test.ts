/** The order of a reveal: common cards first, the rarest last. */
import { PRINTED_RARITIES } from '@pokesol/cards';
import { expect, test } from 'vitest';
import { shippedCardJson } from '../card/gallery/shippedCardJson.ts';
import { aloneOf, everyCard, ownedNow, revealOrder, revealStageOf } from './revealOrder.ts';

const base = shippedCardJson()[0] ?? expect.fail('no card is shipped');
const rated = (id: string, rarity: string) => ({ ...base, id, rarity });
const energy = {
  ...base,
  id: 'fire-energy',
  name: 'Fire Energy',
  supertype: 'Energy',
  subtypes: ['Basic'],
  rarity: 'Common',
};

test('basic energy comes first, equal cards as one, the rarest last, and those of a rarity as they came', () => {
  const drawn = [
    rated('holo', 'Rare Holo'),
    rated('b', 'Common'),
    energy,
    rated('secret', 'Secret Rare'),
    rated('u', 'Uncommon'),
    rated('a', 'Common'),
    energy,
    rated('b', 'Common'),
    energy,
  ];
  const order = revealOrder(drawn);
  expect(order.map(({ card, count }) => [card.id, count])).toEqual([
    ['fire-energy', 3],
    ['b', 2],
    ['a', 1],
    ['u', 1],
    ['holo', 1],
    ['secret', 1],
  ]);
  expect(
    everyCard(order)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(drawn.map(({ id }) => id).sort());
});

test('a trainer that speaks of energy is none, also where its supertype is missing', () => {
  const untold = { ...base, types: [] };
  const removal = { ...untold, id: 'removal', name: 'Energy Removal', rarity: 'Common' };
  const fire = { ...untold, id: 'fire', name: 'Fire Energy', rarity: 'Common' };
  expect(revealOrder([removal, fire]).map(({ card }) => card.id)).toEqual(['fire', 'removal']);
});

test('every rarity has one of five stages, and an unknown one the plainest', () => {
  expect(PRINTED_RARITIES.map(revealStageOf)).toEqual([
    ...['common', 'uncommon', 'rare', 'rare', 'double', 'double'],
    ...['special', 'special', 'special', 'special'],
  ]);
  expect(['common', 'epic', 'legendary', 'Mythical'].map(revealStageOf)).toEqual([
    ...['common', 'double', 'special', 'common'],
  ]);
});

test('of one pack one card comes alone, of several each that is more than a plain Rare, one at least and ten at most', () => {
  const order = revealOrder([
    rated('a', 'Common'),
    rated('b', 'Rare'),
    rated('c', 'Rare Holo'),
    rated('c', 'Rare Holo'),
  ]);
  expect([1, 2, 10].map((packs) => aloneOf(order, packs))).toEqual([1, 1, 1]);
  const holos = Array.from({ length: 14 }, (_, at) => rated(`h${at}`, 'Rare Holo'));
  expect(aloneOf(revealOrder(holos), 10)).toBe(10);
  const plain = revealOrder([rated('a', 'Common'), rated('u', 'Uncommon')]);
  expect([aloneOf(plain, 5), aloneOf([], 1), aloneOf([], 5)]).toEqual([1, 0, 0]);
});

test('a card is new when all that are owned came out of this pack', () => {
  const [three] = revealOrder([energy, energy, energy]);
  if (three === undefined) throw new Error('three energies are one group');
  expect(ownedNow(three, new Map([['fire-energy', 3]]))).toEqual({ now: 3, isNew: true });
  expect(ownedNow(three, new Map([['fire-energy', 12]]))).toEqual({ now: 12, isNew: false });
});
