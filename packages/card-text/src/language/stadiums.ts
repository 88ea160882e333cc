/** What Stadiums change of both players' Pokémon, of a kind that any words describe, and what they answer. */
import type { PokemonFilter, Reach, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import type { Held } from './abilities.ts';
import { inName, pokemonOfKind } from './cards.ts';
import { described } from './describing.ts';
import { number, tens } from './numbers.ts';
import { colorless, colorlessLess } from './predicates.ts';

/** With the full stop that ends it. */
export const ofStadiums = listPhrase<Held>('ofStadiums');

const ofBoth = (where: PokemonFilter) => ({ whose: 'both', place: 'inPlay', where }) as const;

/** Of either player's Pokémon, each in its player's own words. */
const eitherOnes = phrase<PokemonFilter>('eitherPlayersOnes');
eitherOnes.says`their ${described}`.means((where) => where);
eitherOnes.reads`(a|1 of their) ${described}`.means((where) => where);
eitherOnes.reads`a ${pokemonOfKind} or ${described}`.means((tag, other) => ({
  any: [{ card: { tag } }, other],
}));
ofStadiums.says`each player pays ${colorlessLess} less to retreat ${eitherOnes}.`.means((by, where) => [
  { part: 'always', holds: [{ on: ofBoth(where), modifiers: [{ change: 'retreat', by }] }] },
]);
ofStadiums.says`each player pays ${colorless} more to retreat ${eitherOnes}.`.means((by, where) => [
  { part: 'always', holds: [{ on: ofBoth(where), modifiers: [{ change: 'retreat', by }] }] },
]);

// Whatever either player does, of the Pokémon to which it is done.
const anyPlayer = oneOf<'any'>('eitherPlayer', [
  ['either player', 'any'],
  ['any player', 'any'],
  ['a player', 'any'],
]);
/** What is done to that one alone. */
const toThatOne = listPhrase<Step>('toThatOneOfEither');
toThatOne.says`put ${number} damage counter on that pokémon`.means((counters) => [
  { do: 'putCounters', on: 'self', counters },
]);
toThatOne.says`heal ${tens} damage from that pokémon`.means((counters) => [
  { do: 'heal', on: 'self', counters },
]);
toThatOne.reads`remove ${number} damage counter from that pokémon [{ or 1 if it only has 1 }]`.means(
  (counters) => [{ do: 'heal', on: 'self', counters }],
);
/** What it has become; what it was before goes without saying of these. */
const become = phrase<Reach>('whatItEvolvedInto');
become.says`plays a ${described} from their hand to evolve 1 of their pokémon`.means(ofBoth);
become.says`plays a ${pokemonOfKind} from their hand to evolve 1 of their pokémon`.means((tag) =>
  ofBoth({ card: { tag } }),
);
const kindAbove = oneOf<PokemonFilter>('kindAboveAnother', [
  ['plays a pokémon vmax from their hand to evolve a pokémon v', { card: { tag: 'VMAX' } }],
  ['plays a pokémon vstar from their hand to evolve a pokémon v', { card: { tag: 'VSTAR' } }],
  ['plays any pokémon from their hand to level-up 1 of their pokémon', { card: { stages: ['levelUp'] } }],
]);
become.says`${kindAbove}`.means(ofBoth);
ofStadiums.says`whenever ${anyPlayer} ${become} [during their turn], ${toThatOne}.`.means(
  (_any, on, steps) => [
    { part: 'always', holds: [{ on, modifiers: [{ change: 'answer', on: 'evolved', steps }] }] },
  ],
);
ofStadiums.reads`whenever a pokémon with ${inName} in its name evolves, its owner removes ${number} damage counter from that pokémon.`.means(
  (nameHas, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth({ card: { nameHas } }),
          modifiers: [{ change: 'answer', on: 'evolved', steps: [{ do: 'heal', on: 'self', counters }] }],
        },
      ],
    },
  ],
);
