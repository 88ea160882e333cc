/** Damage and counters for a Pokémon that the text asks something about: «if that Pokémon …, this attack does 60 damage instead». */
import type { Condition, PokemonFilter, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { amount, count, number } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { anyGroup, defending, oneOfGroup, oneOrThat, target } from './pokemon.ts';
import { each } from './quantities.ts';
import { lack, state } from './states.ts';

export const chosenHarm = listPhrase<Step>('chosenHarm');

/** What it is like before anything is done to it. */
const like = phrase<PokemonFilter>('like');
like.says`${state}`.means((where) => where);
like.reads`already has [any] damage counter on it`.means(() => ({ damaged: true }));
like.says`${lack}`.means((not) => ({ not }));

const does = oneOf<'does'>('doesTo', [
  ['this attack does', 'does'],
  ['this attack also does', 'does'],
  ['does', 'does'],
]);
/** The one that was spoken of in the sentence before. */
const itAgain = oneOf<'again'>('itAgain', [
  ['that pokémon', 'again'],
  ['the defending pokémon', 'again'],
  ["your opponent's active pokémon", 'again'],
]);
const IT = { bound: '?pokemon' } as const;
const ifItIs = (where: PokemonFilter): Condition => ({ exists: { among: IT, where } });
chosenHarm.says`${does} ${amount} damage to ${oneOrThat}. if ${itAgain} ${like}, this attack does ${amount} more damage [to that pokémon]`.means(
  (_does, n, to, _again, where, then) => [
    { do: 'damage', to, amount: { sum: [n, { when: { exists: { among: IT, where } }, then }] } },
  ],
);
chosenHarm.reads`${does} ${amount} damage to ${oneOrThat}. if ${itAgain} ${like}, this attack does ${amount} damage plus ${amount} more damage`.means(
  (_does, n, to, _again, where, _n, then) => [
    { do: 'damage', to, amount: { sum: [n, { when: { exists: { among: IT, where } }, then }] } },
  ],
);
chosenHarm.says`${does} ${amount} damage to ${oneOrThat}. if ${itAgain} ${like}, this attack does ${amount} damage [to that pokémon] instead`.means(
  (_does, n, to, _again, where, then) => [
    {
      do: 'damage',
      to,
      amount: {
        sum: [
          { when: ifItIs(where), then },
          { when: { not: ifItIs(where) }, then: n },
        ],
      },
    },
  ],
);
chosenHarm.says`put ${number} damage counter on ${oneOrThat}. if ${itAgain} ${like}, put ${number} damage counter [on that pokémon] instead`.means(
  (n, on, _again, where, then) => [
    {
      do: 'putCounters',
      on,
      counters: {
        sum: [
          { when: ifItIs(where), then },
          { when: { not: ifItIs(where) }, then: n },
        ],
      },
    },
  ],
);
const ifDefendingIs = (where: PokemonFilter): Condition => ({ exists: { among: 'defending', where } });
chosenHarm.says`put ${number} damage counter on ${defending}. if ${itAgain} ${like}, put ${number} damage counter [on that pokémon|on the defending pokémon] instead`.means(
  (n, on, _again, where, then) => [
    {
      do: 'putCounters',
      on,
      counters: {
        sum: [
          { when: ifDefendingIs(where), then },
          { when: { not: ifDefendingIs(where) }, then: n },
        ],
      },
    },
  ],
);

// Chosen first, in a clause of its own.
const them = oneOf<'them'>('ofThem', [
  ['if your opponent has any Benched Pokémon, choose', 'them'],
  ['choose', 'them'],
]);
chosenHarm.reads`if your opponent has any benched pokémon, choose ${count} of them`.means((many) => [
  { do: 'choosePokemon', from: { whose: 'opponent', place: 'bench' }, ...many, as: '@chosen' },
]);
chosenHarm.reads`if you have any benched pokémon, choose ${count} of them`.means((many) => [
  { do: 'choosePokemon', from: { whose: 'own', place: 'bench' }, ...many, as: '@chosen' },
]);
chosenHarm.reads`${them} ${count} of ${anyGroup}(, and| and) (this attack does|do) ${amount} damage to (it|that pokémon|them|each of them)`.means(
  (_them, many, from, n) => [{ do: 'damage', to: pickPokemon({ from, ...many }), amount: n }],
);

// As many counters as were counted.
const counted = oneOf<'counted'>('countedFirst', [
  ['count the number of', 'counted'],
  ['count the amount of', 'counted'],
]);
chosenHarm.reads`${counted} ${each}. put that many damage counter on ${target}`
  .or`${counted} ${each} and put that many damage counter on ${target}`.means((_counted, counters, on) => [
  { do: 'putCounters', on, counters },
]);
chosenHarm.reads`put a number of damage counter on ${target} equal to the (number|amount) of ${each}`.means(
  (on, counters) => [{ do: 'putCounters', on, counters }],
);
chosenHarm.says`put damage counter on ${defending} until it is ${amount} hp away from being knocked out`
  .or`put a number of damage counter on ${defending} so that its remaining hp (is|are) ${amount}`.means(
  (on, hp) => [
    { do: 'putCounters', on, counters: { inCounters: { difference: [{ remainingHp: on }, hp] } } },
  ],
);
chosenHarm.reads`put ${number} damage counter on any pokémon { both yours and your opponent's } in any way you like`.means(
  (counters) => [{ do: 'distribute', among: { whose: 'both', place: 'inPlay' }, counters }],
);
// Energy that the chosen one has.
chosenHarm.says`put damage counter on ${oneOfGroup} equal to the amount of energy attached to it`.means(
  (on) => [{ do: 'putCounters', on, counters: { energy: IT } }],
);
chosenHarm.reads`${counted} energy attached to that pokémon. put that many damage counter on (the|that) pokémon`.means(
  () => [{ do: 'putCounters', on: { bound: '?pokemon' }, counters: { energy: { bound: '?pokemon' } } }],
);
