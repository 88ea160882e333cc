/** Attacks that do something for each of several Pokémon: each wording beside its meaning. */
import { expect, test } from 'vitest';
import { meaningOf, type Row } from '../testing/attackTexts.ts';

const READ: readonly Row[] = [
  // Searches, one for each.
  [
    'Choose 2 of your Benched Pokémon. For each of those Pokémon, search your deck for a Fire Energy card and attach it to that Pokémon. Shuffle your deck afterward.',
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 2, max: 2, as: 'pokemons1' },
        {
          do: 'forEach',
          pokemon: { bound: 'pokemons1' },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Fire' } },
              min: 0,
              max: 1,
              as: 'card1',
            },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
          ],
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'For each of your Benched Basic Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'own', place: 'bench', where: { card: { stages: ['basic'] } } },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'deck', whose: 'own', evolvesOnto: { bound: 'pokemon1' } },
              min: 0,
              max: 1,
              as: 'card1',
            },
            { do: 'evolve', card: { bound: 'card1' }, on: { bound: 'pokemon1' } },
          ],
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'Search your deck for a card that evolves from 1 of your Pokémon and put it onto that Pokémon to evolve it. Then, shuffle your deck.',
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'own', place: 'inPlay' }, min: 1, max: 1, as: 'pokemon1' },
        {
          do: 'chooseCards',
          from: { pile: 'deck', whose: 'own', evolvesOnto: { bound: 'pokemon1' } },
          min: 0,
          max: 1,
          as: 'card1',
        },
        { do: 'evolve', card: { bound: 'card1' }, on: { bound: 'pokemon1' } },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  [
    'For each of your Benched Pokémon that has the Cinder attack, search your deck for a Fire Energy card and attach it to that Pokémon. Then, shuffle your deck.',
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'own', place: 'bench', where: { card: { hasAttack: 'Cinder' } } },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'deck', whose: 'own', where: { kind: 'energy', type: 'Fire' } },
              min: 0,
              max: 1,
              as: 'card1',
            },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
          ],
        },
        { do: 'shuffle', whose: 'own' },
      ],
    },
  ],
  // Energy and counters, so many for each.
  [
    'Choose up to 2 of your Benched Pokémon and attach a Basic Fire Energy card from your discard pile to each of them.',
    '',
    {
      after: [
        { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, min: 0, max: 2, as: 'pokemons1' },
        {
          do: 'forEach',
          pokemon: { bound: 'pokemons1' },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'discard', whose: 'own', where: { basicEnergy: true, type: 'Fire' } },
              min: 1,
              max: 1,
              as: 'card1',
            },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
          ],
        },
      ],
    },
  ],
  [
    'Attach a Water Energy card from your discard pile to each of your Benched Pokémon.',
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'own', place: 'bench' },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { pile: 'discard', whose: 'own', where: { kind: 'energy', type: 'Water' } },
              min: 1,
              max: 1,
              as: 'card1',
            },
            { do: 'attachEnergy', cards: { bound: 'card1' }, to: { bound: 'pokemon1' } },
          ],
        },
      ],
    },
  ],
  [
    "Discard an Energy from each of your opponent's Pokémon.",
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'opponent', place: 'inPlay' },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { on: { bound: 'pokemon1' }, part: 'energy' },
              min: 1,
              max: 1,
              as: 'card1',
            },
            { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
          ],
        },
      ],
    },
  ],
  [
    "Discard a Special Energy from each of your opponent's Pokémon.",
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'opponent', place: 'inPlay' },
          as: 'pokemon1',
          steps: [
            {
              do: 'chooseCards',
              from: { on: { bound: 'pokemon1' }, part: 'energy', where: { specialEnergy: true } },
              min: 1,
              max: 1,
              as: 'card1',
            },
            { do: 'move', cards: { bound: 'card1' }, to: 'discard' },
          ],
        },
      ],
    },
  ],
  [
    "Move 4 damage counters from each of your Pokémon to your opponent's Active Pokémon.",
    '',
    {
      after: [
        {
          do: 'forEach',
          pokemon: { whose: 'own', place: 'inPlay' },
          as: 'pokemon1',
          steps: [{ do: 'moveCounters', from: { bound: 'pokemon1' }, to: 'defending', counters: 4 }],
        },
      ],
    },
  ],
  // Said of what came, and what is taken.
  [
    'If this Pokémon was on the Bench and became your Active Pokémon this turn, this attack does 90 more damage.',
    '30+',
    { damage: { sum: [30, { when: { cameThisTurn: 'self' }, then: 90 }] } },
  ],
  [
    "If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card.",
    '60',
    { prizes: { by: 1 } },
  ],
  ['If you go first, you can use this attack on your first turn.', '30', { onFirstTurn: true }],
];

test.each(READ)('«%s» [%s]', (text, printed, meaning) => {
  expect(meaningOf(text, printed)).toEqual(meaning);
});
