/** For tests only: a card made by hand, which leaves everything out that can be left out. */
import type { Card } from '../card.ts';
import { asCardId, asSetId } from '../ids.ts';

export const homemade = (facts: Partial<Card>): Card => ({
  id: asCardId('home-1'),
  setId: asSetId('home'),
  name: 'Someone',
  supertype: 'Pokémon',
  subtypes: [],
  types: [],
  attacks: [],
  abilities: [],
  weaknesses: null,
  resistances: null,
  retreatCost: 0,
  rarity: 'Common',
  cardNumber: '1',
  artist: '',
  ...facts,
});
