/** What an attack leaves behind for a while. */
import type { Played, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { described } from './describing.ts';
import { amount, colorless, less, number, ownName, status, type } from './numbers.ts';
import { defending, self, target } from './pokemon.ts';

/** A modifier, with the window in which it holds. */
export const lasting = listPhrase<Step>('lasting');
const nextTurn = oneOf<'duringOpponentsNextTurn'>('nextTurn', [
  ["during your opponent's next turn", 'duringOpponentsNextTurn'],
]);
lasting.says`${nextTurn}, ${target} can't retreat`.means((window, on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window },
]);
lasting.reads`${target} can't retreat ${nextTurn}`.means((on, window) => [
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window },
]);
lasting.says`${nextTurn}, ${target} can't attack`.means((window, on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window },
]);
lasting.reads`${target} can't attack ${nextTurn}`.means((on, window) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window },
]);
lasting.says`during your next turn, ${self} can't attack`
  .or`${self} can't attack during your next turn`.means((on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window: 'duringOwnNextTurn' },
]);
lasting.says`during your next turn, ${self} can't use ${ownName}`
  .or`${self} can't use ${ownName} during your next turn`.means((on, attack) => [
  { do: 'place', modifier: { change: 'cannotUse', attack }, on, window: 'duringOwnNextTurn' },
]);
lasting.says`choose 1 of ${defending}'s attacks`.means((of) => [{ do: 'chooseAttack', of, as: '@attack' }]);
lasting.says`${nextTurn}, that pokémon can't use that attack`
  .or`that pokémon can't use that attack ${nextTurn}`.means((window) => [
  { do: 'place', modifier: { change: 'cannotUse', attack: { bound: '?attack' } }, on: 'defending', window },
]);

lasting.says`${nextTurn}, ${defending}'s attacks do ${less} less damage [{ before applying weakness and resistance }]`
  .or`${nextTurn}, attacks used by ${defending} do ${less} less damage [{ before applying weakness and resistance }]`
  .or`${nextTurn}, any damage done by attacks from ${defending} is reduced by ${less} [{ before applying weakness and resistance }]`.means(
  (window, on, by) => [{ do: 'place', modifier: { change: 'damageDealt', by }, on, window }],
);
lasting.says`during your next turn, ${self}'s ${ownName} [attack] does ${amount} more damage [{ before applying weakness and resistance }]`.means(
  (on, attack, by) => [
    { do: 'place', modifier: { change: 'damageDealt', by, attack }, on, window: 'duringOwnNextTurn' },
  ],
);
lasting.says`if ${defending} tries to attack ${nextTurn}, your opponent flips a coin. if tails, that attack does nothing`
  .or`if ${defending} tries to (attack|use an attack) ${nextTurn}, your opponent flips a coin. if tails, that attack doesn't happen`.means(
  (on, window) => [{ do: 'place', modifier: { change: 'flipToAttack' }, on, window }],
);
lasting.reads`${nextTurn}, if ${defending} tries to use a attack, your opponent flips a coin. if tails, that attack (doesn't happen|does nothing)`
  .or`${nextTurn}, if ${defending} tries to attack, your opponent flips a coin. if tails, that attack (doesn't happen|does nothing)`.means(
  (window, on) => [{ do: 'place', modifier: { change: 'flipToAttack' }, on, window }],
);

// More and less damage, from whom.
lasting.reads`during your next turn, attacks used by ${self} do ${amount} more damage [to your opponent's active pokémon] [{ before applying weakness and resistance }]`.means(
  (on, by) => [{ do: 'place', modifier: { change: 'damageDealt', by }, on, window: 'duringOwnNextTurn' }],
);
lasting.says`during your next turn, ${self}'s attacks do ${amount} more damage to your opponent's active ${described} [{ before applying weakness and resistance }]`.means(
  (on, by, to) => [
    { do: 'place', modifier: { change: 'damageDealt', by, to }, on, window: 'duringOwnNextTurn' },
  ],
);
lasting.says`during your next turn, ${self}'s attacks do ${amount} more damage [to your opponent's active pokémon|to the defending pokémon] [{ before applying weakness and resistance }]`
  .or`during your next turn, each of ${self}'s attacks does ${amount} more damage [to your opponent's active pokémon|to the defending pokémon] [{ before applying weakness and resistance }]`
  .or`${self}'s attacks do ${amount} more damage [to your opponent's active pokémon] during your next turn [{ before applying weakness and resistance }]`.means(
  (on, by) => [{ do: 'place', modifier: { change: 'damageDealt', by }, on, window: 'duringOwnNextTurn' }],
);
lasting.says`${nextTurn}, if ${self} is damaged by an attack [{ even if it is knocked out }], put ${number} damage counter on the attacking pokémon`.means(
  (window, on, counters) => [
    {
      do: 'place',
      modifier: {
        change: 'answer',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters }],
      },
      on,
      window,
    },
  ],
);
lasting.reads`if ${self} is damaged by an attack ${nextTurn} [{ even if ${self} is knocked out }], put ${number} damage counter on the attacking pokémon`.means(
  (on, window, _self, counters) => [
    {
      do: 'place',
      modifier: {
        change: 'answer',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters }],
      },
      on,
      window,
    },
  ],
);

lasting.reads`${target} can't attack or retreat during your opponent's next turn`.means((on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window: 'duringOpponentsNextTurn' },
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: 'duringOpponentsNextTurn' },
]);
lasting.says`${nextTurn}, if ${self} would be damaged by an attack, prevent that attack's damage done to ${self} if that damage is ${amount} or less`.means(
  (window, on, _self, atMost) => [{ do: 'place', modifier: { change: 'preventDamage', atMost }, on, window }],
);
lasting.reads`${self} has no weakness ${nextTurn}`.means((on, window) => [
  { do: 'place', modifier: { change: 'noWeakness' }, on, window },
]);
lasting.says`${nextTurn}, ${self} has no weakness`.means((window, on) => [
  { do: 'place', modifier: { change: 'noWeakness' }, on, window },
]);

// What the opponent may not play.
const PLAYED: readonly (readonly [words: string, what: readonly Played[]])[] = [
  ['item', ['item']],
  ['supporter', ['supporter']],
  ['stadium', ['stadium']],
  ['pokémon tool', ['tool']],
  ['special energy', ['specialEnergy']],
  ['energy', ['energy']],
];
export const playedCards = oneOf<readonly Played[]>('playedCards', [
  ...PLAYED.map(([words, what]) => [`${words} card`, what] as const),
  ['trainer card', ['item', 'supporter', 'stadium', 'tool']],
  ['trainer, supporter, or stadium card', ['item', 'supporter', 'stadium', 'tool']],
  ...PLAYED.flatMap(([a, first]) =>
    PLAYED.flatMap(([b, second]) => [
      [`${a} or ${b} card`, [...first, ...second]] as const,
      [`${a} card or ${b} card`, [...first, ...second]] as const,
      ...PLAYED.flatMap(([c, third]) => [
        [`${a}, ${b}, or ${c} card`, [...first, ...second, ...third]] as const,
      ]),
    ]),
  ),
]);
const butSupporters: readonly Played[] = ['item', 'stadium', 'tool'];
lasting.reads`your opponent can't play any trainer card { (except for|excluding|except) supporter card } from (their) hand ${nextTurn}`.means(
  (window) => [{ do: 'forbid', whose: 'opponent', what: butSupporters, window }],
);
lasting.says`${nextTurn}, your opponent can't play any ${playedCards} from their hand`
  .or`${nextTurn}, they can't play any ${playedCards} from their hand`.means((window, what) => [
  { do: 'forbid', whose: 'opponent', what, window },
]);
lasting.reads`your opponent can't play [any] ${playedCards} during (their|your opponent's) next turn`
  .or`your opponent can't play any ${playedCards} from (their) hand during (their|his or her|your opponent's) next turn`.means(
  (what) => [{ do: 'forbid', whose: 'opponent', what, window: 'duringOpponentsNextTurn' }],
);

// Until the end of the opponent's next turn is a longer window than that turn.
lasting.says`until the end of your opponent's next turn, ${target} can't retreat`
  .or`${target} can't retreat until the end of your opponent's next turn`.means((on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: 'untilOpponentsNextTurnEnds' },
]);
lasting.says`during your next turn, ${self} can't retreat`
  .or`${self} can't retreat during your next turn`.means((on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: 'duringOwnNextTurn' },
]);
lasting.reads`${target} is now ${status} and can't retreat during your opponent's next turn`.means(
  (on, s) => [
    { do: 'afflict', on, status: s },
    { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: 'duringOpponentsNextTurn' },
  ],
);
lasting.says`take another turn after this one`.means(() => [{ do: 'anotherTurn' }]);
lasting.reads`all damage done by attacks to ${self} ${nextTurn} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, window, by) => [{ do: 'place', modifier: { change: 'damageTaken', by }, on, window }],
);
lasting.says`${nextTurn}, if ${self} would be knocked out by damage from an attack, ${self} is not knocked out and its remaining hp becomes ${amount} instead`.means(
  (window, on, _self, hp) => [
    {
      do: 'place',
      modifier: { change: 'answer', on: 'wouldBeKnockedOut', steps: [{ do: 'survive', on: 'self', hp }] },
      on,
      window,
    },
  ],
);
lasting.says`${nextTurn}, ${defending}'s attacks cost ${colorless} more`
  .or`${nextTurn}, attacks (used by|from) ${defending} cost ${colorless} more`
  .or`${nextTurn}, the attack cost of each of ${defending}'s attacks is ${colorless} more`.means(
  (window, on, by) => [{ do: 'place', modifier: { change: 'attackCost', by }, on, window }],
);
lasting.says`${nextTurn}, ${defending}'s attacks cost ${colorless} more, and its retreat cost is ${colorless} more`
  .or`${nextTurn}, attacks used by ${defending} cost ${colorless} more, and its retreat cost is ${colorless} more`.means(
  (window, on, cost, retreat) => [
    { do: 'place', modifier: { change: 'attackCost', by: cost }, on, window },
    { do: 'place', modifier: { change: 'retreat', by: retreat }, on: 'defending', window },
  ],
);
lasting.says`${nextTurn}, ${defending}'s retreat cost is ${colorless} more`.means((window, on, by) => [
  { do: 'place', modifier: { change: 'retreat', by }, on, window },
]);
lasting.says`during your next turn, ${self}'s ${ownName} [attack]'s base damage is ${amount}`.means(
  (on, attack, is) => [
    { do: 'place', modifier: { change: 'baseDamage', attack, is }, on, window: 'duringOwnNextTurn' },
  ],
);
lasting.reads`during your next turn, ${self}'s ${ownName} attack's base damage is ${amount} instead of ${amount}`.means(
  (on, attack, is) => [
    { do: 'place', modifier: { change: 'baseDamage', attack, is }, on, window: 'duringOwnNextTurn' },
  ],
);
lasting.says`${nextTurn}, ${target} can't be healed`.means((window, on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'beHealed' }, on, window },
]);
lasting.reads`${target} can't be healed ${nextTurn}`.means((on, window) => [
  { do: 'place', modifier: { change: 'cannot', what: 'beHealed' }, on, window },
]);
lasting.says`${nextTurn}, your opponent can't play any card from their hand`.means((window) => [
  { do: 'forbid', whose: 'opponent', what: 'any', window },
]);
lasting.reads`your opponent can't play any card from their hand during (their|your opponent's) next turn`.means(
  () => [{ do: 'forbid', whose: 'opponent', what: 'any', window: 'duringOpponentsNextTurn' }],
);
lasting.reads`${nextTurn}, if ${self} is damaged by a attack { even if ${self} is knocked out }, put ${number} damage counter on the attacking pokémon`.means(
  (window, on, _even, counters) => [
    {
      do: 'place',
      modifier: {
        change: 'answer',
        on: 'damagedByAttack',
        steps: [{ do: 'putCounters', on: 'attacker', counters }],
      },
      on,
      window,
    },
  ],
);
lasting.reads`if ${self} would be knocked out by damage from a attack ${nextTurn}, it is not knocked out and its remaining hp becomes ${amount} instead`.means(
  (on, window, hp) => [
    {
      do: 'place',
      modifier: { change: 'answer', on: 'wouldBeKnockedOut', steps: [{ do: 'survive', on: 'self', hp }] },
      on,
      window,
    },
  ],
);
// Another Weakness, as strong as the printed one.
lasting.says`until the end of your next turn, ${defending}'s weakness is now ${type}`
  .or`${defending}'s weakness is now ${type} until the end of your next turn.`.means((on, to) => [
  { do: 'place', modifier: { change: 'weakness', type: to }, on, window: 'untilOwnNextTurnEnds' },
]);
// A coin against damage.
lasting.says`if any damage is done to ${self} by attacks ${nextTurn}, flip a coin. if heads, prevent that damage`.means(
  (on, window) => [{ do: 'place', modifier: { change: 'coinAgainstDamage', each: 'all' }, on, window }],
);
lasting.reads`${target} is now ${status}, and can't retreat until the end of your opponent's next turn`.means(
  (on, s) => [
    { do: 'afflict', on, status: s },
    {
      do: 'place',
      modifier: { change: 'cannot', what: 'retreat' },
      on,
      window: 'untilOpponentsNextTurnEnds',
    },
  ],
);
lasting.reads`until the end of your opponent's next turn [,] ${target} can't attack or retreat`.means(
  (on) => [
    {
      do: 'place',
      modifier: { change: 'cannot', what: 'attack' },
      on,
      window: 'untilOpponentsNextTurnEnds',
    },
    {
      do: 'place',
      modifier: { change: 'cannot', what: 'retreat' },
      on,
      window: 'untilOpponentsNextTurnEnds',
    },
  ],
);
