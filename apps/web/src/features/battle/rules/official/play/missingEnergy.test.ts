/** What an attack still lacks is named by type and number, in as few signs as can be. */
import type { Type } from '@pokesol/engine';
import type { Unit } from '@pokesol/engine/official';
import { expect, test } from 'vitest';
import { missingEnergyText, missingIn } from './missingEnergy.ts';

const FIRE: Unit = ['Fire'];
const ANY: Unit = ['Colorless'];
const FIRE_OR_WATER: Unit = ['Fire', 'Water'];

test.each<[units: Unit[], cost: Type[], places: number[], text: string]>([
  [[], ['Fire', 'Colorless'], [0, 1], 'Needs 1 more Fire Energy and 1 more of any type.'],
  [[FIRE], ['Fire', 'Colorless'], [1], 'Needs 1 more Energy of any type.'],
  [[ANY, ANY], ['Fire', 'Colorless'], [0], 'Needs 1 more Fire Energy.'],
  [[FIRE, ANY], ['Fire', 'Colorless'], [], ''],
  // What gives two types pays for the one that nothing else pays for.
  [[FIRE_OR_WATER, FIRE], ['Fire', 'Water'], [], ''],
  [[FIRE_OR_WATER], ['Water', 'Water'], [0], 'Needs 1 more Water Energy.'],
])('%j for %j', (units, cost, places, text) => {
  expect([...missingIn(units, cost)]).toEqual(places);
  expect(missingEnergyText(units, cost)).toBe(text);
});
