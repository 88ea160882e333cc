/** What tools, stadiums and special energy change as long as they are there, and what they answer. */
import type { PokemonFilter, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { type AbilityPart, doings } from './abilities.ts';
import { acts } from './acts.ts';
import { laws } from './always.ts';
import { plain, pokemonOfKind } from './cards.ts';
import { guard, need, place } from './frames.ts';
import { holders } from './holders.ts';
import { NO_ATTACKS } from './lent.ts';
import { amount, cardName, number, type } from './numbers.ts';
import { ofSelf } from './ofSelf.ts';
import { before, self, thisCard } from './pokemon.ts';
import { ofIt, predicate } from './predicates.ts';
import { when } from './triggers.ts';

/** As an ability says it, of the Pokémon that the card is attached to. */
export type Held = Step | Extract<AbilityPart, { part: 'always' | 'answer' }>;

const DISCARD: Step = { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' };

/** The card itself, once it has answered. */
const spent = listPhrase<Step>('spent');
spent.says`discard ${thisCard}`.means(() => [DISCARD]);

/** What is done to the Pokémon alone that was asked about. */
const toIt = listPhrase<Step>('toIt');
toIt.says`${acts}`.means((steps) => steps);
toIt.reads`(remove all of them|it recovers from all of them)`.means(() => [
  { do: 'cure', on: 'self', statuses: 'all' },
]);

/** A sentence, with its full stop. */
export const held = listPhrase<Held>('held');
held.says`${laws}.`.means((holds) => [{ part: 'always', holds }]);
held.says`as long as ${guard}, ${laws}.`.means((it, holds) => [{ part: 'always', holds, ...it }]);
held.reads`if ${guard}, ${laws}.`.means((it, holds) => [{ part: 'always', holds, ...it }]);
held.reads`(if|as long as) ${ofSelf}, ${ofIt}.`.means((is, holds) => [
  { part: 'always', holds: [holds], while: is },
]);
held.reads`(if|as long as) ${place}, ${ofIt}.`.means((from, holds) => [
  { part: 'always', holds: [holds], from },
]);
held.says`${when}, you may ${doings}`.means((it, all) => [{ part: 'answer', may: true, ...it }, ...all]);
held.says`${when}, ${doings}`.means((it, all) => [{ part: 'answer', may: false, ...it }, ...all]);
held.says`${when}, if ${ofSelf}, ${acts}.`.means((it, is, yes) => [
  { part: 'answer', may: false, ...it },
  { do: 'if', is, yes },
]);
held.says`${when}, if ${ofSelf}, ${toIt}[,] and ${spent}.`.means((it, is, yes, gone) => [
  { part: 'answer', may: false, ...it },
  { do: 'if', is, yes: [...yes, ...gone] },
]);
held.reads`${when}, if ${ofSelf}, ${toIt}. then [,] ${spent}.`.means((it, is, yes, gone) => [
  { part: 'answer', may: false, ...it },
  { do: 'if', is, yes: [...yes, ...gone] },
]);
held.says`as long as ${place}, ${when}, ${doings}`.means((from, it, all) => [
  { part: 'answer', may: false, from, ...it },
  ...all,
]);
held.says`if ${need}, ${when}, ${doings}`.means((is, it, all) => [
  { part: 'answer', may: false, while: is, ...it },
  ...all,
]);

// Of a kind of Pokémon that has the card.
const kindOf = phrase<PokemonFilter>('kindOfHolder');
kindOf.says`the ${before} pokémon ${thisCard} is attached to`.means((where) => where);
kindOf.says`the ${pokemonOfKind} ${thisCard} is attached to`.means((tag) => ({ card: { tag } }));
const byAttack = oneOf<'hit'>('byAttackOfTheirs', [
  ["by damage from an attack from your opponent's pokémon", 'hit'],
  ["by damage from an opponent's attack", 'hit'],
]);
held.says`(if|when) ${kindOf} is knocked out ${byAttack}, ${doings}`.means((where, _hit, all) => [
  { part: 'answer', may: false, on: ['knockedOutByAttack'], while: { exists: { among: 'self', where } } },
  ...all,
]);
held.says`at the end of your turn, if ${place}, ${toIt}.`.means((from, all) => [
  { part: 'answer', may: false, on: ['turnEnds'], from },
  ...all,
]);
held.reads`(when|whenever) ${self} is your active pokémon and is damaged by (an opponent's attack|an attack from your opponent's pokémon) { even if (that pokémon|it) is knocked out }, ${doings}`.means(
  (_self, all) => [{ part: 'answer', may: false, on: ['damagedByAttack'], from: 'active' }, ...all],
);

// Tools of their own kinds.
held.says`your turn does not end if ${self} becomes ${cardName}.`.means((on, into) => [
  { part: 'always', holds: [{ on, modifiers: [{ change: 'turnGoesOn', into }] }] },
]);
const doesNot = oneOf<'without'>('doesNotHave', [["doesn't have a rule box", 'without']]);
held.says`if ${self} ${doesNot}, it ${predicate}.`.means((_self, _not, modifiers) => [
  {
    part: 'always',
    holds: [{ on: { among: 'self', where: { not: { card: { tag: 'Rule Box' } } } }, modifiers }],
  },
]);
held.says`the ${plain} pokémon ${thisCard} is attached to ${predicate}, except ${pokemonOfKind}.`.means(
  (card, _this, modifiers, tag) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where: { card: { ...card, not: { tag } } } }, modifiers }],
    },
  ],
);
held.says`the ${cardName} ${thisCard} is attached to is a ${type} pokémon.`.means((name, _this, of) => [
  {
    part: 'always',
    holds: [
      { on: { among: 'self', where: { card: { name } } }, modifiers: [{ change: 'types', types: [of] }] },
    ],
  },
]);
held.says`${holders} has no retreat cost, and the attacks it uses do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }.`.means(
  (on, by) => [
    {
      part: 'always',
      holds: [{ on, modifiers: [{ change: 'noRetreatCost' }, { change: 'damageDealt', by }] }],
    },
  ],
);
held.says`if ${thisCard} is attached to a ${type} pokémon, each of the attacks of that pokémon does ${amount} more damage to the active pokémon { before applying weakness and resistance }.`.means(
  (_this, of, by) => [
    {
      part: 'always',
      holds: [
        { on: { among: 'self', where: { card: { type: of } } }, modifiers: [{ change: 'damageDealt', by }] },
      ],
    },
  ],
);

// Attacks that the card lends; which, is printed beside the text.
const LENDS = { change: 'lends', attacks: NO_ATTACKS } as const;
held.says`${holders} can [also] use the attack on ${thisCard}.`.means((on) => [
  { part: 'always', holds: [{ on, modifiers: [LENDS] }] },
]);
held.says`if ${thisCard} is attached to 1 of your pokémon, discard it at the end of your turn.`.means(() => [
  { part: 'answer', may: false, on: ['turnEnds'] },
  DISCARD,
]);

// Whatever any player does, of the Pokémon to which it is done.
const anyPlayer = oneOf<'any'>('anyPlayer', [
  ['any player', 'any'],
  ['either player', 'any'],
  ['a player', 'any'],
]);
const ALL_IN_PLAY = { whose: 'both', place: 'inPlay' } as const;
held.says`whenever ${anyPlayer} (plays a pokémon from their hand to evolve 1 of their pokémon|plays any pokémon from their hand to evolve their pokémon), put ${number} damage counter on that pokémon.`.means(
  (_any, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ALL_IN_PLAY,
          modifiers: [
            { change: 'answer', on: 'evolved', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
held.says`whenever ${anyPlayer} puts a basic pokémon from their hand onto their bench, put ${number} damage counter on that pokémon.`.means(
  (_any, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ALL_IN_PLAY,
          modifiers: [
            { change: 'answer', on: 'played', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
