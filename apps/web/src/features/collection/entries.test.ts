/** The binder's order, and a set with what is missing in it. */
import { describe, expect, test } from 'vitest';
import { cardsOnShow, copiesInCollection, entriesOf, withMissing } from './entries.ts';
import { cardNamed, owned } from './testing.ts';

const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id);

describe('a binder', () => {
  test('goes by rarity, then by number as a number, unknown rarities last', () => {
    const cards = [
      owned({ rarity: 'Common', number: '10' }),
      owned({ rarity: 'Promo', number: '1' }),
      owned({ rarity: 'Common', number: '9' }),
      owned({ rarity: 'Rare Holo', number: '4' }),
      owned({ rarity: 'Secret Rare', number: '103' }),
      owned({ rarity: 'Hyper Rare', number: '2' }),
      owned({ rarity: 'Ultra Rare', number: '99' }),
    ];
    expect(ids(entriesOf(cards))).toEqual([
      'base1-103',
      'base1-99',
      'base1-2',
      'base1-4',
      'base1-9',
      'base1-10',
      'base1-1',
    ]);
  });

  test('counts copies, not cards', () => {
    expect(copiesInCollection(entriesOf([owned({ number: '1' }, 3), owned({ number: '2' })]))).toBe(4);
  });
});

test('a set with its missing cards goes by number; missing ones count as shown, and not as copies', () => {
  const mine = entriesOf([owned({ number: '3', rarity: 'Rare' }, 2), owned({ number: '12' })]);
  const all = withMissing(
    mine,
    ['1', '3', '12', '20', 'H1'].map((number) => cardNamed({ number })),
  );
  expect(all.map(({ card, quantity }) => [card.cardNumber, quantity])).toEqual([
    ['1', 0],
    ['3', 2],
    ['12', 1],
    ['20', 0],
    ['H1', 0],
  ]);
  expect(copiesInCollection(all)).toBe(3);
  expect(cardsOnShow(all)).toBe(6);
});
