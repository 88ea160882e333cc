/** Pokémon that change places. */
import type { Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { before, described } from './describing.ts';
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
switching.says`switch out your opponent's active pokémon to the bench`
  .or`your opponent chooses 1 of (their) benched pokémon and switches it with (their active pokémon|the defending pokémon)`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);
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
switching.reads`switch ${defending} with 1 of your opponent's benched pokémon`
  .or`switch 1 of your opponent's benched pokémon with ${defending}`.means(() => [
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
switching.reads`switch 1 of your opponent's benched pokémon with (their) active pokémon`
  .or`if your opponent has any benched pokémon, choose 1 of them and switch it with (the defending pokémon|their active pokémon)`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
      doneTo: 'benched',
    },
  ],
);

// The one that comes is chosen first.
const theirBench = phrase<Selector>('theirBench');
theirBench.says`your opponent's benched pokémon`.means(() => ({ whose: 'opponent', place: 'bench' }));
theirBench.says`your opponent's benched ${described}`.means((where) => ({
  whose: 'opponent',
  place: 'bench',
  where,
}));
for (const active of [defending, theirActive]) {
  switching.reads`choose 1 of ${theirBench} and switch ${active} with it`
    .or`choose 1 of ${theirBench} and switch (it|that pokémon) with ${active}`
    .or`switch 1 of ${theirBench} with ${active}`.means((from) => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from, by: 'own', min: 1, max: 1 }),
      doneTo: 'benched',
    },
  ]);
  switching.reads`switch ${active} with 1 of ${theirBench}`.means((_active, from) => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from, by: 'own', min: 1, max: 1 }),
      doneTo: 'benched',
    },
  ]);
}
const ownBench = phrase<Selector>('ownBench');
ownBench.says`your benched pokémon`.means(() => ({ whose: 'own', place: 'bench' }));
ownBench.says`your benched ${described}`.means((where) => ({ whose: 'own', place: 'bench', where }));
switching.reads`choose 1 of ${ownBench} and switch (it|that pokémon) with ${ownActive}`.means((from) => [
  { do: 'changePlaces', with: pickPokemon({ from, min: 1, max: 1 }), doneTo: 'active' },
]);
switching.says`switch in 1 of ${theirBench} to the active spot`.means((from) => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
