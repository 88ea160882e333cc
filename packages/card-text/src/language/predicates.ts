/** What holds of Pokémon: it stands behind whom it is said of. */
import type { Status } from '@pokesol/engine';
import type { AbilityKind, Continuous, Modifier } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { attackers } from './holders.ts';
import { amount, less, ownName, status } from './numbers.ts';
import { each } from './quantities.ts';
/** So many «Colorless», less or more. */
export const colorless = oneOf<number>('colorless', [
  ['colorless', 1],
  ['2 colorless', 2],
  ['colorless colorless', 2],
  ['3 colorless', 3],
  ['colorless colorless colorless', 3],
]);
export const colorlessLess = oneOf<number>('colorlessLess', [
  ['colorless', -1],
  ['2 colorless', -2],
  ['colorless colorless', -2],
  ['3 colorless', -3],
  ['colorless colorless colorless', -3],
]);

/** What holds of them. */
export const predicate = listPhrase<Modifier>('predicate');
predicate.says`(has|have) no retreat cost`.means(() => [{ change: 'noRetreatCost' }]);
predicate.says`(has|have) no weakness`.means(() => [{ change: 'noWeakness' }]);
predicate.says`(has|have) no retreat cost and no weakness`.means(() => [
  { change: 'noRetreatCost' },
  { change: 'noWeakness' },
]);
predicate.says`(has|have) no abilities`.means(() => [{ change: 'noAbilities' }]);
predicate.says`(has|have) no abilities, except for ${ownName}`.means((except) => [
  { change: 'noAbilities', except },
]);
predicate.says`can't be healed`.means(() => [{ change: 'cannot', what: 'beHealed' }]);
predicate.says`can't retreat`.means(() => [{ change: 'cannot', what: 'retreat' }]);
predicate.says`can't attack`.means(() => [{ change: 'cannot', what: 'attack' }]);
predicate.says`(gets|get) + ${amount} hp`.means((by) => [{ change: 'hp', by }]);
predicate.says`(gets|get) - ${less} hp`.means((by) => [{ change: 'hp', by }]);
predicate.says`(gets|get) + ${amount} hp for each ${each}`.means((by, of) => [
  { change: 'hp', by: { product: [by, of] } },
]);
predicate.says`(has|have) no resistance`.means(() => [{ change: 'noResistance' }]);

predicate.says`can evolve during (your|their) first turn or the turn (you play it|they play those pokémon)`.means(
  () => [{ change: 'evolvesEarly' }],
);
predicate.says`can evolve during the turn (you play it|they play those pokémon)`.means(() => [
  { change: 'evolvesEarly', when: 'newInPlay' },
]);
predicate.says`can evolve during your first turn`.means(() => [
  { change: 'evolvesEarly', when: 'firstTurn' },
]);
predicate.says`can use (its|their) attacks regardless of the amount or type of energy attached to (it|them)`.means(
  () => [{ change: 'attackCostIs', cost: [] }],
);
// Abilities of one kind.
const abilityKind = oneOf<AbilityKind>('abilityKind', [
  ['any poké-powers', 'Poké-Power'],
  ['any poké-power', 'Poké-Power'],
  ['any poké-bodies', 'Poké-Body'],
  ['any poké-body', 'Poké-Body'],
  ['poké-powers', 'Poké-Power'],
  ['poké-bodies', 'Poké-Body'],
]);
predicate.says`can't use ${abilityKind}`.means((kind) => [{ change: 'noAbilities', kind }]);

const ALL: readonly Status[] = ['sleep', 'burn', 'confusion', 'paralysis', 'poison'];
predicate.says`can't be affected by any special conditions`
  .or`(recovers|recover) from all special conditions[,] and can't be affected by any special conditions`
  .or`can't be affected by any special conditions. remove any special conditions affecting (those|that) pokémon`.means(
  () => [{ change: 'immune', statuses: ALL }],
);
predicate.reads`can't be ${status}, and if (they are|it is) already ${status}, (they recover|it recovers) from that special condition`.means(
  (a) => [{ change: 'immune', statuses: [a] }],
);
predicate.says`can't be ${status}`.means((a) => [{ change: 'immune', statuses: [a] }]);
predicate.says`can't be ${status} or ${status}`.means((a, b) => [{ change: 'immune', statuses: [a, b] }]);
predicate.says`can't (be|become) ${status}, ${status}, or ${status}`
  .or`(recovers|recover) from being ${status}, ${status}, or ${status} and can't be affected by those special conditions`.means(
  (a, b, c) => [{ change: 'immune', statuses: [a, b, c] }],
);
predicate.says`can't (become|be) ${status}, ${status}, ${status}, or ${status}`.means((a, b, c, d) => [
  { change: 'immune', statuses: [a, b, c, d] },
]);

predicate.says`can't (become|be) ${status}, ${status}, ${status}, ${status}, or ${status}`.means(
  (a, b, c, d, e) => [{ change: 'immune', statuses: [a, b, c, d, e] }],
);

predicate.says`(takes|take) ${less} less damage from attacks [{ after applying weakness and resistance }]`.means(
  (by) => [{ change: 'damageTaken', by }],
);
const theirs = oneOf<true>('theirs', [
  ["attacks from your opponent's pokémon", true],
  ["your opponent's attacks", true],
  ["attacks from the opponent's pokémon", true],
]);
predicate.says`(takes|take) ${less} less damage from ${theirs} [{ after applying weakness and resistance }]`.means(
  (by, ofOpponent) => [{ change: 'damageTaken', by, ofOpponent }],
);
predicate.says`(takes|take) ${less} less damage from attacks from your opponent's ${attackers} [{ after applying weakness and resistance }]`
  .or`(takes|take) ${less} less damage from the attacks of your opponent's ${attackers} [{ after applying weakness and resistance }]`.means(
  (by, from) => [{ change: 'damageTaken', by, ofOpponent: true, from }],
);
predicate.says`(takes|take) ${less} less damage from attacks from ${attackers} [{ after applying weakness and resistance }]`.means(
  (by, from) => [{ change: 'damageTaken', by, from }],
);

/** A number of Tools, one of them as all may have. */
const tools = oneOf<number>('tools', [
  ['2', 1],
  ['3', 2],
  ['4', 3],
]);
predicate.says`may have up to ${tools} pokémon tool [card] attached to it`.means((by) => [
  { change: 'tools', by },
]);
/** That it discards them when it may have them no longer says the rule (11.15). */
export const manyTools = phrase<readonly Modifier[]>('manyTools');
manyTools.reads`may have up to ${tools} pokémon tool [card] attached to it. { if this pokémon loses this ability, discard pokémon tool card attached to this pokémon until only 1 pokémon tool card remains. }`
  .or`may have up to ${tools} pokémon tool [card] attached to it. if it loses this ability, discard pokémon tool from it until only 1 remains.`.means(
  (by) => [{ change: 'tools', by }],
);
predicate.says`may attack twice a turn. { if the first attack knocks out your opponent's active pokémon, you may attack again after your opponent chooses a new active pokémon. }`.means(
  () => [{ change: 'attacks', by: 1 }],
);

/** Said of «it» where only its own Pokémon was spoken of. */
export const ofIt = phrase<Continuous>('ofIt');
ofIt.says`it ${predicate}`.means((modifiers) => ({ on: 'self', modifiers }));

ofIt.reads`the attacks it uses do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`
  .or`its attacks do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`.means(
  (by) => ({ on: 'self', modifiers: [{ change: 'damageDealt', by }] }),
);
ofIt.reads`it ${predicate}, and the attacks it uses do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`.means(
  (modifiers, by) => ({ on: 'self', modifiers: [...modifiers, { change: 'damageDealt', by }] }),
);

/** Said of «it» where the opponent's Active Pokémon was spoken of. */
export const ofTheirActive = phrase<Continuous>('ofTheirActive');
ofTheirActive.says`its retreat cost is ${colorless} more`.means((by) => ({
  on: { whose: 'opponent', place: 'active' },
  modifiers: [{ change: 'retreat', by }],
}));
ofTheirActive.says`it ${predicate}`.means((modifiers) => ({
  on: { whose: 'opponent', place: 'active' },
  modifiers,
}));
ofIt.says`its attacks cost ${colorlessLess} less`.means((by) => ({
  on: 'self',
  modifiers: [{ change: 'attackCost', by }],
}));
ofIt.says`its retreat cost is ${colorlessLess} less`.means((by) => ({
  on: 'self',
  modifiers: [{ change: 'retreat', by }],
}));
ofIt.reads`its retreat cost is 0`.means(() => ({ on: 'self', modifiers: [{ change: 'noRetreatCost' }] }));
