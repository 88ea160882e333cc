/** What counts as changed. */
import { expect, test } from 'vitest';
import { changedFields } from './changedFields.ts';

type Card = { name: string; hp?: number | undefined; artworkUrl: string | null; attacks: { name: string }[] };
const card: Card = { name: 'Charizard', hp: 120, artworkUrl: null, attacks: [{ name: 'Fire Spin' }] };

test('only the fields that differ are kept, as they were and as they are', () => {
  expect(changedFields(card, { ...card, name: 'Glurak', artworkUrl: 'https://cards.example/4.png' })).toEqual(
    {
      before: { name: 'Charizard', artworkUrl: null },
      after: { name: 'Glurak', artworkUrl: 'https://cards.example/4.png' },
    },
  );
});

test('a list or an object counts as a whole, by what is in it', () => {
  const attacks = [{ name: 'Fire Spin' }, { name: 'Energy Burn' }];
  expect(changedFields(card, { ...card, attacks: [{ name: 'Fire Spin' }] })).toBeUndefined();
  expect(changedFields(card, { ...card, attacks })).toEqual({
    before: { attacks: card.attacks },
    after: { attacks },
  });
});

test('a field that comes or goes stands on one side', () => {
  const { hp, ...without } = card;
  expect(changedFields(without, card)).toEqual({ before: {}, after: { hp } });
  expect(changedFields(card, without)).toEqual({ before: { hp }, after: {} });
});

test('nothing differs: there is nothing to write down', () => {
  expect(changedFields(card, structuredClone(card))).toBeUndefined();
  const { hp, ...without } = card;
  expect(changedFields<Card>({ ...without, hp: undefined }, without)).toBeUndefined();
});
