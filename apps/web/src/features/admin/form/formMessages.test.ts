/** The words under a field, out of the schemas that the server uses too. */
import { cardSetEdit, inputMessage, newCard, newCardSet, newPackType } from '@pokesol/protocol';
import type { FieldValues } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { artworkHint, resolverOf } from './formMessages.ts';

async function messageFor<Input extends FieldValues, Output>(
  schema: z.ZodType<Output, Input>,
  values: Input,
): Promise<Record<string, unknown>> {
  const { errors } = await resolverOf(schema)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  return Object.fromEntries(
    Object.entries(errors).map(([name, error]) => [
      name,
      error !== undefined && 'message' in error && error.message,
    ]),
  );
}

test('a set without a name, with an address that is none', async () => {
  expect(await messageFor(newCardSet, { name: ' ', artworkUrl: 'nowhere' })).toEqual({
    name: 'Name is required',
    artworkUrl: 'Must be a valid URL',
  });
  expect(await messageFor(newCardSet, { name: 'Isle', artworkUrl: 'javascript:alert(1)' })).toEqual({
    artworkUrl: 'Must be a valid URL',
  });
  expect(await messageFor(newCardSet, { name: 'Isle', description: '', artworkUrl: '' })).toEqual({});
  expect(await messageFor(cardSetEdit, { artworkUrl: 'https://art.example/isle.png' })).toEqual({});
});

test('a card and a pack whose forms were left empty', async () => {
  expect(await messageFor(newCard, { name: '', setId: '', cardNumber: '', rarity: 'common' })).toEqual({
    name: 'Name is required',
    setId: 'Set is required',
    cardNumber: 'Card number is required',
  });
  const rarityOdds = { common: 0.7, uncommon: 0.2, rare: 0.08, epic: 0.015, legendary: 0.005 };
  expect(await messageFor(newPackType, { name: '', price: '', cardCount: 0, setId: '', rarityOdds })).toEqual(
    {
      name: 'Name is required',
      price: 'Price is required',
      cardCount: 'Card count must be positive',
      setId: 'Set is required',
    },
  );
  expect(
    await messageFor(newPackType, {
      name: 'P',
      price: '1',
      cardCount: Number.NaN,
      setId: 'base1',
      rarityOdds,
    }),
  ).toEqual({ cardCount: 'Expected number, received nan' });
});

test('what has no words of its own', async () => {
  const schema = z.strictObject({
    missing: z.string(),
    number: z.number(),
    whole: z.int(),
    short: z.string().min(3),
    long: z.string().max(3),
    low: z.number().min(2),
    few: z.array(z.string()).min(1),
    choice: z.enum(['a', 'b']),
  });
  const wrong = { number: 'x', whole: 1.5, short: 'ab', long: 'abcd', low: 1, few: [], choice: 'c' };
  expect(await messageFor(schema, wrong as unknown as z.input<typeof schema>)).toEqual({
    missing: 'Required',
    number: 'Expected number, received string',
    whole: 'Expected integer, received float',
    short: 'String must contain at least 3 character(s)',
    long: 'String must contain at most 3 character(s)',
    low: 'Number must be at least 2',
    few: 'Array must contain at least 1 element(s)',
    choice: 'Invalid input',
  });
  const form = { name: 'Isle', total: 5 };
  expect(newCardSet.safeParse(form, { error: inputMessage }).error?.issues[0]?.message).toBe(
    'Unrecognized key: "total"',
  );
  expect(await messageFor(newCardSet, form)).toEqual({ '': 'Unrecognized key: "total"' });
});

test.each(['http://art.example/1.png', ' HTTP://art.example/1.png'])(
  '%j will not be loaded, and that is said',
  (address) =>
    expect(artworkHint(address, 'card', false)).toBe(
      'Only https pictures load; players will see the card as we draw it.',
    ),
);

test.each(['', 'https://art.example/1.png', 'http', 'https://art.example/?from=http://x'])(
  '%j may be',
  (address) =>
    expect(artworkHint(address, 'set', true)).toBe(
      'Without one, or where it does not load, players see the set as we draw it.',
    ),
);

test('a picture of another server, where those are switched off, is said not to be shown', () =>
  expect(artworkHint('https://art.example/1.png', 'pack', false)).toBe(
    'This server shows no pictures from other servers; players will see the pack as we draw it.',
  ));
