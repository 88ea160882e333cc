/** Texts of special energy: what it provides, who may hold it, what it changes. */
import type { Type } from '@pokesol/engine';
import type { Condition, Modifier, PokemonFilter, Step, Unit } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import type { Held } from './abilities.ts';
import { adjective, EVOLUTIONS, inName, pokemonOfKind } from './cards.ts';
import { condition } from './conditions.ts';
import { relative } from './describing.ts';
import { held } from './holds.ts';
import { amount, less, number, status, tens, type } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { benchTarget, self, thisCard } from './pokemon.ts';

export type EnergySaid =
  | Held
  /** While it is attached; `always`: in every place. */
  | { readonly part: 'provides'; readonly units: readonly Unit[]; readonly always: boolean }
  | { readonly part: 'energyPrice'; readonly steps: readonly Step[] }
  /** From play it goes to the hand instead of the discard pile. */
  | { readonly part: 'returns' }
  /** Such a Pokémon alone may hold it. */
  | { readonly part: 'onto'; readonly onto: PokemonFilter };

/** One unit of it can be any of these. */
const EVERY: readonly Type[] = [
  ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'] as const),
  ...(['Fairy', 'Dragon', 'Colorless'] as const),
];
const units = listPhrase<Unit>('units');
units.says`${type} energy`.means((a) => [[a]]);
units.says`2 ${type} energy`.means((a) => [[a], [a]]);
units.says`${type} ${type} energy`.means((a, b) => [[a], [b]]);
units.says`3 ${type} energy`.means((a) => [[a], [a], [a]]);
units.says`${type} ${type} ${type} energy`.means((a, b, c) => [[a], [b], [c]]);
/** Each unit as the player likes. */
const choices = listPhrase<Unit>('choices');
choices.says`every type of energy but provides only 1 energy at a time`.means(() => [EVERY]);
choices.says`every type of energy but provides [only] 2 energy at a time`.means(() => [EVERY, EVERY]);
choices.says`${type}, ${type}, and ${type} energy but provides only 1 energy at a time`.means((a, b, c) => [
  [a, b, c],
]);
choices.says`(both|) ${type} and ${type} energy but provides only 1 energy at a time`.means((a, b) => [
  [a, b],
]);
choices.says`${type} and ${type} energy but provides 2 energy at a time`.means((a, b) => [
  [a, b],
  [a, b],
]);
choices.reads`${type} energy and ${type} energy[,] but provides only 1 energy at a time`.means((a, b) => [
  [a, b],
]);
choices.says`2 in any combination of ${type} energy and ${type} energy`.means((a, b) => [
  [a, b],
  [a, b],
]);
choices.reads`${type} and /or ${type} energy but provides 2 energy at a time`.means((a, b) => [
  [a, b],
  [a, b],
]);
choices.says`${type}, ${type}, ${type}, or ${type} energy but provides only 1 energy at a time`.means(
  (a, b, c, d) => [[a, b, c, d]],
);
choices.reads`every type of energy, but provides only 2 energy at a time`.means(() => [EVERY, EVERY]);
choices.reads`every type of energy but only provides 1 energy at a time`.means(() => [EVERY]);

/** Of the Pokémon that may hold it. */
const holder = phrase<PokemonFilter>('holder');
holder.says`evolved pokémon`.means(() => ({ evolved: true }));
holder.says`evolved pokémon { excluding ${pokemonOfKind} }`.means((tag) => ({
  evolved: true,
  not: { card: { tag } },
}));
holder.says`evolution pokémon`.means(() => ({ card: { stages: EVOLUTIONS } }));
holder.says`${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
holder.says`${adjective} pokémon`.means((card) => ({ card }));
holder.says`pokémon ${relative}`.means((where) => where);
holder.says`pokémon with ${inName} in its name`.means((nameHas) => ({ card: { nameHas } }));

const sentence = listPhrase<EnergySaid>('energySentence');
sentence.says`${thisCard} provides ${units}.`.means((_this, all) => [
  { part: 'provides', units: all, always: true },
]);
sentence.reads`provides ${units}.`.means((all) => [{ part: 'provides', units: all, always: true }]);
sentence.says`as long as ${thisCard} is attached to a pokémon, it provides ${units}.`.means((_this, all) => [
  { part: 'provides', units: all, always: false },
]);
sentence.says`as long as ${thisCard} is attached to a pokémon, it provides ${choices}.`.means(
  (_this, all) => [{ part: 'provides', units: all, always: false }],
);
sentence.reads`while ${thisCard} is attached to a pokémon, it provides ${choices}.`.means((_this, all) => [
  { part: 'provides', units: all, always: false },
]);
sentence.reads`while in play, ${thisCard} provides ${choices}.`.means((_this, all) => [
  { part: 'provides', units: all, always: false },
]);
sentence.reads`while in play, ${thisCard} counts as every type of basic energy but only provides 1 energy at a time.`.means(
  () => [{ part: 'provides', units: [EVERY], always: false }],
);
sentence.reads`when ${thisCard} is attached to a pokémon, ${thisCard} provides ${choices}.`.means(
  (_this, _again, all) => [{ part: 'provides', units: all, always: false }],
);
sentence.reads`${thisCard} provides ${choices}.`.means((_this, all) => [
  { part: 'provides', units: all, always: false },
]);
sentence.says`${thisCard} can be attached only to a ${holder}.`.means((_this, onto) => [
  { part: 'onto', onto },
]);
sentence.reads`${thisCard} can only be attached to ${holder}.`.means((_this, onto) => [
  { part: 'onto', onto },
]);
sentence.reads`${thisCard} can only be attached to a ${holder}.`.means((_this, onto) => [
  { part: 'onto', onto },
]);
// It does not stay where it may not be put (rule 3.4a); said again of the same Pokémon.
sentence.reads`if ${thisCard} is attached to anything other than a ${holder}, discard ${thisCard}.`.means(
  (_this, onto) => [{ part: 'onto', onto }],
);
sentence.reads`{ if ${thisCard} is attached to anything other than a ${holder}, discard ${thisCard}. }`.means(
  (_this, onto) => [{ part: 'onto', onto }],
);
sentence.reads`if the pokémon ${thisCard} is attached to isn't a ${holder}, discard ${thisCard}.`.means(
  (_this, onto) => [{ part: 'onto', onto }],
);
sentence.reads`when the pokémon ${thisCard} is attached to is no longer a ${holder}, discard ${thisCard}.`.means(
  (_this, onto) => [{ part: 'onto', onto }],
);
sentence.reads`${thisCard} provides ${choices}, only while ${thisCard} is attached to a ${holder}.`.means(
  (_this, all, _again, onto) => [
    { part: 'provides', units: all, always: false },
    { part: 'onto', onto },
  ],
);
sentence.reads`${thisCard} provides ${units} only while (this card|it) is attached to a ${holder}.`.means(
  (_this, all, onto) => [
    { part: 'provides', units: all, always: false },
    { part: 'onto', onto },
  ],
);
// What it changes on some Pokémon alone.
sentence.says`damage done by attacks to ${self} is reduced by ${less} { after applying weakness and resistance }. ignore this effect if ${self} isn't ${type}.`.means(
  (_self, by, _again, of) => [
    {
      part: 'always',
      holds: [
        { on: { among: 'self', where: { card: { type: of } } }, modifiers: [{ change: 'damageTaken', by }] },
      ],
    },
  ],
);
sentence.says`if ${self} attacks, the attack does ${amount} more damage to the active pokémon { before applying weakness and resistance }. ignore this effect unless the attacking pokémon is ${type} or has ${inName} in its name.`.means(
  (_self, by, of, nameHas) => [
    {
      part: 'always',
      holds: [
        {
          on: { among: 'self', where: { any: [{ card: { type: of } }, { card: { nameHas } }] } },
          modifiers: [{ change: 'damageDealt', by }],
        },
      ],
    },
  ],
);
sentence.reads`if ${self} attacks, the attack does ${amount} more damage to the active pokémon { before applying weakness and resistance }. ignore this effect if ${self} isn't ${type}.`.means(
  (_self, by, _again, of) => [
    {
      part: 'always',
      holds: [
        { on: { among: 'self', where: { card: { type: of } } }, modifiers: [{ change: 'damageDealt', by }] },
      ],
    },
  ],
);

sentence.says`if ${self} attacks, the attack does ${amount} more damage to the active pokémon { before applying weakness and resistance }.`.means(
  (on, by) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'damageDealt', by }] }] }],
);

// What it provides under a condition.
const more = listPhrase<Unit>('moreUnits');
more.says`${choices}`.means((all) => all);
more.says`every type of energy but provides only 3 energy at a time`.means(() => [EVERY, EVERY, EVERY]);
more.reads`every type of energy but provides only 3 in any combination at a time`.means(() => [
  EVERY,
  EVERY,
  EVERY,
]);
more.says`every type of energy but provides [only] 4 energy at a time`.means(() => [
  EVERY,
  EVERY,
  EVERY,
  EVERY,
]);
more.says`${units}`.means((all) => all);
const TWO_SPECIAL: Condition = {
  quantity: { cards: { on: 'self', part: 'energy', where: { specialEnergy: true } } },
  atLeast: 2,
};
const asked = phrase<Condition>('energyCondition');
asked.says`${self} has any other special energy attached`.means(() => TWO_SPECIAL);
asked.says`${condition}`.means((is) => is);
asked.says`${condition}, and if ${thisCard} is attached to a evolution pokémon that doesn't have a rule box`.means(
  (is) => ({
    all: [
      is,
      {
        exists: {
          among: 'self',
          where: { card: { stages: EVOLUTIONS }, not: { card: { tag: 'Rule Box' } } },
        },
      },
    ],
  }),
);
sentence.says`while ${thisCard} is attached to a ${holder}, it provides ${more}.`.means(
  (_this, where, all) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where }, modifiers: [{ change: 'provides', units: all }] }],
    },
  ],
);
sentence.reads`while attached to a ${holder}, ${thisCard} provides ${more}.`.means((where, _this, all) => [
  {
    part: 'always',
    holds: [{ on: { among: 'self', where }, modifiers: [{ change: 'provides', units: all }] }],
  },
]);
sentence.reads`if ${thisCard} is attached to a ${holder}, ${thisCard} provides ${more} [instead].`.means(
  (_this, where, _again, all) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where }, modifiers: [{ change: 'provides', units: all }] }],
    },
  ],
);
sentence.reads`if ${asked}, it provides ${more}.`.means((is, all) => [
  {
    part: 'always',
    holds: [{ on: 'self', modifiers: [{ change: 'provides', units: all }] }],
    while: is,
  },
]);
sentence.says`if ${asked}, ${thisCard} provides ${more} [instead].`.means((is, _this, all) => [
  {
    part: 'always',
    holds: [{ on: 'self', modifiers: [{ change: 'provides', units: all }] }],
    while: is,
  },
]);
sentence.reads`while in play, if ${asked}, ${thisCard} provides ${more}.`.means((is, _this, all) => [
  {
    part: 'always',
    holds: [{ on: 'self', modifiers: [{ change: 'provides', units: all }] }],
    while: is,
  },
]);
sentence.reads`${thisCard} provides ${more} when attached to a pokémon that already has special energy card attached to it.`.means(
  (_this, all) => [
    {
      part: 'always',
      holds: [{ on: 'self', modifiers: [{ change: 'provides', units: all }] }],
      while: TWO_SPECIAL,
    },
  ],
);
sentence.reads`if the pokémon ${thisCard} is attached to isn't a evolved pokémon { or evolves into ${pokemonOfKind} }, discard ${thisCard}.`.means(
  (_this, tag) => [{ part: 'onto', onto: { evolved: true, not: { card: { tag } } } }],
);

// What happens when it is attached, and when a turn ends.
const played = oneOf<'attached'>('playedEnergy', [['if you play this card from your hand', 'attached']]);
sentence.reads`${played}, heal ${tens} damage from the pokémon you attach it to, if it has any.`.means(
  (_played, counters) => [
    { part: 'answer', may: false, on: ['attached'] },
    { do: 'heal', on: 'self', counters },
  ],
);
sentence.reads`${played}, remove ${number} damage counter from the pokémon you attach it to, if it has any.`.means(
  (_played, counters) => [
    { part: 'answer', may: false, on: ['attached'] },
    { do: 'heal', on: 'self', counters },
  ],
);
sentence.reads`${played}, the pokémon you attach it to is no longer ${status}, ${status}, ${status}, or ${status}.`.means(
  (_played, a, b, c, d) => [
    { part: 'answer', may: false, on: ['attached'] },
    { do: 'cure', on: 'self', statuses: [a, b, c, d] },
  ],
);
sentence.reads`${played}, the pokémon you attach it to is no longer affected by (a|any) special condition.`.means(
  () => [
    { part: 'answer', may: false, on: ['attached'] },
    { do: 'cure', on: 'self', statuses: 'all' },
  ],
);
sentence.says`when you attach ${thisCard} from your hand to 1 of your pokémon, it does ${amount} damage to that pokémon. { don't apply weakness and resistance. }`.means(
  (_this, damage) => [
    { part: 'answer', may: false, on: ['attached'] },
    { do: 'damage', to: 'self', amount: damage, plain: true },
  ],
);
sentence.says`when you attach ${thisCard} from your hand to 1 of your benched pokémon, switch that pokémon with your active pokémon.`.means(
  () => [
    { part: 'answer', may: false, on: ['attached'], from: 'bench' },
    { do: 'changePlaces', with: 'self', doneTo: 'benched' },
  ],
);
sentence.says`when you attach ${thisCard} from your hand to your active pokémon, switch that pokémon with ${benchTarget}.`.means(
  (_this, incoming) => [
    { part: 'answer', may: false, on: ['attached'], from: 'active' },
    { do: 'changePlaces', with: incoming, doneTo: 'active' },
  ],
);
sentence.says`when you attach ${thisCard} from your hand to your active pokémon, switch 1 of the defending pokémon with 1 of your opponent's benched pokémon. your opponent chooses the benched pokémon to switch.`.means(
  () => [
    { part: 'answer', may: false, on: ['attached'], from: 'active' },
    {
      do: 'changePlaces',
      with: pickPokemon({ from: { whose: 'opponent', place: 'bench' }, by: 'opponent', min: 1, max: 1 }),
      doneTo: 'active',
    },
  ],
);
const GONE = { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' } as const;
sentence.says`at the end of your turn, discard ${thisCard}.`.means(() => [
  { part: 'answer', may: false, on: ['turnEnds'] },
  GONE,
]);
sentence.reads`when your turn ends, discard ${thisCard}.`.means(() => [
  { part: 'answer', may: false, on: ['turnEnds'] },
  GONE,
]);
sentence.says`discard ${thisCard} at the end of the turn it was attached.`.means(() => [
  { part: 'answer', may: false, on: ['eachTurnEnds'] },
  GONE,
]);
sentence.says`${held}`.means((all) => all);

sentence.reads`while in play, ${thisCard} provides ${units}.`.means((_this, all) => [
  { part: 'provides', units: all, always: false },
]);
// Of the first years.
sentence.says`damage done to ${self} is reduced by ${less} { after applying weakness and resistance }. if ${self} isn't ${type}, whenever it damages a pokémon, reduce that damage by ${less} { before applying weakness and resistance }.`.means(
  (on, taken, _self, of, dealt) => [
    { part: 'always', holds: [{ on, modifiers: [{ change: 'damageTaken', by: taken }] }] },
    {
      part: 'always',
      holds: [
        {
          on: { among: 'self', where: { not: { card: { type: of } } } },
          modifiers: [{ change: 'damageDealt', by: dealt }],
        },
      ],
    },
  ],
);
sentence.says`if ${self} damages the defending pokémon { after applying weakness and resistance }, the attack does ${amount} more damage to the defending pokémon.`.means(
  (on, by) => [{ part: 'always', holds: [{ on, modifiers: [{ change: 'damageDealt', by, after: true }] }] }],
);
sentence.says`at the end of every turn, put ${number} damage counter on ${self}, unless it's ${type} or has ${inName} in its name.`.means(
  (counters, on, of, nameHas) => [
    {
      part: 'answer',
      may: false,
      on: ['eachTurnEnds'],
      while: {
        not: { exists: { among: 'self', where: { any: [{ card: { type: of } }, { card: { nameHas } }] } } },
      },
    },
    { do: 'putCounters', on, counters },
  ],
);
sentence.reads`if ${thisCard} is discarded from play, put it into your hand instead of the discard pile.`.means(
  () => [{ part: 'returns' }],
);
sentence.says`if this card is put into your discard pile from play, return it to your hand.`.means(() => [
  { part: 'returns' },
]);
sentence.says`you can attach ${thisCard} to (1 of your pokémon|a pokémon) only if you discard ${number} other card from your hand.`.means(
  (_this, n) => [
    {
      part: 'energyPrice',
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: n, max: n, price: true }),
          to: 'discard',
        },
      ],
    },
  ],
);
sentence.reads`you can attach ${thisCard} to (1 of your pokémon|a pokémon) only if you discard another card from your hand.`.means(
  () => [
    {
      part: 'energyPrice',
      steps: [
        {
          do: 'move',
          cards: pickCards({ from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, price: true }),
          to: 'discard',
        },
      ],
    },
  ],
);
sentence.says`whenever the ${type} pokémon ${thisCard} is attached to is your active pokémon and is damaged by an attack from your opponent's ${pokemonOfKind} { even if that pokémon is knocked out }, put ${number} damage counter on the attacking ${pokemonOfKind}.`.means(
  (of, _this, tag, counters, again) => [
    {
      part: 'answer',
      may: false,
      on: ['damagedByAttack'],
      from: 'active',
      while: {
        all: [
          { exists: { among: 'self', where: { card: { type: of } } } },
          { exists: { among: 'attacker', where: { card: { tag } } } },
        ],
      },
    },
    { do: 'putCounters', on: { among: 'attacker', where: { card: { tag: again } } }, counters },
  ],
);

// Beside a basic energy of a type.
const withBasic = phrase<Condition>('withBasicEnergy');
withBasic.says`the pokémon [that] ${thisCard} is attached to also has a basic ${type} energy card attached to it`.means(
  (_this, of) => ({
    quantity: { cards: { on: 'self', part: 'energy', where: { basicEnergy: true, type: of } } },
    atLeast: 1,
  }),
);
const ofHolder = phrase<Modifier>('ofHolder');
ofHolder.says`that pokémon has no weakness`.means(() => ({ change: 'noWeakness' }));
ofHolder.says`damage done by that pokémon's attack isn't affected by resistance`.means(() => ({
  change: 'damageIgnores',
  what: 'resistance',
}));
ofHolder.says`that pokémon can't be affected by any special conditions`.means(() => ({
  change: 'immune',
  statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'],
}));
ofHolder.says`damage done to that pokémon by attacks from your opponent's ${pokemonOfKind} is reduced by ${less}`.means(
  (tag, by) => ({ change: 'damageTaken', by, ofOpponent: true, from: { card: { tag } } }),
);
ofHolder.reads`damage done by your opponent's ${pokemonOfKind} is reduced by ${less}`.means((tag, by) => ({
  change: 'damageTaken',
  by,
  ofOpponent: true,
  from: { card: { tag } },
}));
ofHolder.says`prevent all effects of attacks, excluding damage, done to that pokémon by your opponent's pokémon`.means(
  () => ({ change: 'preventOtherEffects', ofOpponent: true }),
);
ofHolder.says`that pokémon's retreat cost is 0`.means(() => ({ change: 'noRetreatCost' }));
sentence.says`if ${withBasic}, ${ofHolder}. if ${withBasic}, ${ofHolder}. ignore these effects if ${thisCard} is attached to ${pokemonOfKind}.`.means(
  (first, a, second, b, _this, tag) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where: { not: { card: { tag } } } }, modifiers: [a] }],
      while: first,
    },
    {
      part: 'always',
      holds: [{ on: { among: 'self', where: { not: { card: { tag } } } }, modifiers: [b] }],
      while: second,
    },
  ],
);

export const energyText = listPhrase<EnergySaid>('energyText');
energyText.says`${sentence}`.means((all) => all);
energyText.says`${sentence} ${energyText}`.means((first, rest) => [...first, ...rest]);
