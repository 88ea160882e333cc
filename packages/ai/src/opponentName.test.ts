/** The names AI opponents go by. */
import { seedRandom } from '@pokesol/engine';
import { expect, test } from 'vitest';
import { OFFICIAL_LEVELS } from './official/levels.ts';
import { firstName, opponentName } from './opponentName.ts';

const named = (types: readonly string[], seed = 'names') => {
  const random = seedRandom(seed);
  return Array.from({ length: 60 }, () => opponentName('easy', firstName(random), types, random));
};

test('a tier by level, and many names', () => {
  const random = seedRandom('tiers');
  const tiers = { easy: 'Rookie', medium: 'Expert', hard: 'Champion', expert: 'Grandmaster' };
  for (const level of OFFICIAL_LEVELS)
    expect(opponentName(level, 'Maya', ['Fire'], random)).toMatch(
      new RegExp(`^${tiers[level]} Maya [A-Z][a-z]+$`),
    );
  expect(new Set(named(['Fire'])).size).toBeGreaterThan(20);
  expect(named(['Fire'], 'one')).toEqual(named(['Fire'], 'one'));
});

test('the family name fits what most of the deck is; Colorless only where nothing else is', () => {
  const families = (types: readonly string[]) =>
    [...new Set(named(types).map((name) => name.split(' ')[2]))].sort();
  const fire = families(['Fire']);
  expect(fire).toEqual(['Ashby', 'Cinder', 'Ember']);
  expect(families(['Water', 'Fire', 'Fire'])).toEqual(fire);
  expect(families(['Colorless', 'Colorless', 'Fire'])).toEqual(fire);
  expect(families(['Colorless'])).toEqual(families([]));
  expect(families(['Colorless'])).not.toEqual(fire);
});
