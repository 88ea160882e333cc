/** When something holds: what follows «if». Coins are apart, in `coins.ts`. */
import type { Condition, Selector } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { adjective, EVOLUTIONS, nameWord, pileCards, pokemonOfKind } from './cards.ts';
import { amount, cardName, number, otherName, ownName, status, type } from './numbers.ts';
import { benchGroup, defending, inPlayGroup, self } from './pokemon.ts';

export const condition = phrase<Condition>('condition');

const ACTIVE = { whose: 'opponent', place: 'active' } as const;

/** Of the opponent's Active Pokémon. */
export const ofDefending = phrase<Condition>('ofDefending');
condition.says`${ofDefending}`.means((is) => is);
ofDefending.says`${defending} is ${status}`.means((_it, each) => ({
  exists: { ...ACTIVE, where: { statuses: [each] } },
}));
ofDefending.says`${defending} is affected by a special condition`.means(() => ({
  exists: { ...ACTIVE, where: { statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] } },
}));
ofDefending.says`${defending} is a ${adjective} pokémon`.means((_it, card) => ({
  exists: { ...ACTIVE, where: { card } },
}));
ofDefending.says`${defending} is a evolution pokémon`.means(() => ({
  exists: { ...ACTIVE, where: { card: { stages: EVOLUTIONS } } },
}));
ofDefending.says`${defending} is (a evolved pokémon|evolved)`.means(() => ({
  exists: { ...ACTIVE, where: { evolved: true } },
}));
ofDefending.says`${defending} has any damage counter on it`.means(() => ({
  exists: { ...ACTIVE, where: { damaged: true } },
}));
ofDefending.says`${defending} has [any] special energy [card] attached [to it]`.means(() => ({
  exists: { ...ACTIVE, where: { specialEnergy: true } },
}));
ofDefending.says`${defending} has a ability`.means(() => ({
  exists: { ...ACTIVE, where: { hasAbility: true } },
}));
ofDefending.says`${defending} is ${cardName}`.means((_it, name) => ({
  exists: { ...ACTIVE, where: { card: { name } } },
}));

ofDefending.says`${defending} isn't ${status}`.means((_it, each) => ({
  not: { exists: { ...ACTIVE, where: { statuses: [each] } } },
}));
ofDefending.reads`${defending} is not ${status}`.means((_it, each) => ({
  not: { exists: { ...ACTIVE, where: { statuses: [each] } } },
}));
ofDefending.says`${defending} is a ${pokemonOfKind} or [a] ${pokemonOfKind}`.means((_it, a, b) => ({
  exists: { ...ACTIVE, where: { card: { any: [{ tag: a }, { tag: b }] } } },
}));
ofDefending.says`${defending} is (a|) ${pokemonOfKind}`.means((_it, tag) => ({
  exists: { ...ACTIVE, where: { card: { tag } } },
}));
ofDefending.says`${defending} has any energy [card] attached to it`.means(() => ({
  exists: { ...ACTIVE, where: { energy: 'any' } },
}));
ofDefending.says`${defending} has (a pokémon tool|any pokémon tool) [card] attached to it`.means(() => ({
  exists: { ...ACTIVE, where: { tool: true } },
}));

/** Of the Pokémon whose text it is. */
export const ofSelf = phrase<Condition>('ofSelf');
condition.says`${ofSelf}`.means((is) => is);
const OWN_SELF = 'self' as const;
ofSelf.says`${self} has any damage counter on it`.means(() => ({
  exists: { among: OWN_SELF, where: { damaged: true } },
}));
ofSelf.says`${self} has any ${type} energy [card] attached [to it]`.means((_it, energy) => ({
  exists: { among: OWN_SELF, where: { energy } },
}));
ofSelf.says`${self} has any energy [card] attached [to it]`.means(() => ({
  exists: { among: OWN_SELF, where: { energy: 'any' } },
}));
ofSelf.says`${self} has [any] special energy [card] attached [to it]`.means(() => ({
  exists: { among: OWN_SELF, where: { specialEnergy: true } },
}));
ofSelf.says`${self} has a (pokémon tool|tool) [card] attached [to it]`.means(() => ({
  exists: { among: OWN_SELF, where: { tool: true } },
}));
ofSelf.says`${self} is ${status}`.means((_it, each) => ({
  exists: { among: OWN_SELF, where: { statuses: [each] } },
}));
ofSelf.reads`${self} has full hp`.means(() => ({ exists: { among: OWN_SELF, where: { damaged: false } } }));
ofSelf.says`${self} has ${amount} or more energy [card] attached [to it]`.means((_it, units) => ({
  exists: { among: OWN_SELF, where: { energyAtLeast: { units } } },
}));
ofSelf.reads`${self} is affected by any special conditions`.means(() => ({
  exists: {
    among: OWN_SELF,
    where: { statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
  },
}));
ofSelf.reads`${self} has at least ${amount} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
ofSelf.says`${self} is affected by a special condition`.means(() => ({
  exists: {
    among: OWN_SELF,
    where: { statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
  },
}));
ofSelf.says`${self} has a ${cardName} [card] attached [to it]`.means((on, name) => ({
  any: [
    { quantity: { cards: { on, part: 'attached', where: { name } } }, atLeast: 1 },
    { quantity: { cards: { on, part: 'energy', where: { name } } }, atLeast: 1 },
  ],
}));
ofSelf.says`${self} is a evolved pokémon`.means(() => ({
  exists: { among: OWN_SELF, where: { evolved: true } },
}));
ofSelf.says`${self}'s remaining hp is ${amount} or less`.means((_it, remainingAtMost) => ({
  exists: { among: OWN_SELF, where: { remainingAtMost } },
}));
condition.says`your opponent's bench isn't full`.means(() => ({
  not: { quantity: { count: { whose: 'opponent', place: 'bench' } }, atLeast: 5 },
}));
ofSelf.says`${self} and ${defending} have the same amount of energy attached`.means((mine, its) => ({
  all: [
    { quantity: { energy: mine }, atLeast: { energy: its } },
    { quantity: { energy: its }, atLeast: { energy: mine } },
  ],
}));
condition.says`your opponent has any ${pokemonOfKind} in play`.means((tag) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card: { tag } } },
}));
condition.says`your opponent has any ${pokemonOfKind} or ${pokemonOfKind} in play`.means((a, b) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card: { any: [{ tag: a }, { tag: b }] } } },
}));
condition.says`you have exactly ${number} card in your hand`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
condition.says`you have less than ${number} card in your hand`.means((n) => ({
  not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: n },
}));
condition.says`your opponent has ${amount} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'opponent', place: 'bench' } },
  atLeast,
}));
ofSelf.says`${self} has no damage counter on it`.means(() => ({
  exists: { among: OWN_SELF, where: { damaged: false } },
}));

condition.says`you have ${number} or more ${pileCards}`.means((atLeast, cards) => ({
  quantity: { cards },
  atLeast,
}));
condition.says`${otherName} is on your bench`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
condition.says`you have ${cardName} (on your bench|in play on your bench)`.means((name) => ({
  exists: { whose: 'own', place: 'bench', where: { card: { name } } },
}));
condition.says`you have ${cardName} in play`.means((name) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card: { name } } },
}));
condition.says`any of ${benchGroup} have any damage counter on them`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
condition.says`any of ${inPlayGroup} have any damage counter on them`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
condition.says`any of your pokémon were knocked out by damage from an (opponent's attack during their|attack from your opponent's pokémon during their|opponent's attack during his or her|attack during your opponent's) last turn`.means(
  () => ({ knockedOutLastTurn: 'byAttack' }),
);
condition.says`any of your pokémon were knocked out during your opponent's last turn`.means(() => ({
  knockedOutLastTurn: 'anyhow',
}));
condition.says`there is any stadium [card] in play`.means(() => ({ stadium: true }));
condition.reads`(a stadium is in play|there is a stadium card in play)`.means(() => ({ stadium: true }));
condition.says`you have more prize card remaining than your opponent`.means(() => ({
  quantity: { cards: { pile: 'prizes', whose: 'own' } },
  atLeast: { sum: [{ cards: { pile: 'prizes', whose: 'opponent' } }, 1] },
}));
condition.reads`you have more prize card left than your opponent`.means(() => ({
  quantity: { cards: { pile: 'prizes', whose: 'own' } },
  atLeast: { sum: [{ cards: { pile: 'prizes', whose: 'opponent' } }, 1] },
}));
condition.says`your opponent has ${amount} or fewer prize card remaining`.means((n) => ({
  not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } },
}));
condition.says`this pokémon used ${ownName} during your last turn`.means((usedLastTurn) => ({
  usedLastTurn,
}));
condition.says`your benched pokémon have any damage counter on them`.means(() => ({
  exists: { whose: 'own', place: 'bench', where: { damaged: true } },
}));
condition.says`your opponent has any benched pokémon`.means(() => ({
  exists: { whose: 'opponent', place: 'bench' },
}));
condition.says`your opponent has no benched pokémon`.means(() => ({
  not: { exists: { whose: 'opponent', place: 'bench' } },
}));
condition.says`you have the same number of card in your hand as your opponent`.means(() => ({
  all: [
    {
      quantity: { cards: { pile: 'hand', whose: 'own' } },
      atLeast: { cards: { pile: 'hand', whose: 'opponent' } },
    },
    {
      quantity: { cards: { pile: 'hand', whose: 'opponent' } },
      atLeast: { cards: { pile: 'hand', whose: 'own' } },
    },
  ],
}));
condition.says`there are ${amount} or fewer card in your deck`.means((n) => ({
  not: { quantity: { cards: { pile: 'deck', whose: 'own' } }, atLeast: { sum: [n, 1] } },
}));
ofSelf.says`${self} has ${amount} or more damage counter on it`.means((on, atLeast) => ({
  quantity: { counters: on },
  atLeast,
}));
condition.says`${defending} has ${amount} or more damage counter on it`.means((on, atLeast) => ({
  quantity: { counters: on },
  atLeast,
}));
ofSelf.says`${self} has at least ${amount} extra ${type} energy attached [to it] { in addition to this attack's cost }`.means(
  (_self, atLeast, unpaid) => ({ quantity: { unpaid }, atLeast }),
);
ofSelf.says`${self} has ${amount} or more ${type} energy [card] attached [to it]`.means(
  (energy, atLeast, of) => ({
    quantity: { energy, type: of },
    atLeast,
  }),
);
ofSelf.says`${self} has less energy attached to it than ${defending}`.means((mine, its) => ({
  quantity: { energy: its },
  atLeast: { sum: [{ energy: mine }, 1] },
}));
ofSelf.says`${self} has more energy attached to it than ${defending}`.means((mine, its) => ({
  quantity: { energy: mine },
  atLeast: { sum: [{ energy: its }, 1] },
}));
ofSelf.says`${self} has no energy [card] attached [to it]`.means(() => ({
  not: { exists: { among: OWN_SELF, where: { energy: 'any' } } },
}));
condition.says`your opponent has exactly ${number} prize card remaining`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
condition.reads`${defending} has at least ${number} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
condition.reads`${self} has at least ${number} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
condition.says`the number of energy attached to ${defending} is ${amount} or more`.means(
  (energy, atLeast) => ({
    quantity: { energy },
    atLeast,
  }),
);
condition.says`${defending} has no damage counter on it`.means(() => ({
  exists: { ...ACTIVE, where: { damaged: false } },
}));
condition.says`you don't have ${number} or more ${pileCards}`.means((atLeast, cards) => ({
  not: { quantity: { cards }, atLeast },
}));
condition.says`${self} has full hp`.means(() => ({ exists: { among: OWN_SELF, where: { damaged: false } } }));
condition.says`you have ${cardName} and ${cardName} on your bench`.means((a, b) => ({
  all: [
    { exists: { whose: 'own', place: 'bench', where: { card: { name: a } } } },
    { exists: { whose: 'own', place: 'bench', where: { card: { name: b } } } },
  ],
}));
condition.says`you have more card in your hand than your opponent`.means(() => ({
  quantity: { cards: { pile: 'hand', whose: 'own' } },
  atLeast: { sum: [{ cards: { pile: 'hand', whose: 'opponent' } }, 1] },
}));
condition.says`your opponent has more card in (their) hand than you`.means(() => ({
  quantity: { cards: { pile: 'hand', whose: 'opponent' } },
  atLeast: { sum: [{ cards: { pile: 'hand', whose: 'own' } }, 1] },
}));
condition.says`your opponent has more pokémon in play than you`.means(() => ({
  quantity: { count: { whose: 'opponent', place: 'inPlay' } },
  atLeast: { sum: [{ count: { whose: 'own', place: 'inPlay' } }, 1] },
}));
condition.says`${defending} has more remaining hp than ${self}`.means((its, mine) => ({
  quantity: { remainingHp: its },
  atLeast: { sum: [{ remainingHp: mine }, 1] },
}));
condition.says`you have no card in your hand`.means(() => ({
  not: { quantity: { cards: { pile: 'hand', whose: 'own' } }, atLeast: 1 },
}));
condition.says`you have ${number} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'own', place: 'bench' } },
  atLeast,
}));
condition.says`your opponent has ${number} or more benched pokémon`.means((atLeast) => ({
  quantity: { count: { whose: 'opponent', place: 'bench' } },
  atLeast,
}));
condition.says`you have exactly ${number} prize card remaining`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'own' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
condition.says`${self} is affected by a special condition`.means(() => ({
  exists: {
    among: OWN_SELF,
    where: { statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
  },
}));
condition.says`${self} and ${defending} have the same amount of energy attached to them`.means(
  (mine, its) => ({
    all: [
      { quantity: { energy: mine }, atLeast: { energy: its } },
      { quantity: { energy: its }, atLeast: { energy: mine } },
    ],
  }),
);
condition.says`your opponent has any ${adjective} pokémon in play`.means((card) => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { card } },
}));
condition.says`you have any ${adjective} pokémon in play`.means((card) => ({
  exists: { whose: 'own', place: 'inPlay', where: { card } },
}));
condition.says`you have any ${adjective} pokémon on your bench`.means((card) => ({
  exists: { whose: 'own', place: 'bench', where: { card } },
}));
ofDefending.says`${defending} has ${cardName} in its name`.means((_it, nameHas) => ({
  exists: { ...ACTIVE, where: { card: { nameHas } } },
}));
ofDefending.says`${defending} has ${nameWord} in its name`.means((_it, nameHas) => ({
  exists: { ...ACTIVE, where: { card: { nameHas } } },
}));
condition.says`${self} has at least ${number} extra energy attached [to it] { in addition to this attack's cost }`.means(
  (_self, atLeast) => ({ quantity: { unpaid: 'any' }, atLeast }),
);
condition.says`you played a supporter card from your hand during this turn`.means(() => ({
  playedThisTurn: { trainers: ['supporter'] },
}));
condition.says`you played ${cardName} from your hand during this turn`.means((name) => ({
  playedThisTurn: { name },
}));
condition.says`${self} (was on the bench and became your active pokémon this turn|moved from your bench to the active spot this turn)`.means(
  (cameThisTurn) => ({ cameThisTurn }),
);
condition.says`any of your ${type} pokémon were knocked out by damage from an (attack during your opponent's|opponent's attack during their) last turn`.means(
  (of) => ({ knockedOutLastTurn: 'byAttack', of: { type: of } }),
);
condition.says`${cardName} is anywhere under ${self}`.means((evolvedFrom, among) => ({
  exists: { among, where: { evolvedFrom } },
}));
condition.reads`${self} (evolved|is evolved) from ${cardName}`.means((among, evolvedFrom) => ({
  exists: { among, where: { evolvedFrom } },
}));
condition.reads`${self} already has ${amount} or more damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));

/** What was so before this attack did anything. */
export const beforehand = phrase<Condition>('beforehand');
beforehand.reads`${defending} already has any damage counter on it`.means(() => ({
  exists: { ...ACTIVE, where: { damaged: true } },
}));
{
  const on = defending;
  beforehand.reads`${on} already has ${amount} or more damage counter on it`.means((counters, atLeast) => ({
    quantity: { counters },
    atLeast,
  }));
  beforehand.reads`${on} already has at least ${number} damage counter on it`.means((counters, atLeast) => ({
    quantity: { counters },
    atLeast,
  }));
}
/** The same where something is done after the damage: whose counters are looked at before it. */
export const alreadyHurt = phrase<Selector>('alreadyHurt');
for (const among of [self, defending])
  alreadyHurt.says`${among} already has any damage counter on it`.means((of) => ({
    among: of,
    where: { damaged: true },
  }));
condition.reads`1 of your pokémon was knocked out during your opponent's last turn`.means(() => ({
  knockedOutLastTurn: 'anyhow',
}));
condition.says`none of your pokémon have any energy attached`.means(() => ({
  not: { exists: { whose: 'own', place: 'inPlay', where: { energy: 'any' } } },
}));
condition.says`your active pokémon is your only pokémon in play`.means(() => ({
  not: { exists: { whose: 'own', place: 'bench' } },
}));
/** So many Prizes of the opponent, neither more nor fewer. */
const theirPrizes = phrase<Condition>('theirPrizes');
theirPrizes.says`${amount}`.means((n) => ({
  all: [
    { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: n },
    { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [n, 1] } } },
  ],
}));
condition.says`your opponent has exactly ${theirPrizes}, ${theirPrizes}, or ${theirPrizes} prize card remaining`.means(
  (a, b, c) => ({ any: [a, b, c] }),
);
