/** Damage counters that go from one Pokémon to another. */
import type { Selector, Step, Whose } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { before } from './describing.ts';
import { amount } from './numbers.ts';
import { pickPokemon } from './picks.ts';
import { anyGroup, defending, inPlayGroup, oneTarget, self } from './pokemon.ts';

export const shiftingCounters = listPhrase<Step>('shiftingCounters');

/** So many, or as many of them as the player says. */
type Counters = Extract<Step, { do: 'moveCounters' }>['counters'];
const counted = phrase<Counters>('countersMoved');
counted.says`${amount} damage counter`.means((n) => n);
counted.says`up to ${amount} damage counter`.means((upTo) => ({ upTo }));

/** One that gives a counter has one. */
type Group = { readonly whose: Whose; readonly place: 'inPlay' | 'bench'; readonly other?: true };
const giver = oneOf<Group>('giverOfCounters', [
  ['1 of your pokémon', { whose: 'own', place: 'inPlay' }],
  ['1 of your benched pokémon', { whose: 'own', place: 'bench' }],
  ['1 of your other pokémon', { whose: 'own', place: 'inPlay', other: true }],
]);
const hurt = (from: Group): Selector =>
  pickPokemon({ from: { ...from, where: { damaged: true } }, min: 1, max: 1, as: '@from' });
const MINE = { whose: 'own', place: 'inPlay' } as const;
const THEIRS = { whose: 'opponent', place: 'inPlay' } as const;

shiftingCounters.says`move ${counted} from 1 of your pokémon to another of your pokémon`.means((counters) => [
  {
    do: 'moveCounters',
    from: hurt(MINE),
    to: pickPokemon({ from: { ...MINE, notIn: '?pokemon' }, min: 1, max: 1 }),
    counters,
  },
]);
shiftingCounters.says`move ${counted} from 1 of your pokémon to another as long as you don't knock out that pokémon`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt(MINE),
      to: pickPokemon({
        from: { ...MINE, where: { hpLeftOver: 10 }, notIn: '?pokemon' },
        min: 1,
        max: 1,
      }),
      counters,
    },
  ],
);
const amongTheirs = oneOf<'theirs'>('amongTheirs', [
  ["another of your opponent's pokémon", 'theirs'],
  ['another of their pokémon', 'theirs'],
  ['another { even if it would knock out the other pokémon }', 'theirs'],
  ['another', 'theirs'],
]);
shiftingCounters.says`move ${counted} from 1 of your opponent's pokémon to ${amongTheirs}`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt(THEIRS),
      to: pickPokemon({ from: { ...THEIRS, notIn: '?pokemon' }, min: 1, max: 1 }),
      counters,
    },
  ],
);
shiftingCounters.says`move ${counted} from 1 of your ${before} pokémon to another of your ${before} pokémon`.means(
  (counters, from, to) => [
    {
      do: 'moveCounters',
      from: pickPokemon({
        from: { whose: 'own', place: 'inPlay', where: { damaged: true, ...from } },
        min: 1,
        max: 1,
        as: '@from',
      }),
      to: pickPokemon({
        from: { whose: 'own', place: 'inPlay', where: to, notIn: '?pokemon' },
        min: 1,
        max: 1,
      }),
      counters,
    },
  ],
);
shiftingCounters.says`move ${counted} from 1 of your pokémon to ${self} as long as you don't knock out ${self}`.means(
  (counters) => [
    {
      do: 'moveCounters',
      from: hurt(MINE),
      to: { among: 'self', where: { hpLeftOver: 10 } },
      counters,
    },
  ],
);
shiftingCounters.says`move ${counted} from 1 of ${inPlayGroup} to 1 of ${inPlayGroup}`.means(
  (counters, from, to) => [
    {
      do: 'moveCounters',
      from: pickPokemon({ from, min: 1, max: 1, as: '@from' }),
      to: pickPokemon({ from: to, min: 1, max: 1, as: '@to' }),
      counters,
    },
  ],
);
shiftingCounters.says`move ${counted} from ${giver} to ${self}`.means((counters, from, to) => [
  { do: 'moveCounters', from: hurt(from), to, counters },
]);

// Off several at once.
shiftingCounters.says`move all damage counter from (each of|all of) ${anyGroup} to ${oneTarget}`.means(
  (pokemon, to) => [
    {
      do: 'forEach',
      pokemon,
      as: '@each',
      steps: [{ do: 'moveCounters', from: { bound: '@each' }, to, counters: 'all' }],
    },
  ],
);
shiftingCounters.says`move ${amount} damage counter from (each of|all of) ${anyGroup} to ${oneTarget}`.means(
  (counters, pokemon, to) => [
    {
      do: 'forEach',
      pokemon,
      as: '@each',
      steps: [{ do: 'moveCounters', from: { bound: '@each' }, to, counters }],
    },
  ],
);
shiftingCounters.reads`move ${counted} from 1 of ${anyGroup} to ${defending}`.means((counters, from, to) => [
  { do: 'moveCounters', from: pickPokemon({ from, min: 1, max: 1, as: '@from' }), to, counters },
]);
shiftingCounters.says`move ${counted} from ${self} to ${oneTarget}`.means((counters, from, to) => [
  { do: 'moveCounters', from, to, counters },
]);
shiftingCounters.says`move ${counted} from your active pokémon to ${defending}`.means((counters, to) => [
  { do: 'moveCounters', from: { whose: 'own', place: 'active' }, to, counters },
]);
