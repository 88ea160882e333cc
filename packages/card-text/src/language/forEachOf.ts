/** What is done for each of several Pokémon, one after another: searches, energy, counters. */
import type { CardFilter, Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { chosenCards } from './cards.ts';
import { amount, count, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { anyGroup, selfOrDefending } from './pokemon.ts';
import { DECK, SHUFFLE, shuffled, sought } from './sought.ts';

export const forEachOf = listPhrase<Step>('forEachOf');
const EACH = { bound: '@each' } as const;

/** All of a group, or those that are chosen. */
const whom = phrase<Selector>('forEachWhom');
whom.says`for each of ${anyGroup},`.means((all) => all);
whom.says`choose ${count} of ${anyGroup}. for each of those pokémon,`.means((many, from) =>
  pickPokemon({ from, ...many }),
);
const thatOne = oneOf<'that'>('thatOne', [
  ['that pokémon', 'that'],
  ['it', 'that'],
]);
forEachOf.says`${whom} search your deck for ${sought} and attach it to ${thatOne} ${shuffled}`.means(
  (pokemon, cards) => [
    { do: 'forEach', pokemon, as: '@each', steps: [{ do: 'attachEnergy', cards, to: EACH }] },
    SHUFFLE,
  ],
);
forEachOf.says`${whom} search your deck for a card that evolves from that pokémon and put it onto ${thatOne} to evolve it ${shuffled}`.means(
  (pokemon) => [
    {
      do: 'forEach',
      pokemon,
      as: '@each',
      steps: [
        {
          do: 'evolve',
          card: pickCards({ from: { ...DECK, evolvesOnto: EACH }, min: 0, max: 1 }),
          on: EACH,
        },
      ],
    },
    SHUFFLE,
  ],
);

/** Energy, so many cards for each of them. */
const eachOf = phrase<Selector>('eachReceiver');
eachOf.says`each of ${anyGroup}`.means((all) => all);
forEachOf.says`attach ${chosenCards} to ${eachOf}`.means((cards, pokemon) => [
  { do: 'forEach', pokemon, as: '@each', steps: [{ do: 'attachEnergy', cards, to: EACH }] },
]);
forEachOf.says`choose ${count} of ${anyGroup}. attach ${chosenCards} to each of those pokémon`
  .or`choose ${count} of ${anyGroup} and attach ${chosenCards} to each of (them|those pokémon)`.means(
  (many, from, cards) => [
    {
      do: 'forEach',
      pokemon: pickPokemon({ from, ...many }),
      as: '@each',
      steps: [{ do: 'attachEnergy', cards, to: EACH }],
    },
  ],
);

/** Off each of them. */
const discardsOf = (
  where: CardFilter,
  many: { readonly min: number; readonly max: number },
): readonly Step[] => [
  { do: 'move', cards: pickCards({ from: { on: EACH, part: 'energy', where }, ...many }), to: 'discard' },
];
forEachOf.says`discard ${count} energy [card] (from|attached to) ${eachOf}`.means((many, pokemon) => [
  {
    do: 'forEach',
    pokemon,
    as: '@each',
    steps: [{ do: 'move', cards: pickCards({ from: { on: EACH, part: 'energy' }, ...many }), to: 'discard' }],
  },
]);
forEachOf.says`discard ${count} ${type} energy [card] (from|attached to) ${eachOf}`.means(
  (many, providing, pokemon) => [
    {
      do: 'forEach',
      pokemon,
      as: '@each',
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { on: EACH, part: 'energy', providing }, ...many }),
          to: 'discard',
        },
      ],
    },
  ],
);
forEachOf.says`discard ${count} special energy [card] (from|attached to) ${eachOf}`.means((many, pokemon) => [
  { do: 'forEach', pokemon, as: '@each', steps: discardsOf({ specialEnergy: true }, many) },
]);
forEachOf.says`discard ${count} basic energy [card] (from|attached to) ${eachOf}`.means((many, pokemon) => [
  { do: 'forEach', pokemon, as: '@each', steps: discardsOf({ basicEnergy: true }, many) },
]);
forEachOf.says`move ${amount} damage counter from ${eachOf} to ${selfOrDefending}`.means(
  (counters, pokemon, onto) => [
    { do: 'forEach', pokemon, as: '@each', steps: [{ do: 'moveCounters', from: EACH, to: onto, counters }] },
  ],
);
