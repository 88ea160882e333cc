/** Pokémon that leave play or come forward, in the words of the first years. */
import type { Selector, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { pickPokemon } from './picks.ts';
import {
  benchGroup,
  defending,
  inPlayGroup,
  oneOfGroup,
  oneOrThat,
  pokemonPronoun,
  self,
  selfOrOne,
} from './pokemon.ts';

export const ownPlaces = listPhrase<Step>('ownPlaces');

const attached = oneOf<'attached'>('allAttached', [
  ['and all cards attached to it', 'attached'],
  ['and all attached cards', 'attached'],
]);
const theirHand = oneOf<'hand'>('theirHand', [
  ["your opponent's hand", 'hand'],
  ['their hand', 'hand'],
  ["its owner's hand", 'hand'],
]);
/** Back to the hand: of one that is chosen, of the one that was. */
for (const one of [oneOfGroup, pokemonPronoun, defending])
  ownPlaces.reads`(return|put) ${one} ${attached} (to|back to|back into) ${theirHand}`.means((on) => [
    { do: 'takeBack', on, to: 'hand', all: true },
  ]);
ownPlaces.reads`(return|put) ${oneOrThat} ${attached} (to|back to|back into) your hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
ownPlaces.reads`your opponent returns ${defending} ${attached} to (their) hand`.means((on) => [
  { do: 'takeBack', on, to: 'hand', all: true },
]);
ownPlaces.reads`your opponent shuffles (their active pokémon|the defending pokémon) ${attached} into (their) deck`.means(
  () => [
    { do: 'takeBack', on: 'defending', to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
ownPlaces.says`put ${oneOfGroup} ${attached} on top of your opponent's deck. your opponent shuffles (their) deck [afterward]`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
ownPlaces.reads`put ${defending} ${attached} on top of your opponent's deck. your opponent shuffles (their) deck [afterward]`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'opponent' },
  ],
);
ownPlaces.reads`put ${selfOrOne} and all card attached (to it|to) on top of your deck. shuffle your deck [afterward]`.means(
  (on) => [
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'own' },
  ],
);
// A Pokémon that comes to the Active Spot.
const theirActive = oneOf<'active'>('theirActiveAgain', [
  ["your opponent's Active Pokémon", 'active'],
  ['the defending pokémon', 'active'],
  ['1 of the defending pokémon', 'active'],
  ['their active pokémon', 'active'],
  ['it', 'active'],
]);
ownPlaces.says`switch in 1 of ${benchGroup} to the active spot`.means((from) => [
  { do: 'changePlaces', with: pickPokemon({ from, by: 'own', min: 1, max: 1 }), doneTo: 'benched' },
]);
ownPlaces.reads`choose 1 of ${benchGroup} and switch (it|that pokémon) with ${theirActive}`.means((from) => [
  { do: 'changePlaces', with: pickPokemon({ from, by: 'own', min: 1, max: 1 }), doneTo: 'benched' },
]);
ownPlaces.reads`switch ${theirActive} with 1 of their benched pokémon`.means(() => [
  {
    do: 'changePlaces',
    with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'own', min: 1, max: 1 }),
    doneTo: 'benched',
  },
]);
ownPlaces.reads`your opponent chooses 1 of their benched pokémon and switches it with ${theirActive}`.means(
  () => [
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);

// What lies on a Pokémon besides energy.
for (const on of [defending, pokemonPronoun, inPlayGroup])
  ownPlaces.says`discard all trainer card attached to ${on}`.means((those) => [
    { do: 'move', cards: { on: those, part: 'attached' }, to: 'discard' },
  ]);

/** What is attached goes elsewhere, as brackets say; the cards under a Pokémon are not attached to it. */
export const leavingInBrackets = listPhrase<Step>('leavingInBrackets');
const withoutAttached = (on: Selector, gone: Step): readonly Step[] => [
  { do: 'move', cards: { on, part: 'energy' }, to: 'discard' },
  { do: 'move', cards: { on, part: 'attached' }, to: 'discard' },
  gone,
];
leavingInBrackets.says`shuffle ${self} into your deck. { discard all card attached to ${self}. }`.means(
  (on) => [
    { do: 'move', cards: { on, part: 'energy' }, to: 'discard' },
    { do: 'move', cards: { on, part: 'attached' }, to: 'discard' },
    { do: 'takeBack', on, to: 'deck', all: true },
    { do: 'shuffle', whose: 'own' },
  ],
);
leavingInBrackets.reads`(return|put) ${self} (to|into) your hand. { discard all card attached to ${self}. }`.means(
  (on) => withoutAttached(on, { do: 'takeBack', on, to: 'hand', all: true }),
);
leavingInBrackets.reads`(return|put) ${self} (to|into) your hand. { discard all attached card. }`.means(
  (on) => withoutAttached(on, { do: 'takeBack', on, to: 'hand', all: true }),
);
ownPlaces.says`discard all card attached to ${self} and (return|put) it (to|into) your hand`.means((on) =>
  withoutAttached(on, { do: 'takeBack', on, to: 'hand', all: true }),
);
leavingInBrackets.says`return ${self} and all energy card attached to it to your hand. { discard all other card attached to ${self}. }`.means(
  (on) => [
    { do: 'move', cards: { on, part: 'attached' }, to: 'discard' },
    { do: 'takeBack', on, to: 'hand', all: true },
  ],
);
