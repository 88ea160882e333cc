/** The messages at the plain fields of a card. */
import { asSetId } from '@pokesol/cards';
import { madeCard } from '@pokesol/cards/made';
import { isRefusal } from '@pokesol/engine/result';
import { expect, test } from 'vitest';
import { plainMessage } from './plainMessages.ts';

/** What is said at the plain fields of a card with these attributes. */
function saidOf(attributes: object): string[] {
  const form = { name: 'Embrix', cardNumber: '1', rarity: 'common', attributes };
  const made = madeCard(form, asSetId('base1'));
  return !isRefusal(made) ? [] : made.problems.map(plainMessage);
}
const attackWith = (facts: object) => saidOf({ attacks: [{ name: 'Ember', ...facts }] });

test('an attack without a name is asked for one', () => {
  expect(attackWith({ name: '' })).toEqual(['Give the attack a name']);
  expect(attackWith({ name: undefined })).toEqual(['Give the attack a name']);
  expect(saidOf({ attacks: { name: ' ' } })).toEqual(['Give the attack a name']);
});

test('HP and retreat cost say which numbers they take', () => {
  for (const hp of [7, 1001, 70.5, 'lots', ''])
    expect(saidOf({ hp })).toEqual(['A whole number from 10 to 1000']);
  expect(saidOf({ retreatCost: -1 })).toEqual(['A whole number from 0 to 10']);
});

test('a word that is no energy, no type or no kind is named', () => {
  expect(attackWith({ cost: ['Fire', 'Sound'] })).toEqual(['"Sound" is not an energy']);
  expect(attackWith({ cost: 'Sound' })).toEqual(['"Sound" is not an energy']);
  expect(saidOf({ types: ["So'und"], weaknesses: [{ type: 'Rain' }], resistance: 'Sun' })).toEqual([
    '"So\'und" is not a type',
    '"Rain" is not a type',
    '"Sun" is not a type',
  ]);
  expect(saidOf({ supertype: 'Spell' })).toEqual(['"Spell" is not a kind of card']);
});

test('a name that means nothing in an attack is named', () => {
  const said = '"cots" means nothing in an attack: fix it in the JSON below';
  expect(attackWith({ cots: 1 })).toEqual([said]);
  expect(saidOf({ attacks: { name: 'Ember', cots: 1 } })).toEqual([said]);
});

test('too many energies and too many attacks are named as such', () => {
  expect(attackWith({ cost: Array(11).fill('Fire') })).toEqual(['An attack costs at most 10 energies']);
  expect(saidOf({ attacks: Array(5).fill({ name: 'Ember' }) })).toEqual(['A card has at most 4 attacks']);
});

test('what has no plainer word is reported as the rules put it', () => {
  expect(attackWith({ damage: 'lots' })).toEqual([
    "Invalid damage. Write it as printed, such as '30', '30+' or '20×'",
  ]);
  expect(attackWith({ name: 5 })).toEqual(['Expected string, received number']);
});
