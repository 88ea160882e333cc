/** What always holds of damage: what attacks do more or less, and what is taken off or prevented. */
import type { Continuous, Modifier } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { pokemonOfKind } from './cards.ts';
import { attackers, holders, itsAttacks, pokemonOfStage } from './holders.ts';
import { amount, less, tens } from './numbers.ts';
import { self } from './pokemon.ts';
import { each } from './quantities.ts';
export const damageLaw = phrase<Continuous>('damageLaw');

const theirActive = oneOf<'active'>('theirActive', [
  ["your opponent's active pokémon", 'active'],
  ['the active pokémon', 'active'],
  ['the defending pokémon', 'active'],
]);
damageLaw.says`${itsAttacks} do ${less} less damage { before applying weakness and resistance }`.means(
  (on, by) => ({
    on,
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
damageLaw.reads`${itsAttacks} (do|does) ${less} less damage to your opponent's pokémon { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.reads`damage done to your opponent's pokémon by ${holders} is reduced by ${less} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
damageLaw.says`damage done to your opponent's pokémon by ${holders} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by, after: true }] }),
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
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to [your opponent's] active ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, tag) => ({ on, modifiers: [{ change: 'damageDealt', by, to: { card: { tag } } }] }),
);
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${pokemonOfKind} or active ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, a, b) => ({
    on,
    modifiers: [{ change: 'damageDealt', by, to: { card: { any: [{ tag: a }, { tag: b }] } } }],
  }),
);
damageLaw.says`the attacks of ${pokemonOfStage} { both yours and your opponent's } (do|does) ${amount} more damage to the opponent's active pokémon { before applying weakness and resistance }`.means(
  (card, by) => ({
    on: { whose: 'both', place: 'inPlay', where: { card } },
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
// Damage to them.
damageLaw.reads`any damage done to ${holders} by attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
const byTheirs = oneOf<true>('byTheirs', [
  ["by an opponent's attack", true],
  ["by your opponent's attacks", true],
  ["by attacks from your opponent's pokémon", true],
]);
damageLaw.reads`[any] damage done to ${holders} ${byTheirs} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, ofOpponent, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent }] }),
);
damageLaw.reads`any damage done to ${holders} by attacks from your opponent's ${attackers} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent: true, from }] }),
);
damageLaw.reads`any damage done to ${holders} by attacks from ${attackers} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, from }] }),
);
damageLaw.says`(prevent|prevents) all damage done to ${holders} by attacks`.means((on) => ({
  on,
  modifiers: [{ change: 'preventDamage' }],
}));
damageLaw.reads`prevent all damage done to ${holders} by attacks { both yours and your opponent's }`.means(
  (on) => ({
    on,
    modifiers: [{ change: 'preventDamage' }],
  }),
);
// Of the opponent alone.
const fromTheirs = oneOf<true>('fromTheirs', [
  ["by attacks from your opponent's pokémon", true],
  ["by your opponent's attacks", true],
  ["by opponent's attacks", true],
]);
damageLaw.says`prevent all damage done to ${holders} ${fromTheirs}`.means((on, ofOpponent) => ({
  on,
  modifiers: [{ change: 'preventDamage', ofOpponent } satisfies Modifier],
}));
damageLaw.says`prevent all damage done to ${holders} by attacks from [each of] your opponent's ${attackers}`.means(
  (on, from) => ({ on, modifiers: [{ change: 'preventDamage', ofOpponent: true, from } satisfies Modifier] }),
);
damageLaw.says`prevent all effects of attacks, including damage, done to ${holders} by your opponent's pokémon`.means(
  (on) => ({ on, modifiers: [{ change: 'preventEffects', ofOpponent: true } satisfies Modifier] }),
);
damageLaw.says`prevent all effects of attacks, including damage, done to ${holders} by your opponent's ${attackers}`.means(
  (on, from) => ({
    on,
    modifiers: [{ change: 'preventEffects', ofOpponent: true, from } satisfies Modifier],
  }),
);
damageLaw.reads`prevent all effects, including damage, done to ${holders} by attacks from your opponent's ${attackers}`.means(
  (on, from) => ({
    on,
    modifiers: [{ change: 'preventEffects', ofOpponent: true, from } satisfies Modifier],
  }),
);
damageLaw.says`prevent all damage done to ${holders} by attacks from ${attackers}`.means((on, from) => ({
  on,
  modifiers: [{ change: 'preventDamage', from }],
}));
damageLaw.says`prevent all effects of attacks, including damage, done to ${holders}`.means((on) => ({
  on,
  modifiers: [{ change: 'preventEffects' }],
}));
damageLaw.says`prevent all effects of attacks, including damage, done to ${holders} by ${attackers}`.means(
  (on, from) => ({ on, modifiers: [{ change: 'preventEffects', from }] }),
);

// By the number of something, and no more than so much of it.
damageLaw.says`${itsAttacks} (do|does) ${amount} more damage for each ${each} to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by, of) => ({ on, modifiers: [{ change: 'damageDealt', by: { product: [by, of] } }] }),
);
damageLaw.reads`${itsAttacks} (do|does) ${amount} more damage to ${theirActive} for each ${each} { before applying weakness and resistance }`.means(
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
damageLaw.says`any damage done to ${holders} by attacks is reduced by 10 for each ${each} { after applying weakness and resistance }. you can't reduce more than ${tens} damage in this way`.means(
  (on, of, most) => ({
    on,
    modifiers: [{ change: 'damageTaken', by: { product: [TEN, { least: [of, most] }] } }],
  }),
);

// More of it, and ahead of Weakness and Resistance.
damageLaw.says`any damage done to ${holders} by attacks is increased by ${amount} { after applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
damageLaw.reads`any damage done by attacks to ${holders} is increased by ${amount} { after applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
damageLaw.says`any damage done to ${holders} (by your opponent's attacks|by your opponent's pokémon|by attacks from your opponent's pokémon) is increased by ${amount} { after applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent: true }] }),
);
damageLaw.says`any damage done to ${holders} ${byTheirs} is reduced by ${less} { before applying weakness and resistance }`.means(
  (on, ofOpponent, by) => ({ on, modifiers: [{ change: 'damageTaken', by, before: true, ofOpponent }] }),
);
damageLaw.says`any damage done to ${holders} by attacks is reduced by ${less} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by, before: true }] }),
);
damageLaw.reads`damage done to ${holders} by attacks from your opponent's ${attackers} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent: true, from }] }),
);
damageLaw.reads`any damage done to ${holders} by attacks from ${attackers} { both yours and your opponent's } is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, from }] }),
);

// All but damage.
const butDamage = oneOf<'but'>('butDamage', [
  ['except damage', 'but'],
  ['excluding damage', 'but'],
]);
damageLaw.says`prevent all effects of attacks, ${butDamage}, done to ${holders}`.means((_but, on) => ({
  on,
  modifiers: [{ change: 'preventOtherEffects' }],
}));
damageLaw.reads`prevent all effects of attacks, ${butDamage}, done to ${holders} by the attacking pokémon`.means(
  (_but, on) => ({ on, modifiers: [{ change: 'preventOtherEffects' }] }),
);
damageLaw.reads`prevent all effects of attacks, ${butDamage}, done to ${holders} by your opponent's pokémon`.means(
  (_but, on) => ({ on, modifiers: [{ change: 'preventOtherEffects', ofOpponent: true }] }),
);
damageLaw.says`prevent all effects of attacks, ${butDamage}, done to ${holders} by your opponent's ${attackers}`.means(
  (_but, on, from) => ({ on, modifiers: [{ change: 'preventOtherEffects', ofOpponent: true, from }] }),
);

damageLaw.says`prevent all effects of your opponent's attacks, ${butDamage}, done to ${holders}`.means(
  (_but, on) => ({ on, modifiers: [{ change: 'preventOtherEffects', ofOpponent: true }] }),
);

damageLaw.reads`prevent all effects of attacks (from|used by) your opponent's pokémon done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventOtherEffects' }] }),
);

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
damageLaw.says`if any damage is done to ${self} by attacks, flip a coin. if heads, prevent that damage`.means(
  (on) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: 'all' }] }),
);
damageLaw.reads`if ${self} would be damaged by an attack, flip a coin. if heads, prevent that damage`.means(
  (on) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: 'all' }] }),
);
damageLaw.reads`if any damage is done to ${self} ${hits}, flip a coin. if heads, prevent that damage`.means(
  (on, ofOpponent) => ({ on, modifiers: [{ change: 'coinAgainstDamage', each: 'all', ofOpponent }] }),
);

// Great blows alone, and those of some alone.
damageLaw.says`whenever a attack { including your own } does ${amount} or more damage to ${holders} { after applying weakness and resistance }, prevent that damage`.means(
  (atLeast, on) => ({ on, modifiers: [{ change: 'preventDamage', atLeast }] }),
);
damageLaw.reads`prevent all effects of attacks, including damage, done by your opponent's pokémon to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventEffects', ofOpponent: true } satisfies Modifier] }),
);

// The same in other words.
damageLaw.reads`reduce (all|any) damage done to ${holders} by attacks by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
damageLaw.reads`all damage done to ${holders} by attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
damageLaw.reads`(all|any|) damage done to ${holders} by attacks from ${attackers} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, from }] }),
);
damageLaw.reads`(all|any|) damage done to ${holders} by ${attackers}'s attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, from }] }),
);
