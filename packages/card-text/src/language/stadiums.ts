/** What Stadiums change of both players' Pokémon, of a kind that any words describe, and what they answer. */
import type { PokemonFilter, Reach, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import type { Held } from './abilities.ts';
import { pokemonOfKind } from './cards.ts';
import { described } from './describing.ts';
import { amount, number, tens } from './numbers.ts';
import { thisCard } from './pokemon.ts';
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
// Fewer places on each Bench; who has too many discards down to that (rule 3.3a).
const places = phrase<number>('placesOnEachBench');
places.says`each player can't have more than ${amount} benched pokémon`.means((n) => n);
places.reads`no player may have more than ${amount} pokémon on their bench`.means((n) => n);
const onEachBench = (size: number): readonly Held[] => [
  {
    part: 'always',
    holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'benchSize', size }] }],
  },
];
ofStadiums.says`${places}.`.means(onEachBench);
// That who has too many discards, and who does first, the rule says as well.
for (const kept of [2, 3, 4]) {
  const size = oneOf<number>(`placesThatStay ${kept}`, [[String(kept), kept]]);
  const over = oneOf<number>(`moreThanStay ${kept}`, [[String(kept + 1), kept + 1]]);
  ofStadiums.reads`each player can't have more than ${size} benched pokémon. if a player has ${over} or more benched pokémon, they discard benched pokémon until they have ${size} pokémon on the bench. the player who played this card discards first. [if more than one effect changes the number of benched pokémon allowed, use the smaller number.]`.means(
    onEachBench,
  );
  ofStadiums.reads`each player can't have more than ${size} benched pokémon. when ${thisCard} comes into play, each player discards benched pokémon and any card attached to them until (they have|that player has) ${size} benched pokémon. { you discard your pokémon first. }`.means(
    onEachBench,
  );
}
