/** What is owned, found and filtered; what building by itself reports; which tile an arrow leads to. */
import { isFree, STARTER_DECK } from '@pokesol/decks';
import { isRefusal } from '@pokesol/engine/result';
import { describe, expect, test } from 'vitest';
import { cardNamed, owned } from '../collection/testing.ts';
import { addedTo, complete, completeForOfficial } from './buildOutcome.ts';
import { filterPool, NO_POOL_FILTERS, poolOf, raritiesOf } from './pool.ts';
import { moveOf, tileAfter } from './tileKeys.ts';

const NOT_KNOWN = () => undefined;

const withKind = (supertype: string, name: string, number: string, quantity: number) => {
  const card = cardNamed({ name, number });
  const subtypes = ['Basic'];
  return {
    ...owned({ name, number }, quantity),
    card: { ...card, attributes: { ...card.attributes, supertype, subtypes } },
  };
};
const owning = (...cards: Parameters<typeof poolOf>[0]) => poolOf(cards, []);
const POOL = owning(
  withKind('Energy', 'Fighting Energy', '97', 60),
  withKind('Trainer', 'Bill', '91', 2),
  withKind('Pokémon', 'Pebbler', '7', 4),
);
const names = (entries: readonly { card: { name: string } }[]) => entries.map(({ card }) => card.name);

describe('the pool', () => {
  test('stands in the order Pokémon, trainers, energies', () => {
    expect(names(POOL.entries)).toEqual(['Pebbler', 'Bill', 'Fighting Energy']);
    expect(POOL.owned('base1-91')).toBe(2);
    expect(POOL.owned('base1-1')).toBe(0);
    expect(POOL.find('base1-7')?.name).toBe('Pebbler');
  });

  test('is narrowed by kind, words, rarity and set together', () => {
    expect(names(filterPool(POOL.entries, { ...NO_POOL_FILTERS, kind: 'trainer' }, NOT_KNOWN))).toEqual([
      'Bill',
    ]);
    expect(names(filterPool(POOL.entries, { ...NO_POOL_FILTERS, search: 'ENERGY' }, NOT_KNOWN))).toEqual([
      'Fighting Energy',
    ]);
    expect(
      filterPool(POOL.entries, { ...NO_POOL_FILTERS, kind: 'trainer', search: 'energy' }, NOT_KNOWN),
    ).toEqual([]);
    expect(filterPool(POOL.entries, { ...NO_POOL_FILTERS, rarity: 'Rare' }, NOT_KNOWN)).toEqual([]);
    expect(filterPool(POOL.entries, NO_POOL_FILTERS, NOT_KNOWN)).toBe(POOL.entries);
  });

  test('offers six rarities, and others that are owned', () => {
    expect(raritiesOf(POOL.entries)).toHaveLength(6);
    const rare = owning(owned({ rarity: 'Secret Rare' }));
    expect(raritiesOf(rare.entries).at(-1)).toBe('Secret Rare');
  });

  test('offers and finds rarities of the same letters as one', () => {
    const { entries } = owning(
      owned({ name: 'Pebbler', number: '1' }),
      owned({ name: 'Home Common', rarity: 'common', number: '2' }),
    );
    expect(raritiesOf(entries)).toHaveLength(6);
    expect(names(filterPool(entries, { ...NO_POOL_FILTERS, rarity: 'Common' }, NOT_KNOWN))).toEqual([
      'Pebbler',
      'Home Common',
    ]);
  });
});

describe('basic energy', () => {
  const water = withKind('Energy', 'Water Energy', '102', 1).card;
  const pool = poolOf([withKind('Pokémon', 'Pebbler', '7', 4)], [water]);

  test('is there in any number for those who own none', () => {
    expect(pool.owned(water.id)).toBe(60);
    expect(pool.find(water.id)?.name).toBe('Water Energy');
    expect(names(pool.entries)).toEqual(['Pebbler']);
  });

  test('fills up a deck', () => {
    const { outcome, lines } = complete([], pool.lines);
    expect(outcome).toMatchObject({ total: 60 });
    expect(lines.find(({ card }) => card.id === water.id)?.quantity).toBe(56);
  });
});

describe('building by itself', () => {
  test('returns what it added and keeps what was chosen', () => {
    const chosen = POOL.lines
      .filter(({ card }) => card.name === 'Bill')
      .map(({ card }) => ({ card, quantity: 1 }));
    const { outcome, lines } = complete(chosen, POOL.lines);
    expect(outcome).toMatchObject({ total: 60 });
    expect(lines.find(({ card }) => card.name === 'Bill')?.quantity).toBeGreaterThanOrEqual(1);
    const added = isRefusal(outcome) ? 0 : outcome.added.reduce((sum, { quantity }) => sum + quantity, 0);
    expect(added).toBe(59);
    expect(addedTo(lines, lines)).toEqual([]);
  });

  test('goes round cards of the deck that are not owned, and adds no more of them', () => {
    const fire = withKind('Energy', 'Fire Energy', '98', 1).card;
    const none = poolOf([], [fire]);
    const chosen = POOL.lines
      .filter(({ card }) => card.name !== 'Fighting Energy')
      .map(({ card }) => ({ card, quantity: 1 }));
    for (const { outcome, lines } of [
      complete(chosen, none.lines),
      completeForOfficial(chosen, none.lines, NOT_KNOWN, 'official'),
    ]) {
      expect(outcome).toMatchObject({ total: 60 });
      expect(Object.fromEntries(lines.map(({ card, quantity }) => [card.name, quantity]))).toEqual({
        'Fire Energy': 58,
        Bill: 1,
        Pebbler: 1,
      });
      expect(complete(lines, none.lines).outcome).toMatchObject({ added: [], total: 60 });
    }
  });

  test('for the official rules leaves out what does not play in full, and says why it took the rest', () => {
    const { outcome, lines } = completeForOfficial(
      [],
      POOL.lines,
      (cardId) => (cardId === 'base1-91' ? 'none' : undefined),
      'official',
    );
    expect(lines.some(({ card }) => card.name === 'Bill')).toBe(false);
    const reasons = isRefusal(outcome) ? [] : (outcome.reasons ?? []);
    expect(reasons.map(({ title }) => title)).toContain('Energy');
  });

  test('for a format takes what that takes alone, and refuses a deck that it does not', () => {
    const plays = () => undefined;
    const { outcome, lines } = completeForOfficial([], POOL.lines, plays, 'gym-leader');
    expect(isRefusal(outcome)).toBe(false);
    expect(lines.filter(({ card, quantity }) => !isFree(card) && quantity > 1)).toEqual([]);
    const chosen = POOL.lines.filter(({ card }) => card.name === 'Bill');
    const refused = completeForOfficial(chosen, POOL.lines, plays, 'expanded').outcome;
    expect(isRefusal(refused) ? refused.message : '').toMatch(/breaks a rule: .* is not in Expanded$/);
  });

  test('says why not, and leaves the deck alone', () => {
    const poor = owning(owned({ name: 'Pebbler' }, 4));
    const { outcome, lines } = complete([], poor.lines);
    expect(isRefusal(outcome) ? outcome.message : '').not.toBe('');
    expect(lines).toEqual([]);
  });

  test('the starter deck has sixty cards', () => {
    expect(STARTER_DECK.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(60);
  });
});

describe('keys', () => {
  test.each([
    ['ArrowRight', 4, 5],
    ['ArrowLeft', 0, undefined],
    ['ArrowDown', 4, 9],
    ['ArrowDown', 9, undefined],
    ['ArrowUp', 4, undefined],
    ['End', 2, 11],
    ['Home', 0, undefined],
    ['x', 4, undefined],
  ])('%s from %i leads to %s', (key, at, to) => {
    expect(tileAfter(key, at, 12, 5)).toBe(to);
  });

  test('plus also without shift, minus, and i', () => {
    expect(['+', '=', '-', '_', 'i', 'x'].map(moveOf)).toEqual([
      'add',
      'add',
      'remove',
      'remove',
      'look',
      undefined,
    ]);
  });
});
