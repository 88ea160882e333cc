/** What always holds of damage: what attacks do more or less, and what is taken off or prevented. */
import type { Continuous } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { pokemonOfKind } from './cards.ts';
import { attackers, holders, itsAttacks, pokemonOfStage } from './holders.ts';
import { amount, less, tens } from './numbers.ts';
import { self } from './pokemon.ts';
import { byWhom, sayProtections } from './protections.ts';
import { each } from './quantities.ts';
export const damageLaw = phrase<Continuous>('damageLaw');
sayProtections(damageLaw, holders, (on, modifier) => ({ on, modifiers: [modifier] }));

const theirActive = oneOf<'active'>('theirActive', [
  ["your opponent's active pokémon", 'active'],
  ['the active pokémon', 'active'],
  ['the defending pokémon', 'active'],
]);
damageLaw.says`${itsAttacks} do ${less} less damage { before applying weakness and resistance }`
  .or`${itsAttacks} (do|does) ${less} less damage to your opponent's pokémon { before applying weakness and resistance }`.means(
  (on, by) => ({
    on,
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
damageLaw.reads`damage done to your opponent's pokémon by ${holders} is reduced by ${less} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.says`damage done to your opponent's pokémon by ${holders} is reduced by ${less} { after applying weakness and resistance }`
  .or`any damage done by attacks from ${holders} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by, after: true }] }),
);
damageLaw.says`the attacks of ${pokemonOfStage} { both yours and your opponent's } (do|does) ${amount} more damage to the opponent's active pokémon { before applying weakness and resistance }`.means(
  (card, by) => ({
    on: { whose: 'both', place: 'inPlay', where: { card } },
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.reads`${holders} does ${amount} more damage to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${attackers} { before applying weakness and resistance }`.means(
  (on, by, to) => ({ on, modifiers: [{ change: 'damageDealt', by, to }] }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to [your opponent's] active ${pokemonOfKind} [{ before applying weakness and resistance }]`
  .or`${itsAttacks} (do|does) ${amount} more damage to the (defending|active) ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, tag) => ({ on, modifiers: [{ change: 'damageDealt', by, to: { card: { tag } } }] }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${pokemonOfKind} (or|and) active ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, a, b) => ({
    on,
    modifiers: [{ change: 'damageDealt', by, to: { card: { any: [{ tag: a }, { tag: b }] } } }],
  }),
);
// Damage to them.
const byTheirs = oneOf<true>('byTheirs', [
  ["by an opponent's attack", true],
  ["by your opponent's attacks", true],
  ["by attacks from your opponent's pokémon", true],
]);
// Of the opponent alone.

// By the number of something, and no more than so much of it.
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage for each ${each} to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by, of) => ({ on, modifiers: [{ change: 'damageDealt', by: { product: [by, of] } }] }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${attackers} for each ${each} [{ before applying weakness and resistance }]`.means(
  (on, by, to, of) => ({ on, modifiers: [{ change: 'damageDealt', by: { product: [by, of] }, to }] }),
);
damageLaw.reads`${itsAttacks} (do|does) ${amount} more damage to ${theirActive} for each ${each} [{ before applying weakness and resistance }]`.means(
  (on, by, _theirs, of) => ({ on, modifiers: [{ change: 'damageDealt', by: { product: [by, of] } }] }),
);
damageLaw.says`any damage done to ${holders} by attacks is reduced by ${less} for each ${each} { after applying weakness and resistance }`.means(
  (on, by, of) => ({ on, modifiers: [{ change: 'damageTaken', by: { product: [by, of] } }] }),
);
damageLaw.says`any damage done to ${holders} ${byTheirs} is reduced by ${less} for each ${each} { after applying weakness and resistance }`.means(
  (on, ofOpponent, by, of) => ({
    on,
    modifiers: [{ change: 'damageTaken', by: { product: [by, of] }, ofOpponent }],
  }),
);
const TEN = -10;
damageLaw.says`any damage done to ${holders} ${byWhom} is reduced by 10 for each ${each} { after applying weakness and resistance }. you can't reduce more than ${tens} damage in this way`.means(
  (on, whom, of, most) => ({
    on,
    modifiers: [{ change: 'damageTaken', by: { product: [TEN, { least: [of, most] }] }, ...whom }],
  }),
);

// More of it, and ahead of Weakness and Resistance.

// All but damage.

// A coin each time.
const hits = oneOf<true>('hitsByTheirs', [
  ["by an opponent's attack", true],
  ["by your opponent's attack", true],
  ["by an attack from your opponent's pokémon", true],
  ["by attacks from your opponent's pokémon", true],
]);
const when = oneOf<'when'>('wouldHit', [
  ['if', 'when'],
  ['whenever', 'when'],
  ["during your opponent's turn, if", 'when'],
]);
damageLaw.says`${when} ${self} would be damaged ${hits} [{ after applying weakness and resistance }], flip a coin. if heads, reduce that damage by ${less}`.means(
  (_when, on, ofOpponent, by) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: by, ofOpponent }] }),
);
damageLaw.says`${when} ${self} would be damaged ${hits} [{ after applying weakness and resistance }], flip a coin until you get tails. for each heads, reduce that damage by ${less}`.means(
  (_when, on, ofOpponent, by) => ({
    on,
    modifiers: [{ change: 'coinAgainstDamage', each: by, untilTails: true, ofOpponent }],
  }),
);
damageLaw.says`${when} ${self} would be damaged ${hits} [{ after applying weakness and resistance }], flip a coin. if heads, prevent that damage`.means(
  (_when, on, ofOpponent) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: 'all', ofOpponent }] }),
);
damageLaw.reads`${when} ${self} would be damaged ${hits}, flip a coin. if heads, prevent all damage done to ${self} by that attack`.means(
  (_when, on, ofOpponent, _self) => ({
    on,
    modifiers: [{ change: 'coinAgainstDamage', each: 'all', ofOpponent }],
  }),
);
damageLaw.says`if any damage is done to ${self} by attacks, flip a coin. if heads, prevent that damage`
  .or`if ${self} would be damaged by an attack, flip a coin. if heads, prevent that damage`.means((on) => ({
  on,
  modifiers: [{ change: 'coinAgainstDamage', each: 'all' }],
}));
damageLaw.reads`if any damage is done to ${self} ${hits}, flip a coin. if heads, prevent that damage`.means(
  (on, ofOpponent) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: 'all', ofOpponent }] }),
);

// Great blows alone, and those of some alone.
damageLaw.says`whenever a attack { including your own } does ${amount} or more damage to ${holders} { after applying weakness and resistance }, prevent that damage`.means(
  (atLeast, on) => ({ on, modifiers: [{ change: 'preventDamage', atLeast }] }),
);

damageLaw.says`prevent all damage done to ${holders} by attacks from your opponent's ${attackers} if that damage is ${amount} or more`.means(
  (on, from, atLeast) => ({ on, modifiers: [{ change: 'preventDamage', atLeast, ofOpponent: true, from }] }),
);
damageLaw.says`prevent all damage done to ${holders} by attacks from your opponent's pokémon if that damage is ${amount} or more`.means(
  (on, atLeast) => ({ on, modifiers: [{ change: 'preventDamage', atLeast, ofOpponent: true }] }),
);

// Of whatever they are done to.
damageLaw.reads`any damage done by attacks from ${holders} is reduced by ${less} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.says`any damage done by attacks from ${holders} to ${theirActive} isn't affected by resistance`.means(
  (on, _to) => ({ on, modifiers: [{ change: 'damageIgnores', what: 'resistance' }] }),
);
