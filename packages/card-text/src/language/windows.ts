/** What an attack leaves behind, by how long it holds: every one of them goes with every time. */
import type { Modifier, Selector, Step, Window } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { amount, colorless, less, ownName, status } from './numbers.ts';
import { defending, inPlayGroup, it, self, target } from './pokemon.ts';
import { sayProtections } from './protections.ts';
import { energyCard } from './triggers.ts';

export const windows = listPhrase<Step>('windows');

const lasts = oneOf<Window>('window', [
  ["during your opponent's next turn", 'duringOpponentsNextTurn'],
  ["until the end of your opponent's next turn", 'untilOpponentsNextTurnEnds'],
  ['during your next turn', 'duringOwnNextTurn'],
  ['until the end of your next turn', 'untilOwnNextTurnEnds'],
]);
type Placed = { readonly modifier: Modifier; readonly on: Selector };

/** Whom attacks are kept off for a while. */
const shielded = phrase<Selector>('shielded');
shielded.says`${self}`.means((on) => on);
shielded.reads`it`.means(() => ({ bound: '?it' }));
shielded.says`${defending}`.means((on) => on);
shielded.reads`that pokémon`.means(() => 'defending');
shielded.says`each of ${inPlayGroup}`.means((on) => on);
/** Of the Defending Pokémon or the own. */
const placed = phrase<Placed>('placed');
sayProtections(placed, shielded, (on, modifier) => ({ modifier, on }));
placed.says`${target} can't retreat`.means((on) => ({ modifier: { change: 'cannot', what: 'retreat' }, on }));
placed.says`${target} can't attack`.means((on) => ({ modifier: { change: 'cannot', what: 'attack' }, on }));
placed.says`${target} has no retreat cost`.means((on) => ({ modifier: { change: 'noRetreatCost' }, on }));
placed.reads`the retreat cost of ${defending} is 0`.means((on) => ({
  modifier: { change: 'noRetreatCost' },
  on,
}));
placed.says`${self} can't become ${status}, ${status}, ${status}, or ${status}`.means((on, a, b, c, d) => ({
  modifier: { change: 'immune', statuses: [a, b, c, d] },
  on,
}));
placed.says`whenever ${amount} or less damage is done to ${self} [{ after applying weakness and resistance }], prevent that damage`.means(
  (atMost, on) => ({ modifier: { change: 'preventDamage', atMost }, on }),
);
placed.says`if a attack (damages|does damage to) ${defending} [{ after applying weakness and resistance }], that attack does ${amount} more damage [to that pokémon|to the defending pokémon]`.means(
  (on, by) => ({ modifier: { change: 'damageTaken', by }, on }),
);
placed.says`${self}'s ${ownName} [attack]'s base damage is ${amount}`.means((on, attack, is) => ({
  modifier: { change: 'baseDamage', attack, is },
  on,
}));
placed.says`prevent all effects of attacks, including damage, done to each of ${inPlayGroup}`.means((on) => ({
  modifier: { change: 'preventEffects' },
  on,
}));
placed.says`${defending} has no abilities`.means((on) => ({ modifier: { change: 'noAbilities' }, on }));
placed.says`${self} has no weakness`.means((on) => ({ modifier: { change: 'noWeakness' }, on }));
placed.says`${self} can't be affected by any special conditions`
  .or`${self} can't become affected by (a special condition|any special conditions)`.means((on) => ({
  modifier: { change: 'immune', statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
  on,
}));
placed.reads`attacks that ${defending} uses cost ${colorless} more`.means((on, by) => ({
  modifier: { change: 'attackCost', by },
  on,
}));
placed.reads`${it} can't retreat`.means((on) => ({ modifier: { change: 'cannot', what: 'retreat' }, on }));
placed.says`if ${self} is damaged by a attack [{ even if ${self} is knocked out }], put damage counter on the attacking pokémon equal to the damage done to ${self}`.means(
  (on, _even, _again) => ({
    modifier: {
      change: 'answer',
      on: 'damagedByAttack',
      steps: [
        {
          do: 'putCounters',
          on: 'attacker',
          counters: { inCounters: { damaged: 'self', in: 'thisTurn' } },
        },
      ],
    },
    on,
  }),
);
placed.reads`if ${self} is damaged by a attack { even if it is knocked out }, put damage counter on the attacking pokémon equal to the damage done to ${self}`.means(
  (on, _again) => ({
    modifier: {
      change: 'answer',
      on: 'damagedByAttack',
      steps: [
        {
          do: 'putCounters',
          on: 'attacker',
          counters: { inCounters: { damaged: 'self', in: 'thisTurn' } },
        },
      ],
    },
    on,
  }),
);
windows.reads`${lasts}, ${placed}`.means((until, it) => [{ do: 'place', ...it, window: until }]);
windows.says`${placed} ${lasts}`.means((it, until) => [{ do: 'place', ...it, window: until }]);
// The window within the sentence, and attacks not named.
placed.reads`prevent all damage done to ${shielded}`.means((on) => ({
  modifier: { change: 'preventDamage' },
  on,
}));
windows.reads`(all|any) damage done to ${shielded} [by attacks] ${lasts} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, until, by) => [{ do: 'place', modifier: { change: 'damageTaken', by }, on, window: until }],
);
placed.reads`all damage done to ${shielded} is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => ({ modifier: { change: 'damageTaken', by }, on }),
);
windows.reads`${target} can't retreat or attack ${lasts}`.means((on, until) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window: until },
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: until },
]);
windows.reads`${lasts}, ${target} can't (attack or retreat|retreat or attack)`.means((until, on) => [
  { do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window: until },
  { do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: until },
]);
windows.reads`if a attack does damage to ${defending} [{ after applying weakness and resistance }], that attack does ${amount} more damage to that pokémon ${lasts}`.means(
  (on, by, until) => [{ do: 'place', modifier: { change: 'damageTaken', by }, on, window: until }],
);

// The attack itself, without its name.
windows.says`(you can't use this attack|this attack can't be used) during your next turn`.means(() => [
  {
    do: 'place',
    modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
    on: 'self',
    window: 'duringOwnNextTurn',
  },
]);
windows.reads`${self} can't use this attack during your next turn`.means(() => [
  {
    do: 'place',
    modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
    on: 'self',
    window: 'duringOwnNextTurn',
  },
]);
windows.reads`during your next turn, ${ownName}'s base damage is ${amount} instead of ${amount}, and ${ownName}'s base damage is ${amount} instead of ${amount}`.means(
  (attack, is, _a, other, then, _b) => [
    { do: 'place', modifier: { change: 'baseDamage', attack, is }, on: 'self', window: 'duringOwnNextTurn' },
    {
      do: 'place',
      modifier: { change: 'baseDamage', attack: other, is: then },
      on: 'self',
      window: 'duringOwnNextTurn',
    },
  ],
);
windows.reads`during your next turn, any damage done by ${self}'s ${ownName} or ${ownName} to your opponent's active pokémon is increased by ${amount} { before applying weakness and resistance }`.means(
  (on, a, b, by) => [
    { do: 'place', modifier: { change: 'damageDealt', by, attack: a }, on, window: 'duringOwnNextTurn' },
    {
      do: 'place',
      modifier: { change: 'damageDealt', by, attack: b },
      on: 'self',
      window: 'duringOwnNextTurn',
    },
  ],
);

// At the end of a turn.
windows.says`at the end of your opponent's next turn, ${defending} is now ${status}`.means((on, each) => [
  {
    do: 'place',
    modifier: {
      change: 'answer',
      on: 'turnEnds',
      steps: [{ do: 'afflict', on: 'self', status: each }],
    },
    on,
    window: 'duringOpponentsNextTurn',
  },
]);
windows.says`${defending} is knocked out at the end of your opponent's next turn`.means((on) => [
  {
    do: 'place',
    modifier: { change: 'answer', on: 'turnEnds', steps: [{ do: 'knockOut', on: 'self' }] },
    on,
    window: 'duringOpponentsNextTurn',
  },
]);
// What would knock it out.
windows.says`during your opponent's next turn, if ${self} would be knocked out by damage from a attack, flip a coin. if heads, ${self} is not knocked out and its remaining hp (becomes|become) ${amount} [instead]`.means(
  (on, _again, hp) => [
    {
      do: 'place',
      modifier: {
        change: 'answer',
        on: 'wouldBeKnockedOut',
        steps: [
          { do: 'flip', coins: 1, as: '@coins' },
          { do: 'if', is: { heads: '@coins' }, yes: [{ do: 'survive', on: 'self', hp }] },
        ],
      },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);
windows.reads`(then if|if), during your opponent's next turn, ${self} would be knocked out by [damage from] a attack, ${self} isn't knocked out and its remaining hp (becomes|become) ${amount} [instead]`.means(
  (on, _again, hp) => [
    {
      do: 'place',
      modifier: { change: 'answer', on: 'wouldBeKnockedOut', steps: [{ do: 'survive', on: 'self', hp }] },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);
windows.says`if a pokémon knocks out ${self} during your opponent's next turn, knock out that pokémon`.means(
  (on) => [
    {
      do: 'place',
      modifier: { change: 'answer', on: 'knockedOutByAttack', steps: [{ do: 'knockOut', on: 'attacker' }] },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);

/** As long as it stays where it is; the sentence ends with what brackets say. */
export const asLongAs = listPhrase<Step>('asLongAs');
asLongAs.says`${defending} can't retreat. { (benching or evolving that pokémon|benching or evolving the defending pokémon) ends this effect. }`.means(
  (on) => [{ do: 'place', modifier: { change: 'cannot', what: 'retreat' }, on, window: 'whileActive' }],
);
asLongAs.says`${defending} can't attack. { (benching or evolving that pokémon|benching or evolving the defending pokémon) ends this effect. }`.means(
  (on) => [{ do: 'place', modifier: { change: 'cannot', what: 'attack' }, on, window: 'whileActive' }],
);
asLongAs.says`(any time|whenever) ${defending} tries to attack, your opponent flips a coin. if tails, that attack does nothing. { (if the defending pokémon is no longer your opponent's active pokémon, this effect ends|this effect lasts until the defending pokémon evolves or is benched). }`.means(
  (on) => [{ do: 'place', modifier: { change: 'flipToAttack' }, on, window: 'whileActive' }],
);
windows.says`if your opponent attaches a ${energyCard} to ${defending} during (their|his or her|your opponent's) next turn, that pokémon (is now|becomes) ${status}`.means(
  (card, on, each) => [
    {
      do: 'place',
      modifier: {
        change: 'answer',
        on: 'energyAttached',
        card,
        steps: [{ do: 'afflict', on: 'self', status: each }],
      },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);
