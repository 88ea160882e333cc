/** Cards that strain the layout: too much text, hardly any, and a picture that never comes. */
import type { CardJson } from '@pokesol/protocol';

export const bareCard: CardJson = {
  id: 'bare',
  name: '???',
  rarity: '',
  cardNumber: '0',
  attacks: [],
  attributes: {
    supertype: '',
    subtypes: [],
    types: [],
    setName: '',
    setSeries: '',
    setTotal: 0,
    retreatCost: 0,
  },
  set: { id: '', name: '' },
};

export const longCard: CardJson = {
  ...bareCard,
  id: 'long',
  name: "Team Aqua's Incomprehensibilities ex",
  rarity: 'Special Illustration Rare',
  cardNumber: 'SWSH123',
  hp: 340,
  pokemonType: 'Water',
  weakness: 'Lightning',
  resistance: 'Fighting',
  attacks: [
    {
      name: 'Thousand-Fathom Undertow Barrage',
      damage: '120×',
      cost: ['Water', 'Water', 'Water', 'Colorless', 'Colorless'],
      text: 'This attack does 120 damage for each Water Energy attached to this Pokémon. Discard as many as you like, then shuffle your deck.',
    },
    { name: 'Drizzle', damage: '', cost: [], text: 'Draw a card.' },
  ],
  attributes: {
    ...bareCard.attributes,
    supertype: 'Pokémon',
    subtypes: ['Stage 2', 'ex'],
    types: ['Water', 'Darkness'],
    artist: 'Someone With A Remarkably Long Name',
    setTotal: 198,
    retreatCost: 4,
    ability: { name: 'Unfathomable Presence', kind: 'Poké-Body' },
    normalPrice: 1234.5,
  },
};

export const brokenCard: CardJson = {
  ...longCard,
  id: 'broken',
  name: 'Lostbird',
  rarity: 'Rare',
  pokemonType: 'Flying',
  artworkUrl: '/no-such-picture.png',
};
