/** What is so of the Pokémon whose text it is. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { cardName, number, type } from './numbers.ts';
import { defending, self } from './pokemon.ts';
import { lack, state } from './states.ts';

export const ofSelf = phrase<Condition>('ofSelf');
ofSelf.says`${self} ${state}`.means((among, where) => ({ exists: { among, where } }));
ofSelf.says`${self} ${state} and ${state}`.means((among, a, b) => ({
  all: [{ exists: { among, where: a } }, { exists: { among, where: b } }],
}));
ofSelf.reads`${self} has full hp`.means((among) => ({ exists: { among, where: { damaged: false } } }));
ofSelf.reads`there are any ${type} energy [card] attached to ${self}`
  .or`there is (a|any) ${type} energy [card] attached to ${self}`.means((energy, among) => ({
  exists: { among, where: { energy } },
}));
ofSelf.reads`there are any damage counter on ${self}`.means((among) => ({
  exists: { among, where: { damaged: true } },
}));
ofSelf.reads`there are ${number} or more damage counter on ${self}`.means((atLeast, counters) => ({
  quantity: { counters },
  atLeast,
}));
ofSelf.reads`${cardName} is anywhere under ${self}`.means((evolvedFrom, among) => ({
  exists: { among, where: { evolvedFrom } },
}));
ofSelf.says`${self} ${lack}`.means((among, where) => ({ not: { exists: { among, where } } }));
ofSelf.says`${self} has any holon energy [card] attached [to it]`.means((on) => ({
  quantity: { cards: { on, part: 'energy', where: { nameHas: 'Holon Energy' } } },
  atLeast: 1,
}));
ofSelf.says`${self} has [any] basic ${type} energy [card] attached [to it]`.means((on, of) => ({
  quantity: { cards: { on, part: 'energy', where: { basicEnergy: true, type: of } } },
  atLeast: 1,
}));
ofSelf.says`${self} has no ${cardName} [card] attached [to it]`.means((on, name) => ({
  not: { quantity: { cards: { on, part: 'energy', where: { name } } }, atLeast: 1 },
}));
ofSelf.says`${self} was damaged by a attack during your opponent's last turn`
  .or`(a|an) attack damaged ${self} during your opponent's last turn`.means((damaged) => ({
  quantity: { damaged, in: 'lastTurn' },
  atLeast: 1,
}));
ofSelf.says`${self} has exactly ${number} energy [card] attached [to it]`.means((energy, n) => ({
  all: [{ quantity: { energy }, atLeast: n }, { not: { quantity: { energy }, atLeast: { sum: [n, 1] } } }],
}));
ofSelf.reads`${number} or more energy is attached to ${self}`.means((units, among) => ({
  exists: { among, where: { energyAtLeast: { units } } },
}));
ofSelf.says`${self} has (a|any) ${cardName} [card] attached [to it]`.means((on, name) => ({
  any: [
    { quantity: { cards: { on, part: 'attached', where: { name } } }, atLeast: 1 },
    { quantity: { cards: { on, part: 'energy', where: { name } } }, atLeast: 1 },
  ],
}));
ofSelf.says`${self} has ${number} or more damage counter on it`
  .or`${self} (has at least|already has at least) ${number} damage counter on it`
  .or`${self} already has ${number} or more damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
ofSelf.says`${self} and ${defending} have the same amount of energy attached (to them|)`.means(
  (mine, its) => ({
    all: [
      { quantity: { energy: mine }, atLeast: { energy: its } },
      { quantity: { energy: its }, atLeast: { energy: mine } },
    ],
  }),
);
ofSelf.says`${self} and ${defending} have the same number of energy card attached (to them|)`.means(
  (mine, its) => ({
    all: [
      {
        quantity: { cards: { on: mine, part: 'energy' } },
        atLeast: { cards: { on: its, part: 'energy' } },
      },
      {
        quantity: { cards: { on: its, part: 'energy' } },
        atLeast: { cards: { on: mine, part: 'energy' } },
      },
    ],
  }),
);
ofSelf.says`${self} and ${defending} have a different amount of energy attached (to them|)`.means(
  (mine, its) => ({
    any: [
      { quantity: { energy: mine }, atLeast: { sum: [{ energy: its }, 1] } },
      { quantity: { energy: its }, atLeast: { sum: [{ energy: mine }, 1] } },
    ],
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
ofSelf.says`${self}'s remaining hp is ${number}`.means((remainingHp, n) => ({
  all: [
    { quantity: { remainingHp }, atLeast: n },
    { not: { quantity: { remainingHp }, atLeast: { sum: [n, 1] } } },
  ],
}));
