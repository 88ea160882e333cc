/** What is so of the Pokémon whose text it is. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { amount, cardName, number, status, type } from './numbers.ts';
import { defending, self } from './pokemon.ts';

const OWN_SELF = 'self' as const;

export const ofSelf = phrase<Condition>('ofSelf');
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
ofSelf.says`${self} has ${amount} or more energy [card] attached [to it]`.means((_it, units) => ({
  exists: { among: OWN_SELF, where: { energyAtLeast: { units } } },
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
ofSelf.says`${self} has no damage counter on it`.means(() => ({
  exists: { among: OWN_SELF, where: { damaged: false } },
}));
ofSelf.says`${self} has ${amount} or more damage counter on it`.means((on, atLeast) => ({
  quantity: { counters: on },
  atLeast,
}));
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
ofSelf.reads`${self} has at least ${number} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
ofSelf.reads`${self} has full hp`.means(() => ({ exists: { among: OWN_SELF, where: { damaged: false } } }));
ofSelf.says`${self} is affected by (a special condition|any special conditions)`.means(() => ({
  exists: {
    among: OWN_SELF,
    where: { statuses: ['sleep', 'burn', 'confusion', 'paralysis', 'poison'] },
  },
}));
ofSelf.says`${self} and ${defending} have the same amount of energy attached (to them|)`.means(
  (mine, its) => ({
    all: [
      { quantity: { energy: mine }, atLeast: { energy: its } },
      { quantity: { energy: its }, atLeast: { energy: mine } },
    ],
  }),
);
ofSelf.says`${cardName} is anywhere under ${self}`.means((evolvedFrom, among) => ({
  exists: { among, where: { evolvedFrom } },
}));
ofSelf.reads`${self} (evolved|is evolved) from ${cardName}`.means((among, evolvedFrom) => ({
  exists: { among, where: { evolvedFrom } },
}));
ofSelf.reads`${self} already has ${amount} or more damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
