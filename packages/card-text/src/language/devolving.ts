/** What takes the highest Stage off Pokémon: off whom, and where that card goes. */
import type { Place, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { pickPokemon } from './picks.ts';
import { defending } from './pokemon.ts';

export const devolving = listPhrase<Step>('devolving');

const EVOLVED = { evolved: true } as const;
type Group = { readonly whose: Whose; readonly place: Place };
const oneOfTheirs = oneOf<Group>('oneOfTheirEvolved', [
  ["1 of your opponent's evolved pokémon", { whose: 'opponent', place: 'inPlay' }],
  ["1 of your opponent's benched evolved pokémon", { whose: 'opponent', place: 'bench' }],
]);
const off = oneOf<'off'>('takenOff', [
  ['by putting the highest stage evolution card on it', 'off'],
  ['and put the highest stage evolution card on it', 'off'],
]);

// Back to the hand.
devolving.says`devolve ${oneOfTheirs} ${off} into your opponent's hand`.means((from) => [
  {
    do: 'devolve',
    on: pickPokemon({ from: { ...from, where: EVOLVED }, min: 1, max: 1 }),
    downTo: 'top',
    to: 'hand',
  },
]);
devolving.says`devolve 1 of your evolved pokémon ${off} into your hand`.means(() => [
  {
    do: 'devolve',
    on: pickPokemon({ from: { whose: 'own', place: 'inPlay', where: EVOLVED }, min: 1, max: 1 }),
    downTo: 'top',
    to: 'hand',
  },
]);
devolving.says`devolve ${defending} ${off} into your opponent's hand`.means((on) => [
  { do: 'devolve', on, downTo: 'top', to: 'hand' },
]);
devolving.says`if your opponent has any evolved pokémon in play, remove the highest stage evolution card from each of them and put those card back into (their|his or her) hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'inPlay', where: EVOLVED },
      downTo: 'top',
      to: 'hand',
    },
  ],
);
devolving.says`remove the highest stage evolution card from each of your opponent's benched evolved pokémon and put those card back into (their|his or her) hand`.means(
  () => [
    {
      do: 'devolve',
      on: { whose: 'opponent', place: 'bench', where: EVOLVED },
      downTo: 'top',
      to: 'hand',
    },
  ],
);

// Into the deck.
devolving.says`devolve 1 of your opponent's evolved pokémon by removing the highest stage evolution card from it. your opponent shuffles that card into (their) deck`
  .or`devolve 1 of your opponent's evolved pokémon by shuffling the highest stage evolution card on it into your opponent's deck`.means(
  () => [
    {
      do: 'devolve',
      on: pickPokemon({ from: { whose: 'opponent', place: 'inPlay', where: EVOLVED }, min: 1, max: 1 }),
      downTo: 'top',
      to: 'deck',
    },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
devolving.says`if your opponent has any evolved pokémon in play, choose 1 of them and flip a coin. if heads, remove the highest stage evolution card on that pokémon and have your opponent shuffle it into their deck`.means(
  () => [
    {
      do: 'choosePokemon',
      from: { whose: 'opponent', place: 'inPlay', where: EVOLVED },
      min: 1,
      max: 1,
      as: '@whom',
    },
    {
      do: 'if',
      is: { some: '@whom' },
      yes: [
        { do: 'flip', coins: 1, as: '@coin' },
        {
          do: 'if',
          is: { heads: '@coin' },
          yes: [
            { do: 'devolve', on: { bound: '@whom' }, downTo: 'top', to: 'deck' },
            { do: 'shuffle', whose: 'opponent' },
          ],
        },
      ],
    },
  ],
);
