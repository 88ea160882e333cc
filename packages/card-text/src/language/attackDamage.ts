/** What always holds of damage: what attacks do more or less, and what is taken off or prevented. */
import type { Continuous, Modifier } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { pokemonOfKind } from './cards.ts';
import { attackers, holders, itsAttacks, pokemonOfStage } from './holders.ts';
import { amount, less } from './numbers.ts';
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
