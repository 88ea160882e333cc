/** What always holds: of whom, and what of them. */
import type { Continuous } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { damageLaw } from './attackDamage.ts';
import { playLaw } from './bans.ts';
import { cardNoun, cardsIn, pokemonOfKind } from './cards.ts';
import { costLaw } from './costs.ts';
import { relative } from './describing.ts';
import { energyLaw } from './energyLaws.ts';
import { group, holders, itsAttacks, side } from './holders.ts';
import { amount, number, type } from './numbers.ts';
import { self } from './pokemon.ts';
import { predicate } from './predicates.ts';
import { prizeLaw } from './prizeLaws.ts';
import { state } from './states.ts';
import { theirPlayLaw } from './theirPlays.ts';

/** Of whom, and what. */
const law = phrase<Continuous>('law');
law.says`${holders} ${predicate}`.means((on, modifiers) => ({ on, modifiers }));
// «It» is the one that was named.
law.reads`${self} gets + ${amount} hp for each ${type} energy [card] attached to it`.means((on, by, of) => ({
  on,
  modifiers: [{ change: 'hp', by: { product: [by, { energy: on, type: of }] } }],
}));
law.reads`${self} gets + ${amount} hp for each energy [card] attached to it`.means((on, by) => ({
  on,
  modifiers: [{ change: 'hp', by: { product: [by, { energy: on }] } }],
}));
// Where a kind of Pokémon has no effect of a kind.
law.says`(don't|do not) apply resistance for ${holders}`.means((on) => ({
  on,
  modifiers: [{ change: 'noResistance' }],
}));
law.reads`(don't|do not) apply weakness for ${holders}`.means((on) => ({
  on,
  modifiers: [{ change: 'noWeakness' }],
}));
law.says`(don't|do not) apply ${type} weakness for ${holders}`.means((of, on) => ({
  on,
  modifiers: [{ change: 'noWeakness', type: of }],
}));
law.reads`(don't|do not) apply ${type} weakness when pokémon { both yours and your opponent's } take damage from attacks`.means(
  (of) => ({ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'noWeakness', type: of }] }),
);
law.reads`each pokémon in play ${relative} { even your opponent's } ${predicate}`.means(
  (where, modifiers) => ({
    on: { whose: 'both', place: 'inPlay', where },
    modifiers,
  }),
);
law.says`when ${self} is healed, double the amount healed`.means((on) => ({
  on,
  modifiers: [{ change: 'healedDouble' }],
}));
// The attachment of the turn, and no other.
law.says`when you attach a energy card from your hand to ${self} { except with an attack, ability, or trainer card }, you may attach 2 energy card`.means(
  (on) => ({ on, modifiers: [{ change: 'energyOfTurn', by: 1 }] }),
);
law.says`${holders} can use any attack from (its|their) previous evolutions`.means((on) => ({
  on,
  modifiers: [{ change: 'lendsOf', of: { on: 'self', part: 'under' } }],
}));
law.says`(the|) damage from ${itsAttacks} isn't affected by any effects on your opponent's active pokémon`.means(
  (on) => ({ on, modifiers: [{ change: 'damageIgnores', what: 'effects' }] }),
);
law.reads`(the|) damage from ${itsAttacks} isn't affected by your opponent's active pokémon's resistance`.means(
  (on) => ({ on, modifiers: [{ change: 'damageIgnores', what: 'resistance' }] }),
);
law.reads`damage done to your opponent's pokémon by ${holders} isn't affected by resistance`.means((on) => ({
  on,
  modifiers: [{ change: 'damageIgnores', what: 'resistance' }],
}));
law.reads`damage counter can't be removed from ${holders}`.means((on) => ({
  on,
  modifiers: [{ change: 'cannot', what: 'beHealed' }],
}));
law.reads`${holders} ${predicate} and ${predicate}`.means((on, a, b) => ({ on, modifiers: [...a, ...b] }));

law.reads`${holders} ${predicate}, and that pokémon's retreat cost is 0`.means((on, modifiers) => ({
  on,
  modifiers: [...modifiers, { change: 'noRetreatCost' }],
}));

// A kind that it leaves alone.
law.says`${side} pokémon in play ${relative} (has|have) no abilities, except for ${pokemonOfKind}`.means(
  (whose, where, tag) => ({
    on: { whose, place: 'inPlay', where: { not: { card: { tag } }, ...where } },
    modifiers: [{ change: 'noAbilities' }],
  }),
);

// Types.
law.reads`it is ${type} and ${type} type`.means((a, b) => ({
  on: 'self',
  modifiers: [{ change: 'types', types: [a, b] }],
}));
law.says`${self} is both ${type} and ${type} (type|)`.means((on, a, b) => ({
  on,
  modifiers: [{ change: 'types', types: [a, b] }],
}));
law.reads`${self}'s type is both ${type} and ${type}`.means((on, a, b) => ({
  on,
  modifiers: [{ change: 'types', types: [a, b] }],
}));
law.says`it is ${type} type`.means((a) => ({ on: 'self', modifiers: [{ change: 'types', types: [a] }] }));
law.says`${holders} (is|are) now (a|) ${type} pokémon in addition to (its|their) existing types`.means(
  (on, a) => ({
    on,
    modifiers: [{ change: 'types', types: [a], add: true }],
  }),
);

// Energy and conditions.
law.says`all energy [card] attached to ${holders} (is|are|provide) ${type} energy instead of (its|their) usual (type|types)`.means(
  (on, each) => ({ on, modifiers: [{ change: 'energyType', type: each }] }),
);
const THEIRS = { whose: 'opponent', place: 'active' } as const;
const turns = oneOf<'turns'>('turns', [
  ['between turns', 'turns'],
  ['during pokémon checkup', 'turns'],
  ['at any time between turns', 'turns'],
]);
law.says`put ${amount} damage counter instead of 2 on your opponent's burned pokémon ${turns}`.means(
  (counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'burn', counters, instead: true }],
  }),
);
law.reads`${turns}, put ${amount} damage counter on your opponent's burned pokémon instead of 2`.means(
  (_turns, counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'burn', counters, instead: true }],
  }),
);
law.reads`${turns}, put ${amount} more damage counter on your opponent's poisoned pokémon`.means(
  (_turns, counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
  }),
);
law.reads`${turns}, each player puts ${amount} more damage counter on their poisoned pokémon`.means(
  (_turns, counters) => ({
    on: { whose: 'both', place: 'inPlay', where: { statuses: ['poison'] } },
    modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
  }),
);
law.says`put ${amount} more damage counter on your opponent's poisoned pokémon ${turns}`.means(
  (counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
  }),
);
law.says`put ${amount} more damage counter on poisoned pokémon [{ both yours and your opponent's }] ${turns}`.means(
  (counters) => ({
    on: { whose: 'both', place: 'inPlay', where: { statuses: ['poison'] } },
    modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
  }),
);
law.says`each player flips ${number} coin for their pokémon that (is|are) asleep ${turns}. if either coin is tails, that pokémon is still asleep`.means(
  (coins) => ({ on: { whose: 'both', place: 'inPlay' }, modifiers: [{ change: 'sleepCoins', coins }] }),
);
law.says`${self} can use the attacks of (any of|all of|any|all|) ${group} [as its own]`
  .or`${self} can use (any attack|attacks) from [any of|all of] ${group}`.means((on, of) => ({
  on,
  modifiers: [{ change: 'lendsOf', of }],
}));
law.says`${self} can use the attacks of (any|all|) ${cardsIn}`.means((on, of) => ({
  on,
  modifiers: [{ change: 'lendsOf', of }],
}));
for (const each of [energyLaw, costLaw, damageLaw, playLaw, prizeLaw, theirPlayLaw])
  law.says`${each}`.means((it) => it);

/** One or several. */
export const laws = listPhrase<Continuous>('laws');
laws.says`${law}`.means((one) => [one]);
laws.reads`${law} and ${law}`.means((a, b) => [a, b]);
law.says`${self} can use the attacks of [any|all] ${cardNoun} in the lost zone`.means((on, where) => ({
  on,
  modifiers: [{ change: 'lendsOf', of: { pile: 'lost', whose: 'own', where } }],
}));
law.says`${self} can use the attacks of [any|all] ${cardNoun} in the lost zone { both yours and your opponent's }`.means(
  (on, where) => ({
    on,
    modifiers: [
      { change: 'lendsOf', of: { pile: 'lost', whose: 'own', where } },
      { change: 'lendsOf', of: { pile: 'lost', whose: 'opponent', where } },
    ],
  }),
);
law.says`${self} can use the attacks of any ${pokemonOfKind} or ${pokemonOfKind} on your bench or in your discard pile`.means(
  (on, a, b) => ({
    on,
    modifiers: [
      {
        change: 'lendsOf',
        of: { whose: 'own', place: 'bench', where: { card: { any: [{ tag: a }, { tag: b }] } } },
      },
      {
        change: 'lendsOf',
        of: {
          pile: 'discard',
          whose: 'own',
          where: {
            any: [
              { kind: 'pokemon', tag: a },
              { kind: 'pokemon', tag: b },
            ],
          },
        },
      },
    ],
  }),
);
law.reads`whenever your opponent's active pokémon ${state}, it ${predicate}`.means((where, modifiers) => ({
  on: { whose: 'opponent', place: 'active', where },
  modifiers,
}));
// Burns, on whichever side.
law.says`put ${amount} damage counter instead of 2 on (each|) burned pokémon ${turns}`.means((counters) => ({
  on: { whose: 'both', place: 'inPlay', where: { statuses: ['burn'] } },
  modifiers: [{ change: 'conditionCounters', status: 'burn', counters, instead: true }],
}));
