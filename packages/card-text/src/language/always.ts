/** What always holds: of whom, and what of them. */
import type { Status } from '@pokesol/engine';
import type {
  CardFilter,
  Continuous,
  Modifier,
  Played,
  PokemonFilter,
  Selector,
} from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { adjective, plain, pokemonOfKind } from './cards.ts';
import { amount, cardName, less, ownName, status, type } from './numbers.ts';
import { before, benchGroup, inPlayGroup, relative, self, thisCard } from './pokemon.ts';

const side = oneOf<'own' | 'opponent'>('side', [
  ['your', 'own'],
  ["your opponent's", 'opponent'],
]);
/** Of both players. */
const both = oneOf<'both'>('both', [
  ["in play (both yours and your opponent's)", 'both'],
  ["(both yours and your opponent's)", 'both'],
  ["in play (yours and your opponent's)", 'both'],
]);

/** The Active Pokémon of a side, whichever it is by then: never a choice. */
const activeGroup = phrase<Selector>('activeGroup');
activeGroup.says`${side} active pokémon`.means((whose) => ({ whose, place: 'active' }));
activeGroup.says`${side} active ${before} pokémon`.means((whose, where) => ({
  whose,
  place: 'active',
  where,
}));
activeGroup.reads`${side} ${before} active pokémon`.means((whose, where) => ({
  whose,
  place: 'active',
  where,
}));

const group = phrase<Selector>('group');
group.says`${activeGroup}`.means((it) => it);
group.says`${benchGroup}`.means((it) => it);
group.says`${inPlayGroup}`.means((it) => it);
group.says`pokémon ${both}`.means((whose) => ({ whose, place: 'inPlay' }));
group.says`${before} pokémon ${both}`.means((where, whose) => ({ whose, place: 'inPlay', where }));
group.says`pokémon ${relative} ${both}`.means((where, whose) => ({ whose, place: 'inPlay', where }));
group.says`${pokemonOfKind} ${both}`.means((tag, whose) => ({
  whose,
  place: 'inPlay',
  where: { card: { tag } },
}));
group.says`${adjective} ${pokemonOfKind} ${both}`.means((card, tag, whose) => ({
  whose,
  place: 'inPlay',
  where: { card: { tag, ...card } },
}));

group.says`${pokemonOfKind} and ${pokemonOfKind} ${both}`.means((a, b, whose) => ({
  whose,
  place: 'inPlay',
  where: { card: { any: [{ tag: a }, { tag: b }] } },
}));
group.reads`pokémon in play`.means(() => ({ whose: 'both', place: 'inPlay' }));
group.says`pokémon with a rule box ${both}`.means((whose) => ({
  whose,
  place: 'inPlay',
  where: { card: { tag: 'Rule Box' } },
}));

/** All for whom something holds. */
export const holders = phrase<Selector>('holders');
holders.says`${self}`.means(() => 'self');
holders.says`${group}`.means((it) => it);
holders.says`the ${before} pokémon ${thisCard} is attached to`.means((where) => ({ among: 'self', where }));
holders.says`the ${pokemonOfKind} ${thisCard} is attached to`.means((tag) => ({
  among: 'self',
  where: { card: { tag } },
}));
holders.says`the ${pokemonOfKind} or ${pokemonOfKind} ${thisCard} is attached to`.means((a, b) => ({
  among: 'self',
  where: { card: { any: [{ tag: a }, { tag: b }] } },
}));
holders.says`the ${cardName} ${thisCard} is attached to`.means((name) => ({
  among: 'self',
  where: { card: { name } },
}));
holders.says`the ${cardName}, ${cardName}, ${cardName}, or ${cardName} ${thisCard} is attached to`.means(
  (a, b, c, d) => ({
    among: 'self',
    where: { card: { any: [{ name: a }, { name: b }, { name: c }, { name: d }] } },
  }),
);
holders.says`the pokémon ${thisCard} is attached to { excluding ${pokemonOfKind} }`.means((tag) => ({
  among: 'self',
  where: { card: { not: { tag } } },
}));
holders.says`${side} benched pokémon { excluding any ${cardName} }`.means((whose, name) => ({
  whose,
  place: 'bench',
  where: { not: { card: { name } } },
}));
holders.says`${side} ${before} pokémon { excluding any ${cardName} }`.means((whose, where, name) => ({
  whose,
  place: 'inPlay',
  where: { not: { card: { name } }, ...where },
}));
holders.reads`${side} ${before} pokémon in play, except any ${cardName},`.means((whose, where, name) => ({
  whose,
  place: 'inPlay',
  where: { not: { card: { name } }, ...where },
}));
holders.reads`(each of|all of|all) ${group}`.means((it) => it);
holders.reads`each ${group}`.means((it) => it);

/** Which Pokémon of the opponent something comes from. */
const attacker = phrase<PokemonFilter>('attackerKind');
attacker.says`${before} pokémon`.means((where) => where);
attacker.says`${pokemonOfKind}`.means((tag) => ({ card: { tag } }));
attacker.says`pokémon ${relative}`.means((where) => where);
attacker.says`${adjective} ${pokemonOfKind}`.means((card, tag) => ({ card: { tag, ...card } }));
attacker.says`pokémon that isn't (a evolved pokémon|evolved)`.means(() => ({ evolved: false }));
/** Of one kind or of several. */
const attackers = phrase<PokemonFilter>('attackerKinds');
attackers.says`${attacker}`.means((it) => it);
attackers.says`${attacker} (and|or) ${attacker}`.means((a, b) => ({ any: [a, b] }));
attackers.says`${attacker} and ultra beasts, and by your opponent's ${attacker}`.means((a, b) => ({
  any: [a, { card: { tag: 'Ultra Beast' } }, b],
}));
attackers.reads`${type} (and|or) ${type} pokémon`.means((a, b) => ({
  any: [{ card: { type: a } }, { card: { type: b } }],
}));

/** So many «Colorless», less or more. */
const colorless = oneOf<number>('colorless', [
  ['colorless', 1],
  ['colorless colorless', 2],
  ['colorless colorless colorless', 3],
]);
const colorlessLess = oneOf<number>('colorlessLess', [
  ['colorless', -1],
  ['colorless colorless', -2],
  ['colorless colorless colorless', -3],
]);

/** What holds of them. */
export const predicate = listPhrase<Modifier>('predicate');
predicate.says`(has|have) no retreat cost`.means(() => [{ change: 'noRetreatCost' }]);
predicate.says`(has|have) no weakness`.means(() => [{ change: 'noWeakness' }]);
predicate.says`(has|have) no abilities`.means(() => [{ change: 'noAbilities' }]);
predicate.says`(has|have) no abilities, except for ${ownName}`.means((except) => [
  { change: 'noAbilities', except },
]);
predicate.says`can't be healed`.means(() => [{ change: 'cannot', what: 'beHealed' }]);
predicate.says`can't retreat`.means(() => [{ change: 'cannot', what: 'retreat' }]);
predicate.says`can't attack`.means(() => [{ change: 'cannot', what: 'attack' }]);
predicate.says`(gets|get) + ${amount} hp`.means((by) => [{ change: 'hp', by }]);
predicate.says`(gets|get) - ${less} hp`.means((by) => [{ change: 'hp', by }]);

const ALL: readonly Status[] = ['sleep', 'burn', 'confusion', 'paralysis', 'poison'];
predicate.says`can't be affected by any special conditions`.means(() => [
  { change: 'immune', statuses: ALL },
]);
predicate.says`can't be ${status}`.means((a) => [{ change: 'immune', statuses: [a] }]);
predicate.says`can't be ${status} or ${status}`.means((a, b) => [{ change: 'immune', statuses: [a, b] }]);
predicate.says`can't (be|become) ${status}, ${status}, or ${status}`.means((a, b, c) => [
  { change: 'immune', statuses: [a, b, c] },
]);
predicate.says`can't become ${status}, ${status}, ${status}, or ${status}`.means((a, b, c, d) => [
  { change: 'immune', statuses: [a, b, c, d] },
]);

predicate.says`(takes|take) ${less} less damage from attacks [{ after applying weakness and resistance }]`.means(
  (by) => [{ change: 'damageTaken', by }],
);
const theirs = oneOf<true>('theirs', [
  ["attacks from your opponent's pokémon", true],
  ["your opponent's attacks", true],
]);
predicate.says`(takes|take) ${less} less damage from ${theirs} [{ after applying weakness and resistance }]`.means(
  (by, ofOpponent) => [{ change: 'damageTaken', by, ofOpponent }],
);
predicate.says`(takes|take) ${less} less damage from attacks from your opponent's ${attackers} [{ after applying weakness and resistance }]`.means(
  (by, from) => [{ change: 'damageTaken', by, ofOpponent: true, from }],
);
predicate.says`(takes|take) ${less} less damage from attacks from ${attackers} [{ after applying weakness and resistance }]`.means(
  (by, from) => [{ change: 'damageTaken', by, from }],
);
predicate.reads`(takes|take) ${less} less damage from the attacks of your opponent's ${attackers} [{ after applying weakness and resistance }]`.means(
  (by, from) => [{ change: 'damageTaken', by, ofOpponent: true, from }],
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
predicate.says`may attack twice a turn. { if the first attack knocks out your opponent's active pokémon, you may attack again after your opponent chooses a new active pokémon. }`.means(
  () => [{ change: 'attacks', by: 1 }],
);

/** Said of «it» where only its own Pokémon was spoken of. */
export const ofIt = phrase<Continuous>('ofIt');
ofIt.says`it ${predicate}`.means((modifiers) => ({ on: 'self', modifiers }));

ofIt.reads`the attacks it uses do ${amount} more damage to your opponent's active pokémon { before applying weakness and resistance }`.means(
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

/** Of whom, and what. */
const law = phrase<Continuous>('law');
law.says`${holders} ${predicate}`.means((on, modifiers) => ({ on, modifiers }));
law.reads`${holders} ${predicate} and ${predicate}`.means((on, a, b) => ({ on, modifiers: [...a, ...b] }));

// A kind that it leaves alone.
law.says`${side} pokémon in play ${relative} (has|have) no abilities, except for ${pokemonOfKind}`.means(
  (whose, where, tag) => ({
    on: { whose, place: 'inPlay', where: { not: { card: { tag } }, ...where } },
    modifiers: [{ change: 'noAbilities' }],
  }),
);

// Types.
law.says`it is ${type} and ${type} type`.means((a, b) => ({
  on: 'self',
  modifiers: [{ change: 'types', types: [a, b] }],
}));
law.says`it is ${type} type`.means((a) => ({ on: 'self', modifiers: [{ change: 'types', types: [a] }] }));
law.says`${holders} (is|are) now a ${type} pokémon in addition to (its|their) existing types`.means(
  (on, a) => ({
    on,
    modifiers: [{ change: 'types', types: [a], add: true }],
  }),
);

// Retreat costs.
law.says`${holders}'s retreat cost is ${colorlessLess} less`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
law.says`${holders}'s retreat cost is ${colorless} more`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
law.reads`the retreat cost (of|for) ${holders} is ${colorlessLess} less`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
law.reads`the retreat cost (of|for) ${holders} is ${colorless} more`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
law.reads`the retreat cost (of|for) ${holders} is 0`.means((on) => ({
  on,
  modifiers: [{ change: 'noRetreatCost' }],
}));
law.reads`${holders}'s retreat cost is 0`.means((on) => ({ on, modifiers: [{ change: 'noRetreatCost' }] }));
law.reads`[you] pay ${colorlessLess} less to retreat ${holders}`.means((by, on) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
law.reads`your opponent pays ${colorless} more to retreat (his or her|their) active pokémon`.means((by) => ({
  on: { whose: 'opponent', place: 'active' },
  modifiers: [{ change: 'retreat', by }],
}));

// Attacks: what they cost and what they do.
const itsAttacks = phrase<Selector>('itsAttacks');
itsAttacks.says`${holders}'s attacks`.means((on) => on);
itsAttacks.reads`(each of|) ${group}' attacks`.means((on) => on);
itsAttacks.reads`each of ${holders}'s attacks`.means((on) => on);
itsAttacks.reads`${side} ${before} pokémon's attacks, except any ${cardName},`.means(
  (whose, where, name) => ({
    whose,
    place: 'inPlay',
    where: { not: { card: { name } }, ...where },
  }),
);
itsAttacks.reads`attacks used by ${holders}`.means((on) => on);
itsAttacks.reads`the attacks of ${holders}`.means((on) => on);
law.says`${itsAttacks} cost ${colorlessLess} less`.means((on, by) => ({
  on,
  modifiers: [{ change: 'attackCost', by }],
}));
law.says`${itsAttacks} cost ${colorless} more`.means((on, by) => ({
  on,
  modifiers: [{ change: 'attackCost', by }],
}));
const FREE = { change: 'attackCostIs', cost: [] } as const;
law.reads`ignore all energy in the attack cost of each of ${self}'s attacks`.means(() => ({
  on: 'self',
  modifiers: [FREE],
}));
law.says`ignore all energy in ${self}'s attack costs`.means(() => ({ on: 'self', modifiers: [FREE] }));
law.reads`ignore all energy in the costs of attacks used by ${self}`.means(() => ({
  on: 'self',
  modifiers: [FREE],
}));
law.reads`ignore all energy necessary to use ${self}'s attacks`.means(() => ({
  on: 'self',
  modifiers: [FREE],
}));
const pokemonOfStage = phrase<CardFilter>('pokemonOfStage');
pokemonOfStage.says`${plain} pokémon`.means((card) => card);
const theirActive = oneOf<'active'>('theirActive', [
  ["your opponent's active pokémon", 'active'],
  ['the active pokémon', 'active'],
  ['the defending pokémon', 'active'],
]);
law.says`${itsAttacks} do ${less} less damage { before applying weakness and resistance }`.means(
  (on, by) => ({
    on,
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
law.says`${itsAttacks} (do|does) ${amount} more damage to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
law.reads`${holders} does ${amount} more damage to ${theirActive} { before applying weakness and resistance }`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageDealt', by }] }),
);
law.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${attackers} { before applying weakness and resistance }`.means(
  (on, by, to) => ({ on, modifiers: [{ change: 'damageDealt', by, to }] }),
);
law.says`${itsAttacks} (do|does) ${amount} more damage to [your opponent's] active ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, tag) => ({ on, modifiers: [{ change: 'damageDealt', by, to: { card: { tag } } }] }),
);
law.says`${itsAttacks} (do|does) ${amount} more damage to your opponent's active ${pokemonOfKind} or active ${pokemonOfKind} [{ before applying weakness and resistance }]`.means(
  (on, by, a, b) => ({
    on,
    modifiers: [{ change: 'damageDealt', by, to: { card: { any: [{ tag: a }, { tag: b }] } } }],
  }),
);
law.says`the attacks of ${pokemonOfStage} { both yours and your opponent's } (do|does) ${amount} more damage to the opponent's active pokémon { before applying weakness and resistance }`.means(
  (card, by) => ({
    on: { whose: 'both', place: 'inPlay', where: { card } },
    modifiers: [{ change: 'damageDealt', by }],
  }),
);
law.says`each ${pokemonOfStage}'s attacks { both yours and your opponent's } cost ${colorlessLess} less`.means(
  (card, by) => ({
    on: { whose: 'both', place: 'inPlay', where: { card } },
    modifiers: [{ change: 'attackCost', by }],
  }),
);
law.says`each player pays ${colorless} more to retreat their active pokémon`.means((by) => ({
  on: { whose: 'both', place: 'active' },
  modifiers: [{ change: 'retreat', by }],
}));
// Damage to them.
law.reads`any damage done to ${holders} by attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ on, modifiers: [{ change: 'damageTaken', by }] }),
);
const byTheirs = oneOf<true>('byTheirs', [
  ["by an opponent's attack", true],
  ["by your opponent's attacks", true],
  ["by attacks from your opponent's pokémon", true],
]);
law.reads`[any] damage done to ${holders} ${byTheirs} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, ofOpponent, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent }] }),
);
law.reads`any damage done to ${holders} by attacks from your opponent's ${attackers} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, ofOpponent: true, from }] }),
);
law.reads`any damage done to ${holders} by attacks from ${attackers} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, from, by) => ({ on, modifiers: [{ change: 'damageTaken', by, from }] }),
);
law.says`(prevent|prevents) all damage done to ${holders} by attacks`.means((on) => ({
  on,
  modifiers: [{ change: 'preventDamage' }],
}));
law.reads`prevent all damage done to ${holders} by attacks { both yours and your opponent's }`.means(
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
law.says`prevent all damage done to ${holders} ${fromTheirs}`.means((on, ofOpponent) => ({
  on,
  modifiers: [{ change: 'preventDamage', ofOpponent } satisfies Modifier],
}));
law.says`prevent all damage done to ${holders} by attacks from [each of] your opponent's ${attackers}`.means(
  (on, from) => ({ on, modifiers: [{ change: 'preventDamage', ofOpponent: true, from } satisfies Modifier] }),
);
law.says`prevent all effects of attacks, including damage, done to ${holders} by your opponent's pokémon`.means(
  (on) => ({ on, modifiers: [{ change: 'preventEffects', ofOpponent: true } satisfies Modifier] }),
);
law.says`prevent all effects of attacks, including damage, done to ${holders} by your opponent's ${attackers}`.means(
  (on, from) => ({
    on,
    modifiers: [{ change: 'preventEffects', ofOpponent: true, from } satisfies Modifier],
  }),
);
law.reads`prevent all effects, including damage, done to ${holders} by attacks from your opponent's ${attackers}`.means(
  (on, from) => ({
    on,
    modifiers: [{ change: 'preventEffects', ofOpponent: true, from } satisfies Modifier],
  }),
);
law.says`prevent all damage done to ${holders} by attacks from ${attackers}`.means((on, from) => ({
  on,
  modifiers: [{ change: 'preventDamage', from }],
}));
law.says`prevent all effects of attacks, including damage, done to ${holders}`.means((on) => ({
  on,
  modifiers: [{ change: 'preventEffects' }],
}));
law.says`prevent all effects of attacks, including damage, done to ${holders} by ${attackers}`.means(
  (on, from) => ({ on, modifiers: [{ change: 'preventEffects', from }] }),
);

// What a player may not play.
const played = listPhrase<Played>('played');
played.says`item [card]`.means(() => ['item']);
played.says`supporter [card]`.means(() => ['supporter']);
played.says`stadium [card]`.means(() => ['stadium']);
played.says`pokémon tool [card]`.means(() => ['tool']);
played.says`item or supporter card`.means(() => ['item', 'supporter']);
law.says`your opponent can't play any ${played} from (their|his or her) hand`.means((what) => ({
  on: { whose: 'opponent', place: 'active' },
  modifiers: [{ change: 'cannotPlay', what }],
}));
law.says`each player can't (play|attach) any ${played} from (their|his or her) hand [to any of his or her pokémon]`.means(
  (what) => ({ on: { whose: 'both', place: 'active' }, modifiers: [{ change: 'cannotPlay', what }] }),
);
const EVERY_TRAINER: readonly Played[] = ['item', 'supporter', 'stadium', 'tool'];
law.says`no trainer card can be played`.means(() => ({
  on: { whose: 'both', place: 'active' },
  modifiers: [{ change: 'cannotPlay', what: EVERY_TRAINER }],
}));
law.says`your opponent can't attach any special energy card from (their|his or her) hand to (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['specialEnergy'] }],
  }),
);
law.reads`no more evolution card can be played`.means(() => ({
  on: { whose: 'both', place: 'active' },
  modifiers: [{ change: 'cannotPlay', what: ['evolution'] }],
}));
law.says`each player can't play any pokémon from (their|his or her) hand to evolve (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'both', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['evolution'] }],
  }),
);
law.says`your opponent can't play any pokémon from (their|his or her) hand to evolve (their|his or her) pokémon`.means(
  () => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'cannotPlay', what: ['evolution'] }],
  }),
);
law.says`whenever your opponent plays a supporter card from their hand, prevent all effects of that card done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventTrainers', what: ['supporter'] }] }),
);
law.says`whenever your opponent plays a item or supporter card from their hand, prevent all effects of that card done to ${holders}`.means(
  (on) => ({ on, modifiers: [{ change: 'preventTrainers', what: ['item', 'supporter'] }] }),
);

// Energy and conditions.
law.says`all energy [card] attached to ${holders} (are|is|provide) ${type} energy instead of their usual type`.means(
  (on, each) => ({ on, modifiers: [{ change: 'energyType', type: each }] }),
);
const THEIRS = { whose: 'opponent', place: 'active' } as const;
const turns = oneOf<'turns'>('turns', [
  ['between turns', 'turns'],
  ['during pokémon checkup', 'turns'],
]);
law.says`put ${amount} damage counter instead of 2 on your opponent's burned pokémon ${turns}`.means(
  (counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'burn', counters, instead: true }],
  }),
);
law.says`put ${amount} more damage counter on your opponent's poisoned pokémon ${turns}`.means(
  (counters) => ({
    on: THEIRS,
    modifiers: [{ change: 'conditionCounters', status: 'poison', counters }],
  }),
);
/** One or several. */
export const laws = listPhrase<Continuous>('laws');
laws.says`${law}`.means((one) => [one]);
laws.reads`${law} and ${law}`.means((a, b) => [a, b]);
