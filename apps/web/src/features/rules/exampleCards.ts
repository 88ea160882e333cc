/** The evolution line that the page of rules explains cards with: printed facts, and texts of our own. */
import type { CardJson } from '@pokesol/protocol';

type Example = Pick<CardJson, 'id' | 'name' | 'rarity' | 'cardNumber' | 'hp' | 'attacks'> & {
  readonly stage: string;
  readonly evolvesFrom?: string;
  readonly retreatCost: number;
  readonly pokedexNumber: number;
};

const example = ({ stage, evolvesFrom, retreatCost, pokedexNumber, ...card }: Example): CardJson => ({
  ...card,
  pokemonType: 'Fire',
  weakness: 'Water',
  attributes: {
    supertype: 'Pokémon',
    subtypes: [stage],
    types: ['Fire'],
    setName: 'Base',
    setSeries: 'Base',
    setTotal: 102,
    retreatCost,
    nationalPokedexNumber: pokedexNumber,
    ...(evolvesFrom === undefined ? {} : { evolvesFrom }),
  },
  set: { id: 'base1', name: 'Base' },
});

export const CHARMANDER = example({
  id: 'base1-46',
  name: 'Charmander',
  rarity: 'Common',
  cardNumber: '46',
  hp: 50,
  stage: 'Basic',
  retreatCost: 1,
  pokedexNumber: 4,
  attacks: [
    { name: 'Scratch', cost: ['Colorless'], damage: '10', text: '' },
    {
      name: 'Ember',
      cost: ['Fire', 'Colorless'],
      damage: '30',
      text: 'Discard a Fire Energy from this Pokémon.',
    },
  ],
});

export const CHARMELEON = example({
  id: 'base1-24',
  name: 'Charmeleon',
  rarity: 'Uncommon',
  cardNumber: '24',
  hp: 80,
  stage: 'Stage 1',
  evolvesFrom: 'Charmander',
  retreatCost: 1,
  pokedexNumber: 5,
  attacks: [{ name: 'Slash', cost: ['Colorless', 'Colorless', 'Colorless'], damage: '30', text: '' }],
});

export const CHARIZARD = example({
  id: 'base1-4',
  name: 'Charizard',
  rarity: 'Rare Holo',
  cardNumber: '4',
  hp: 120,
  stage: 'Stage 2',
  evolvesFrom: 'Charmeleon',
  retreatCost: 3,
  pokedexNumber: 6,
  attacks: [
    {
      name: 'Fire Spin',
      cost: ['Fire', 'Fire', 'Fire', 'Fire'],
      damage: '100',
      text: 'Discard 2 Energy from this Pokémon.',
    },
  ],
});
