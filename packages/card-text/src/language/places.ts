/** Pokémon that change places. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { before } from './describing.ts';
import { count } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { benchTarget, defending, ownActive, self } from './pokemon.ts';

const theirActive = oneOf<'defending'>('theirActive', [
  ['their active pokémon', 'defending'],
  ['his or her active pokémon', 'defending'],
  ['1 of their active pokémon', 'defending'],
]);

/** A switch of the Active Pokémon. */
export const switching = listPhrase<Step>('switching');
switching.says`switch ${self} with ${benchTarget}`.means((_self, incoming) => [
  { do: 'changePlaces', with: incoming, doneTo: 'active' },
]);
switching.reads`switch ${ownActive} with ${benchTarget}`.means((_active, incoming) => [
  { do: 'changePlaces', with: incoming, doneTo: 'active' },
]);
switching.says`switch out your opponent's active pokémon to the bench`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
    doneTo: 'active',
  },
]);
switching.says`switch in ${count} of your opponent's benched pokémon to the active spot`.means((many) => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', ...many }),
    doneTo: 'benched',
  },
]);
switching.says`switch in 1 of your opponent's benched ${before} pokémon to the active spot`.means((where) => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench', where }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
switching.reads`switch 1 of your opponent's benched ${before} pokémon with ${theirActive}`.means((where) => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench', where }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
switching.reads`switch ${defending} with 1 of your opponent's benched pokémon`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
switching.reads`switch 1 of your opponent's benched pokémon with ${defending}`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);

for (const active of [defending, theirActive])
  switching.reads`your opponent switches ${active} with 1 of (their) benched pokémon [, if any]`.means(() => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ]);
switching.reads`if your opponent has any benched pokémon, that player chooses 1 of them and switches it with ${defending}`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);
switching.reads`switch 1 of your opponent's benched pokémon with (their) active pokémon`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
switching.reads`if your opponent has any benched pokémon, choose 1 of them and switch it with (the defending pokémon|their active pokémon)`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
      doneTo: 'benched',
    },
  ],
);
switching.reads`your opponent chooses 1 of (their) benched pokémon and switches it with (their active pokémon|the defending pokémon)`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);
