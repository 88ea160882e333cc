/** What tools, stadiums and special energy change as long as they are there, and what they answer. */
import type { CardFilter, Modifier, PokemonFilter, Reach, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { doings, type Held } from './abilities.ts';
import { acts } from './acts.ts';
import { laws } from './always.ts';
import { adjective, inName, plain, pokemonOfKind } from './cards.ts';
import { before, described, relative } from './describing.ts';
import { guard, need, place } from './frames.ts';
import { holders } from './holders.ts';
import { NO_ATTACKS } from './lent.ts';
import { amount, cardName, count, less, number, status, tens, type } from './numbers.ts';
import { ofSelf } from './ofSelf.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { self, thisCard } from './pokemon.ts';
import { colorless, colorlessLess, ofIt, predicate } from './predicates.ts';
import { byWhom } from './protections.ts';
import { ofStadiums } from './stadiums.ts';
import { state } from './states.ts';
import { ofTools } from './tools.ts';
import { when } from './triggers.ts';

/** As an ability says it, of the Pokémon that the card is attached to. */
const DISCARD: Step = { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' };

/** The card itself, once it has answered. */
const spent = listPhrase<Step>('spent');
spent.says`discard ${thisCard}`.means(() => [DISCARD]);

/** What is done to the Pokémon alone that was asked about. */
const toIt = listPhrase<Step>('toIt');
toIt.says`${acts}`.means((steps) => steps);
toIt.reads`(remove all of them|remove all special conditions from it|it recovers from all of them)`.means(
  () => [{ do: 'cure', on: 'self', statuses: 'all' }],
);

/** A sentence, with its full stop. */
export const held = listPhrase<Held>('held');
const doesNot = oneOf<'without'>('doesNotHave', [["doesn't have a rule box", 'without']]);
held.says`if ${self} ${doesNot}, it ${predicate}.`.means((_self, _not, modifiers) => [
  {
    part: 'always',
    holds: [{ on: { among: 'self', where: { not: { card: { tag: 'Rule Box' } } } }, modifiers }],
  },
]);
held.says`if that pokémon has ${amount} hp or less remaining, it ${predicate}.`.means(
  (remainingAtMost, modifiers) => [
    { part: 'always', holds: [{ on: { among: 'self', where: { remainingAtMost } }, modifiers }] },
  ],
);
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

const theirBlow = oneOf<'hit'>('byAttackOfTheirs', [
  ["by damage from an attack from your opponent's pokémon", 'hit'],
  ["by damage from an opponent's attack", 'hit'],
]);

// Of its own attacks, and of others that go down.
held.says`prevent all damage done to ${self} by attacks it uses.`.means((on) => [
  { part: 'always', holds: [{ on, modifiers: [{ change: 'preventOwnDamage' }] }] },
]);
held.says`when your active pokémon is knocked out ${theirBlow}, you may move a basic energy [card] from that pokémon to ${self}.`.means(
  (_blow, to) => [
    { part: 'answer', may: true, on: ['activeKnockedOut'] },
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { bound: 'fallen' }, part: 'energy', where: { basicEnergy: true } },
        min: 1,
        max: 1,
      }),
      to,
    },
  ],
);
held.reads`if ${self} (is in the active spot|is your active pokémon) and is knocked out ${theirBlow}, move up to ${amount} basic energy [card] from that pokémon to 1 of your benched pokémon.`.means(
  (on, _blow, max) => [
    { part: 'answer', may: false, on: ['knockedOutByAttack'], from: 'active' },
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on, part: 'energy', where: { basicEnergy: true } },
        min: 0,
        max,
        as: '@cards',
      }),
      to: pickPokemon({ from: { whose: 'own', place: 'bench' }, min: 1, max: 1, as: '@to' }),
    },
  ],
);
held.says`if ${self} would be knocked out by your opponent's attack, flip a coin. if heads, that pokémon is not knocked out and its remaining hp (becomes|become) ${amount} instead. then [,] ${spent}.`.means(
  (_self, hp, gone) => [
    { part: 'answer', may: false, on: ['wouldBeKnockedOut'] },
    { do: 'flip', coins: 1, as: '@coin' },
    { do: 'if', is: { heads: '@coin' }, yes: [{ do: 'survive', on: 'self', hp }, ...gone] },
  ],
);
held.says`if ${self} has a retreat cost of exactly ${number}, it ${predicate}.`.means(
  (_self, retreatCost, modifiers) => [
    { part: 'always', holds: [{ on: { among: 'self', where: { card: { retreatCost } } }, modifiers }] },
  ],
);
held.says`the retreat cost of ${self} is ${colorlessLess} less, and it can retreat even if it's asleep or paralyzed.`.means(
  (on, by) => [
    {
      part: 'always',
      holds: [
        {
          on,
          modifiers: [
            { change: 'retreat', by },
            { change: 'retreatsDespite', statuses: ['sleep', 'paralysis'] },
          ],
        },
      ],
    },
  ],
);
held.says`the ${before} pokémon ${thisCard} is attached to ${predicate}, recovers from all special conditions, and can't be affected by any special conditions.`.means(
  (where, _this, modifiers) => [
    {
      part: 'always',
      holds: [
        {
          on: { among: 'self', where },
          modifiers: [
            ...modifiers,
            { change: 'immune', statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
          ],
        },
      ],
    },
  ],
);
const takes = phrase<number>('prizesTakenForIt');
takes.says`that player takes ${number} more prize card`.means((n) => n);
const takesFewer = phrase<number>('prizesLeftForIt');
takesFewer.says`that player takes ${less} fewer prize card`.means((n) => n);
for (const by of [takes, takesFewer]) {
  held.says`if ${self} ${doesNot}, it ${predicate}, and if it is knocked out ${theirBlow}, ${by}.`.means(
    (_self, _not, modifiers, _blow, prizes) => [
      {
        part: 'always',
        holds: [
          {
            on: { among: 'self', where: { not: { card: { tag: 'Rule Box' } } } },
            modifiers: [...modifiers, { change: 'prizes', by: prizes, byAttack: true }],
          },
        ],
      },
    ],
  );
  held.says`the ${described} ${thisCard} is attached to ${predicate}, and (if|when) it is knocked out ${theirBlow}, ${by}.`.means(
    (where, _this, modifiers, _blow, prizes) => [
      {
        part: 'always',
        holds: [
          {
            on: { among: 'self', where },
            modifiers: [...modifiers, { change: 'prizes', by: prizes, byAttack: true }],
          },
        ],
      },
    ],
  );
}

for (const by of [takes, takesFewer])
  held.says`if the ${described} ${thisCard} is attached to ${state} and is knocked out ${theirBlow}, ${by}.`.means(
    (of, _this, where, _blow, prizes) => [
      {
        part: 'always',
        holds: [
          {
            on: { among: { among: 'self', where: of }, where },
            modifiers: [{ change: 'prizes', by: prizes, byAttack: true }],
          },
        ],
      },
    ],
  );
/** What changes of the one that was spoken of. */
const ofThatOne = listPhrase<Modifier>('modifiersOfThatOne');
ofThatOne.says`it ${predicate}`.means((modifiers) => modifiers);
ofThatOne.says`its attacks cost ${colorlessLess} less`.means((by) => [{ change: 'attackCost', by }]);
ofThatOne.says`its retreat cost is ${colorlessLess} less`.means((by) => [{ change: 'retreat', by }]);
ofThatOne.says`its attacks do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`.means(
  (by) => [{ change: 'damageDealt', by }],
);
held.says`if the ${described} ${thisCard} is attached to ${state}, ${ofThatOne}.`.means(
  (of, _this, where, modifiers) => [
    { part: 'always', holds: [{ on: { among: { among: 'self', where: of }, where }, modifiers }] },
  ],
);
held.says`if ${thisCard} is attached to ${cardName}, ${cardName} ${predicate}.`.means(
  (_this, name, again, modifiers) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where: { card: { any: [{ name }, { name: again }] } } }, modifiers }],
    },
  ],
);
held.says`${holders} ${predicate} and its attacks do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }.`.means(
  (on, modifiers, by) => [
    { part: 'always', holds: [{ on, modifiers: [...modifiers, { change: 'damageDealt', by }] }] },
  ],
);
held.says`when your active pokémon is knocked out ${theirBlow}, you may move (any amount of|any number of) ${type} energy [card] from that pokémon to ${self}.`.means(
  (_blow, of, to) => [
    { part: 'answer', may: true, on: ['activeKnockedOut'] },
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { bound: 'fallen' }, part: 'energy', providing: of },
        min: 0,
        max: 60,
      }),
      to,
    },
  ],
);
// Stadiums for a kind of Pokémon.
const ofBoth = (where: PokemonFilter) => ({ whose: 'both', place: 'inPlay', where }) as const;
held.says`each player pays ${colorlessLess} less to retreat their pokémon if it has ${inName} in its name.`.means(
  (by, nameHas) => [
    {
      part: 'always',
      holds: [{ on: ofBoth({ card: { nameHas } }), modifiers: [{ change: 'retreat', by }] }],
    },
  ],
);
held.says`each pokémon that does not have ${inName} in its name pays ${colorless} more to retreat.`.means(
  (nameHas, by) => [
    {
      part: 'always',
      holds: [{ on: ofBoth({ not: { card: { nameHas } } }), modifiers: [{ change: 'retreat', by }] }],
    },
  ],
);
held.says`(don't|do not) apply resistance to any attacks made by pokémon with ${inName} in their names.`.means(
  (nameHas) => [
    {
      part: 'always',
      holds: [
        { on: ofBoth({ card: { nameHas } }), modifiers: [{ change: 'damageIgnores', what: 'resistance' }] },
      ],
    },
  ],
);
held.says`all damage done by ${type} pokémon's attacks is reduced by ${less} { after applying weakness and resistance }.`.means(
  (of, by) => [
    {
      part: 'always',
      holds: [
        { on: ofBoth({ card: { type: of } }), modifiers: [{ change: 'damageDealt', by, after: true }] },
      ],
    },
  ],
);
held.says`each pokémon in play ${relative} { both yours and your opponent's } has no weakness and can't use any poké-powers.`.means(
  (where) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth(where),
          modifiers: [{ change: 'noWeakness' }, { change: 'noAbilities', kind: 'Poké-Power' }],
        },
      ],
    },
  ],
);
held.says`each player's ${type} evolved pokémon, ${type} evolved pokémon, and ${type} evolved pokémon can't use any poké-powers or poké-bodies.`.means(
  (a, b, c) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth({ evolved: true, card: { any: [{ type: a }, { type: b }, { type: c }] } }),
          modifiers: [
            { change: 'noAbilities', kind: 'Poké-Power' },
            { change: 'noAbilities', kind: 'Poké-Body' },
          ],
        },
      ],
    },
  ],
);
held.says`each player may evolve a pokémon that (they|that player) just played or evolved during that turn.`.means(
  () => [
    {
      part: 'always',
      holds: [
        {
          on: { whose: 'both', place: 'inPlay' },
          modifiers: [{ change: 'evolvesEarly', when: 'newInPlay' }],
        },
      ],
    },
  ],
);
held.says`each player's ${type} pokémon can evolve during their first turn or the turn (they play|that player plays) those pokémon.`.means(
  (of) => [
    {
      part: 'always',
      holds: [{ on: ofBoth({ card: { type: of } }), modifiers: [{ change: 'evolvesEarly' }] }],
    },
  ],
);
held.says`each pokémon legend in play { both yours and your opponent's } gets + ${amount} hp.`.means((by) => [
  { part: 'always', holds: [{ on: ofBoth({ card: { tag: 'LEGEND' } }), modifiers: [{ change: 'hp', by }] }] },
]);
const MEGA: PokemonFilter = { card: { tag: 'MEGA' } };
held.says`at any time between turns, put ${number} damage counter on each mega evolution pokémon [{ both yours and your opponent's }].`.means(
  (counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth(MEGA),
          modifiers: [
            { change: 'answer', on: 'checkup', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
held.says`whenever a pokémon with ${inName} in its name evolves, its owner removes ${number} damage counter from that pokémon { or 1 if it only has 1 }.`.means(
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
held.says`whenever any player plays a basic pokémon that doesn't have ${inName} in its name from their hand, that player puts ${number} damage counter on that pokémon.`.means(
  (nameHas, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth({ not: { card: { nameHas } } }),
          modifiers: [
            { change: 'answer', on: 'played', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
held.says`whenever any player puts a basic pokémon { excluding ${type} or ${type} pokémon } from their hand onto their bench, put ${number} damage counter on that pokémon.`.means(
  (a, b, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth({ not: { card: { any: [{ type: a }, { type: b }] } } }),
          modifiers: [
            { change: 'answer', on: 'played', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
held.says`whenever any player attaches a energy card from their hand to 1 of their ${before} pokémon, put ${number} damage counter on that pokémon.`.means(
  (where, counters) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth(where),
          modifiers: [
            { change: 'answer', on: 'energyAttached', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);

// Of a kind of Pokémon that has the card.
const kindOf = phrase<PokemonFilter>('kindOfHolder');
kindOf.says`the ${before} pokémon ${thisCard} is attached to`.means((where) => where);
kindOf.says`the ${pokemonOfKind} ${thisCard} is attached to`.means((tag) => ({ card: { tag } }));
held.says`(if|when) ${kindOf} is knocked out ${theirBlow}, ${doings}`.means((where, _hit, all) => [
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
held.says`if ${self} ${state}, it can use the (attack|gx attack) on ${thisCard}.`.means((among, where) => [
  { part: 'always', holds: [{ on: { among, where }, modifiers: [LENDS] }] },
]);
held.says`if ${thisCard} is attached to 1 of your pokémon, discard it at the end of (your|the) turn.`.means(
  () => [{ part: 'answer', may: false, on: ['turnEnds'] }, DISCARD],
);

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
/** What is done to that one alone. */
const toThatOne = listPhrase<Step>('toThatOneOfAny');
toThatOne.says`put ${number} damage counter on that pokémon`.means((counters) => [
  { do: 'putCounters', on: 'self', counters },
]);
toThatOne.says`heal ${tens} damage from that pokémon`.means((counters) => [
  { do: 'heal', on: 'self', counters },
]);
toThatOne.reads`remove ${number} damage counter from that pokémon`.means((counters) => [
  { do: 'heal', on: 'self', counters },
]);
toThatOne.says`remove ${number} damage counter and all special conditions from that pokémon`.means(
  (counters) => [
    { do: 'heal', on: 'self', counters },
    { do: 'cure', on: 'self', statuses: 'all' },
  ],
);
/** Whose energy is attached, of the Pokémon that get it. */
const gettingEnergy = phrase<Reach>('gettingEnergy');
gettingEnergy.says`[1 of their|a] ${described}`.means((where) => ({ whose: 'both', place: 'inPlay', where }));
gettingEnergy.says`(1 of their pokémon|a pokémon)`.means(() => ALL_IN_PLAY);
held.says`whenever ${anyPlayer} attaches a energy card from their hand to ${gettingEnergy}, ${toThatOne}.`.means(
  (_any, on, steps) => [
    { part: 'always', holds: [{ on, modifiers: [{ change: 'answer', on: 'energyAttached', steps }] }] },
  ],
);
const suchEnergy = phrase<CardFilter>('suchEnergy');
suchEnergy.says`${type} energy [card]`.means((of) => ({ kind: 'energy', type: of }));
suchEnergy.says`basic energy [card]`.means(() => ({ basicEnergy: true }));
suchEnergy.says`special energy [card]`.means(() => ({ specialEnergy: true }));
held.says`whenever ${anyPlayer} attaches a ${suchEnergy} from their hand to ${gettingEnergy}, ${toThatOne}.`.means(
  (_any, card, on, steps) => [
    { part: 'always', holds: [{ on, modifiers: [{ change: 'answer', on: 'energyAttached', card, steps }] }] },
  ],
);
held.says`whenever ${anyPlayer} (plays|puts) a basic pokémon from their hand onto their bench, ${toThatOne}.`.means(
  (_any, steps) => [
    { part: 'always', holds: [{ on: ALL_IN_PLAY, modifiers: [{ change: 'answer', on: 'played', steps }] }] },
  ],
);
held.says`whenever ${anyPlayer} plays a pokémon from their hand to evolve 1 of their pokémon, ${toThatOne}.`.means(
  (_any, steps) => [
    { part: 'always', holds: [{ on: ALL_IN_PLAY, modifiers: [{ change: 'answer', on: 'evolved', steps }] }] },
  ],
);
// What would bring it down.
const ofWhat = oneOf<'blow'>('ofWhichBlow', [
  ['damage from an attack', 'blow'],
  ["damage from an opponent's attack", 'blow'],
  ["damage from an attack from your opponent's pokémon", 'blow'],
]);
const stands = oneOf<'stands'>('staysUp', [
  ['that pokémon is not knocked out', 'stands'],
  ['it is not knocked out', 'stands'],
]);
held.says`if ${self} has full hp and would be knocked out by ${ofWhat}, ${stands}[,] and its remaining hp (becomes|become) ${amount} [instead]. (then,|if this happens,) ${spent}.`.means(
  (among, _blow, _stands, hp, gone) => [
    {
      part: 'answer',
      may: false,
      on: ['wouldBeKnockedOut'],
      while: { exists: { among, where: { damaged: false } } },
    },
    { do: 'survive', on: 'self', hp },
    ...gone,
  ],
);
held.says`if the ${described} ${thisCard} is attached to has full hp and would be knocked out by ${ofWhat}, ${stands}[,] and its remaining hp (becomes|become) ${amount} [instead]. (then,|if this happens,) ${spent}.`.means(
  (where, _this, _blow, _stands, hp, gone) => [
    {
      part: 'answer',
      may: false,
      on: ['wouldBeKnockedOut'],
      while: { exists: { among: 'self', where: { damaged: false, ...where } } },
    },
    { do: 'survive', on: 'self', hp },
    ...gone,
  ],
);
held.says`if a pokémon is asleep, its owner flips ${number} coin instead of 1 for that special condition (between turns|during pokémon checkup). if either of them is tails, that pokémon is still asleep.`.means(
  (coins) => [
    {
      part: 'always',
      holds: [{ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'sleepCoins', coins }] }],
    },
  ],
);
held.reads`the ${before} pokémon ${thisCard} is attached to ${predicate} { except ${pokemonOfKind} }.`.means(
  (where, _this, modifiers, tag) => [
    {
      part: 'always',
      holds: [{ on: { among: 'self', where: { not: { card: { tag } }, ...where } }, modifiers }],
    },
  ],
);
held.reads`if that pokémon's remaining hp is ${amount} or less, it ${predicate}.`.means(
  (remainingAtMost, modifiers) => [
    { part: 'always', holds: [{ on: { among: 'self', where: { remainingAtMost } }, modifiers }] },
  ],
);
held.says`during pokémon checkup, put ${amount} more damage counter on each poisoned ${adjective} pokémon { both yours and your opponent's }.`.means(
  (counters, card) => [
    {
      part: 'always',
      holds: [
        {
          on: { whose: 'both', place: 'inPlay', where: { statuses: ['poison'], card } },
          modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
        },
      ],
    },
  ],
);
held.says`when your active pokémon is knocked out ${theirBlow}, you may move ${count} basic energy [card] (that was attached to|from) that pokémon to ${self}.`.means(
  (_blow, many, to) => [
    { part: 'answer', may: true, on: ['activeKnockedOut'] },
    {
      do: 'attachEnergy',
      cards: pickCards({
        from: { on: { bound: 'fallen' }, part: 'energy', where: { basicEnergy: true } },
        ...many,
      }),
      to,
    },
  ],
);
held.says`the special condition ${status} can't be removed by evolving or devolving the ${status} pokémon.`.means(
  (each) => [
    {
      part: 'always',
      holds: [
        {
          on: { whose: 'both', place: 'inPlay', where: { statuses: [each] } },
          modifiers: [{ change: 'keepsConditions', statuses: [each] }],
        },
      ],
    },
  ],
);
held.says`at any time between turns, each player puts ${number} damage counter on their pokémon ${relative}.`.means(
  (counters, where) => [
    {
      part: 'always',
      holds: [
        {
          on: ofBoth(where),
          modifiers: [
            { change: 'answer', on: 'checkup', steps: [{ do: 'putCounters', on: 'self', counters }] },
          ],
        },
      ],
    },
  ],
);
for (const it of ['that pokémon', 'it'] as const) {
  const again = oneOf<'again'>(`holderAgain ${it}`, [[it, 'again']]);
  held.reads`if ${self} ${state}, any damage done to ${again} ${byWhom} is reduced by ${less} { after applying weakness and resistance }.`.means(
    (among, where, _it, of, by) => [
      {
        part: 'always',
        holds: [{ on: { among, where }, modifiers: [{ change: 'damageTaken', by, ...of }] }],
      },
    ],
  );
}
held.says`if ${kindOf} is damaged by an attack from your opponent's pokémon { even if (that pokémon|it) is knocked out }, ${doings}`.means(
  (where, all) => [
    { part: 'answer', may: false, on: ['damagedByAttack'], while: { exists: { among: 'self', where } } },
    ...all,
  ],
);
// Where no kind of Pokémon says it in one «if».
held.says`if ${need}, ${when}, ${doings}`.means((is, it, all) => [
  { part: 'answer', may: false, while: is, ...it },
  ...all,
]);
for (const kind of [ofTools, ofStadiums]) held.says`${kind}`.means((all) => all);
