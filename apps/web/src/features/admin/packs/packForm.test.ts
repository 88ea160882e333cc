/** What the packs' forms ask for, and what they send. */
import { DEFAULT_ODDS } from '@pokesol/packs';
import type { AdminPackType } from '@pokesol/protocol';
import { expect, test } from 'vitest';
import { resolverOf } from '../form/formMessages.ts';
import { drawChanges, emptyForm, fixedPackForm, packChangesOf, packForm, packFormOf } from './packForm.ts';
import { FIRE_PACK } from './testing.ts';

const PACK: AdminPackType = { ...FIRE_PACK, rarityOdds: DEFAULT_ODDS };

async function messages(values: object): Promise<Record<string, string | undefined>> {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const { errors } = await resolverOf(packForm)({ ...emptyForm(), ...values }, undefined, options);
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]));
}
const GOOD = { name: 'Fire Pack', price: '25', setId: 'base1' };

test('an untouched form names what is required', async () => {
  expect(await messages({})).toEqual({
    name: 'Name is required',
    price: 'Price is required',
    setId: 'Set is required',
  });
  expect(await messages(GOOD)).toEqual({});
});

test.each([
  ['cardCount', { cardCount: 0 }, 'Card count must be positive'],
  ['cardCount', { cardCount: Number.NaN }, 'Expected number, received nan'],
  ['artworkUrl', { artworkUrl: 'pack.png' }, 'Must be a valid URL'],
  ['price', { price: 'ten' }, 'Not a price'],
  ['price', { price: '-1' }, 'Not a price'],
  ['price', { price: '0.009' }, 'The price must be at least 0.01 POKE.'],
  ['price', { price: ' 0 ' }, 'The price must be at least 0.01 POKE.'],
  ['odds', { odds: { ...emptyForm().odds, common: '0.6' } }, 'The odds must add up to 1.'],
])('%s is judged', async (field, wrong, message) => {
  expect(await messages({ ...GOOD, ...wrong })).toEqual({ [field]: message });
});

test('the least price passes, and the starter pack may be free', async () => {
  expect(await messages({ ...GOOD, price: '0.01' })).toEqual({});
  expect(fixedPackForm.safeParse({ ...emptyForm('base1'), name: 'Starter Pack', price: '0' }).success).toBe(
    true,
  );
});

test('only what differs is sent, with what the admin saw', () => {
  const entered = packForm.parse(packFormOf(PACK));
  expect(packChangesOf(PACK, entered)).toBeUndefined();
  expect(packChangesOf(PACK, { ...entered, price: '30', description: 'Hot' })).toEqual({
    version: 3,
    revision: 'abc',
    price: '30',
    description: 'Hot',
  });
});

test('odds are compared by their value, not by how they are written', () => {
  const form = packFormOf(PACK);
  expect(drawChanges(PACK, { ...form, odds: { ...form.odds, common: '0.700' } })).toEqual({});
  const odds = { ...form.odds, common: '0.69', uncommon: '0.21' };
  expect(drawChanges(PACK, { ...form, odds })).toEqual({
    rarityOdds: { ...DEFAULT_ODDS, common: 0.69, uncommon: 0.21 },
  });
  expect(drawChanges(PACK, { ...form, odds: { ...odds, uncommon: '0.2' } })).toEqual({});
  expect(drawChanges(PACK, { ...form, cardCount: 5, refreshPool: true })).toEqual({
    cardCount: 5,
    refreshPool: true,
  });
});
