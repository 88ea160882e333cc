/** What an ability answers: something that happens to its Pokémon, or a time. */
import type { CardFilter, Condition, PokemonFilter, Trigger } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { described } from './describing.ts';
import { attackers } from './holders.ts';
import { cardName, status, type } from './numbers.ts';
import { self, thisCard } from './pokemon.ts';

/** Several where a text means either. */
export type When = {
  readonly on: readonly Trigger[];
  readonly from?: 'active' | 'bench';
  readonly card?: CardFilter;
  readonly often?: 'oncePerTurn';
  readonly while?: Condition;
};
export const when = phrase<When>('when');

/** A Pokémon comes into play once in a turn: that it is said again adds nothing. */
const once = oneOf<'once'>('once', [
  ['when', 'once'],
  ['once during your turn, when', 'once'],
]);
const plays = oneOf<'plays'>('plays', [
  ['play', 'plays'],
  ['put', 'plays'],
]);
when.says`${once} you play ${self} from your hand to evolve 1 of your pokémon [during your turn]`.means(
  () => ({
    on: ['evolved'],
  }),
);
/** Behind a condition. */
export const whenPlayed = phrase<When>('whenPlayed');
whenPlayed.reads`when you play ${self} from your hand to evolve 1 of your pokémon`.means(() => ({
  on: ['evolved'],
}));
whenPlayed.reads`when you ${plays} ${self} from your hand onto your bench`.means(() => ({ on: ['played'] }));
whenPlayed.reads`when ${self} moves from your bench to the active spot`.means(() => ({
  on: ['movedToActive'],
}));
when.says`${once} you play ${self} from your hand to evolve your active pokémon`
  .or`${once} you play ${self} from your hand to evolve 1 of your active pokémon`.means(() => ({
  on: ['evolved'],
  from: 'active',
}));
when.says`${once} you ${plays} ${self} from your hand onto your bench [during your turn]`
  .or`${once} you ${plays} ${self} onto your bench from your hand`.means(() => ({
  on: ['played'],
}));
when.reads`${once} you put ${self} into play`.means(() => ({ on: ['played'] }));
when.says`${once} you play ${self} from your hand`.means(() => ({ on: ['played', 'evolved'] }));
when.says`once during your turn, when ${self} moves from your bench to the active spot`
  .or`once during your turn, when ${self} moves from your bench to become your active pokémon`.means(() => ({
  on: ['movedToActive'],
}));

// A card that levels it up is put onto it, as one that evolves it is.
when.reads`${once} you ${plays} ${self} from your hand onto your active ${self}`.means(() => ({
  on: ['evolved'],
}));

/** Of the card itself. */
when.says`when you attach ${thisCard} from your hand to (a|1 of your|) pokémon`.means(() => ({
  on: ['attached'],
}));
when.says`when you attach ${thisCard} from your hand to (a|1 of your|) ${described}`
  .or`when you play ${thisCard} from your hand and attach it to (a|1 of your|) ${described}`.means(
  (_this, where) => ({
    on: ['attached'],
    while: { exists: { among: 'self', where } },
  }),
);
when.says`when you attach ${thisCard} from your hand to your active pokémon`
  .or`when you play ${thisCard} from your hand and attach it to your active pokémon`.means(() => ({
  on: ['attached'],
  from: 'active',
}));
when.says`when you attach ${thisCard} from your hand to 1 of your benched pokémon`.means(() => ({
  on: ['attached'],
  from: 'bench',
}));
const attachedTo = oneOf<'attaches'>('attaches', [
  ['when you attach', 'attaches'],
  ['whenever you attach', 'attaches'],
]);
/** As a card that is attached. */
export const energyCard = phrase<CardFilter>('energyCard');
energyCard.says`energy [card]`.means(() => ({ kind: 'energy' }));
energyCard.says`${type} energy [card]`.means((each) => ({ kind: 'energy', type: each }));
energyCard.says`basic energy [card]`.means(() => ({ basicEnergy: true }));
energyCard.says`basic ${type} energy [card]`.means((each) => ({ basicEnergy: true, type: each }));
energyCard.says`special energy [card]`.means(() => ({ specialEnergy: true }));
energyCard.says`${cardName} [card]`.means((name) => ({ name }));
/** Energy from the hand, each time. */
export const whenAttached = phrase<When>('whenAttached');
whenAttached.says`when you attach a ${energyCard} from your hand to ${self}`.means((card) => ({
  on: ['energyAttached'],
  card,
}));
whenAttached.reads`whenever you attach a ${energyCard} from your hand to it`
  .or`when you attach a ${energyCard} from your hand to it`.means((card) => ({
  on: ['energyAttached'],
  card,
}));
when.reads`(whenever|when) you attach a ${energyCard} from your hand to it`.means((card) => ({
  on: ['energyAttached'],
  card,
}));
when.says`once during your turn, ${whenAttached}`.means((it) => ({ ...it, often: 'oncePerTurn' }));
when.says`${attachedTo} a ${energyCard} from your hand to ${self} [during your turn]`.means((_you, card) => ({
  on: ['energyAttached'],
  card,
}));

const active = oneOf<'active'>('activePlace', [
  ['is in the active spot', 'active'],
  ['is your active pokémon', 'active'],
]);
const hitBy = oneOf<'hit'>('hitBy', [
  ["by an attack from your opponent's pokémon", 'hit'],
  ["by an opponent's attack", 'hit'],
  ["by your opponent's attack", 'hit'],
]);
const ofAttack = oneOf<'hit'>('ofAttack', [
  ["by damage from an attack from your opponent's pokémon", 'hit'],
  ["by damage from an opponent's attack", 'hit'],
]);
when.says`if ${self} ${active} and is damaged ${hitBy} { even if ${self} is knocked out }`.means(() => ({
  on: ['damagedByAttack'],
  from: 'active',
}));
when.reads`if ${self} ${active} and is damaged ${hitBy} { even if it is knocked out }`
  .or`if ${self} ${active} and is damaged ${hitBy} { even if that pokémon is knocked out }`.means(() => ({
  on: ['damagedByAttack'],
  from: 'active',
}));
when.says`if ${self} is damaged ${hitBy} { even if ${self} is knocked out }`
  .or`(when|whenever) ${self} is damaged ${hitBy} { even if ${self} is knocked out }`.means(() => ({
  on: ['damagedByAttack'],
}));
/** Also when it goes down, as the brackets say: without them it could be meant otherwise. */
const evenDown = oneOf<'even'>('evenDown', [
  ['(even if it is Knocked Out)', 'even'],
  ["(even if it's Knocked Out)", 'even'],
]);
const theirAttack = oneOf<'hit'>('theirAttackDoes', [
  ["an opponent's attack damages", 'hit'],
  ["your opponent's attack damages", 'hit'],
  ["an opponent's attack does damage to", 'hit'],
  ["your opponent's attack does damage to", 'hit'],
]);
when.reads`(if|when|whenever) ${self} is damaged ${hitBy} ${evenDown}`.means(() => ({
  on: ['damagedByAttack'],
}));
when.reads`(if|when|whenever) ${theirAttack} ${self} ${evenDown}`.means(() => ({ on: ['damagedByAttack'] }));
when.reads`(if|when) ${theirAttack} ${self} { even if ${self} is knocked out }`.means(() => ({
  on: ['damagedByAttack'],
}));
when.reads`(if|when|whenever) ${theirAttack} ${self} while it's your active pokémon ${evenDown}`.means(
  () => ({
    on: ['damagedByAttack'],
    from: 'active',
  }),
);
when.reads`whenever your opponent's attack damages ${self} { even if ${self} is knocked out }`.means(() => ({
  on: ['damagedByAttack'],
}));
when.says`(if|when) ${self} ${active} and is knocked out ${ofAttack}`.means(() => ({
  on: ['knockedOutByAttack'],
  from: 'active',
}));
when.reads`(if|when) ${self} is knocked out ${ofAttack} while (it is|it's) your active pokémon`.means(() => ({
  on: ['knockedOutByAttack'],
  from: 'active',
}));
when.reads`(if|when) ${self} is knocked out ${ofAttack} while ${self} is your active pokémon`.means(() => ({
  on: ['knockedOutByAttack'],
  from: 'active',
}));
when.says`(if|when) ${self} is knocked out ${ofAttack}`.means(() => ({ on: ['knockedOutByAttack'] }));
when.says`if ${self} would be knocked out by damage from an attack`
  .or`once during your opponent's turn, if ${self} would be knocked out by damage from an attack`
  .or`if ${self} would be knocked out by damage from (an opponent's attack|an attack from your opponent's pokémon)`
  .or`if ${self} would be knocked out by an opponent's attack`.means(() => ({
  on: ['wouldBeKnockedOut'],
}));
when.reads`(when|if) ${self} is knocked out by (an attack|an opponent's attack|your opponent's attack)`.means(
  () => ({
    on: ['knockedOutByAttack'],
  }),
);
when.reads`(if|when) ${self} ${active} and is knocked out by (an opponent's attack|your opponent's attack)`.means(
  () => ({
    on: ['knockedOutByAttack'],
    from: 'active',
  }),
);
when.says`during pokémon checkup`.or`at any times between turns`.or`between turns`
  .or`at any time between turns`.means(() => ({ on: ['checkup'] }));
when.says`at the end of each turn`.or`at the end of each player's turn`.means(() => ({
  on: ['eachTurnEnds'],
}));
when.says`at the end of your turn`.or`once at the end of your turn [{ after your attack }]`.means(() => ({
  on: ['turnEnds'],
}));
when.says`if ${self} ${active} at the end of your turn`.means(() => ({ on: ['turnEnds'], from: 'active' }));

/** Also where it goes down, in all words. */
const evenThen = phrase<'even'>('evenThen');
evenThen.says`${evenDown}`.means((it) => it);
evenThen.reads`{ even if (that pokémon|this pokémon) is knocked out }`.means(() => 'even');
evenThen.reads`{ even if ${self} is knocked out }`.means(() => 'even');
// Only where such a Pokémon attacks.
const hitBySuch = phrase<Condition>('hitBySuch');
hitBySuch.says`by an attack from your opponent's ${attackers}`.means((where) => ({
  exists: { among: 'attacker', where },
}));
const downBySuch = phrase<Condition>('downBySuch');
downBySuch.says`by damage from an attack from your opponent's ${attackers}`.means((where) => ({
  exists: { among: 'attacker', where },
}));
when.says`if ${self} ${active} and is damaged ${hitBySuch} ${evenThen}`.means((_self, from, is) => ({
  on: ['damagedByAttack'],
  from,
  while: is,
}));
when.says`if ${self} is damaged ${hitBySuch} ${evenThen}`.means((_self, is) => ({
  on: ['damagedByAttack'],
  while: is,
}));
when.says`(if|when) ${self} ${active} and is knocked out ${downBySuch}`.means((_self, from, is) => ({
  on: ['knockedOutByAttack'],
  from,
  while: is,
}));
when.says`(if|when) ${self} is knocked out ${downBySuch}`.means((_self, is) => ({
  on: ['knockedOutByAttack'],
  while: is,
}));
// What no damage changes, so that it is the same before and behind it.
const unhurt = phrase<PokemonFilter>('stateThatStays');
unhurt.says`has (a|any) (pokémon tool|tool) [card] attached [to it]`.means(() => ({ tool: true }));
unhurt.says`has [any] energy [card] attached [to it]`.means(() => ({ energy: 'any' }));
unhurt.says`has (any|a|) ${type} energy [card] attached [to it]`.means((energy) => ({ energy }));
unhurt.says`is ${status}`.means((each) => ({ statuses: [each] }));
when.says`if ${self} ${unhurt} and is damaged ${hitBy} ${evenThen}`.means((among, where) => ({
  on: ['damagedByAttack'],
  while: { exists: { among, where } },
}));
when.says`if ${self} ${active}, ${unhurt}, and is damaged ${hitBy} ${evenThen}`.means(
  (among, from, where) => ({
    on: ['damagedByAttack'],
    from,
    while: { exists: { among, where } },
  }),
);
when.says`if ${self} ${unhurt} and is knocked out ${ofAttack}`.means((among, where) => ({
  on: ['knockedOutByAttack'],
  while: { exists: { among, where } },
}));
