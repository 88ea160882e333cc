/** Things of trainer cards: what they are goes before chance. */
import { expect, test } from 'vitest';
import { itemFor } from './items.ts';

const byChance = () => 'orb' as const;

test.each([
  ['Potion', [], 'potion'],
  ['Ultra Ball', ['Item'], 'ball'],
  ['Full Heal', ['Item'], 'potion'],
  ['Cerulean City Gym', ['Stadium'], 'stadium'],
  ['Artazon', ['Stadium'], 'stadium'],
  ['Choice Band', ['Pokémon Tool'], 'badge'],
  ['Floating Stone', ['Item', 'Pokémon Tool'], 'badge'],
  ['Devolution', ['Technical Machine'], 'machine'],
  ['Something Else', ['Item'], 'orb'],
] as const)('%s %j is drawn as %s', (name, subtypes, item) => {
  expect(itemFor(name, subtypes, byChance)).toBe(item);
});
