/** Checks which trainers the rules know, and what each must be pointed at. */
import type { Target } from '@pokesol/engine/classic';
import { describe, expect, test } from 'vitest';
import { SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { KNOWN_TRAINERS, trainerEffect } from './trainerEffects.ts';

const POINTED_AT: Readonly<Record<string, Target | null>> = {
  'Professor Oak': null,
  Bill: null,
  Pokédex: null,
  'Computer Search': null,
  Potion: 'ownPokemon',
  'Super Potion': 'ownPokemon',
  Switch: 'ownBench',
  'Energy Removal': 'opponentPokemon',
  'Energy Retrieval': null,
  'Energy Search': null,
  Defender: 'ownPokemon',
  PlusPower: 'ownPokemon',
  'Gust of Wind': 'opponentBench',
  'Super Energy Removal': 'opponentPokemon',
  'Item Finder': null,
};

test('fifteen trainers are known', () =>
  expect([...KNOWN_TRAINERS].sort()).toEqual(Object.keys(POINTED_AT).sort()));

test.each(Object.entries(POINTED_AT))('%s is pointed at %s', (name, target) => {
  const effect = trainerEffect(name);
  expect(effect?.target).toBe(target);
  // Only a card that is pointed at something may speak of a target.
  const usesTarget = effect?.steps.some(
    (step) =>
      step.do === 'heal' ||
      step.do === 'attach' ||
      step.do === 'changePlaces' ||
      (step.do === 'discardEnergy' && step.off === 'target'),
  );
  expect(usesTarget).toBe(target !== null);
});

describe('the name decides', () => {
  test.each([
    ['Pokedex', 'Pokédex'],
    ['POKÉDEX', 'Pokédex'],
    ['Pokédex'.normalize('NFD'), 'Pokédex'],
    ['Plus Power', 'PlusPower'],
    ['computer search', 'Computer Search'],
  ])('%s is %s', (spelled, name) => {
    expect(trainerEffect(name)).not.toBeNull();
    expect(trainerEffect(spelled)).toBe(trainerEffect(name));
  });

  test.each(['Impostor Professor Oak', "Bill's Transfer", 'Full Heal', 'Switch Cart', 'constructor', ''])(
    '«%s» is unknown',
    (name) => expect(trainerEffect(name)).toBeNull(),
  );

  test('all shipped printings of one trainer do the same', () => {
    const known = SHIPPED_SETS.flatMap(({ id }) => shippedCards(id)).filter(
      (card) => card.supertype === 'Trainer' && trainerEffect(card.name) !== null,
    );
    expect([...new Set(known.map((card) => card.name))].sort()).toEqual(
      KNOWN_TRAINERS.filter((name) => name !== 'Energy Search').sort(),
    );
    expect(known.filter((card) => card.name === 'Switch').map((card) => card.id)).toEqual([
      'base1-95',
      'sv3pt5-206',
    ]);
  });
});
