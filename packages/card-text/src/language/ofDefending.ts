/** What is so of the opponent's Active Pokémon. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { number } from './numbers.ts';
import { defending, self } from './pokemon.ts';
import { lack, state } from './states.ts';

const ACTIVE = { whose: 'opponent', place: 'active' } as const;

export const ofDefending = phrase<Condition>('ofDefending');
ofDefending.says`${defending} ${state}`.means((_it, where) => ({ exists: { ...ACTIVE, where } }));
// What its damage comes to: the Knock Out itself is still to come (rule 7.1).
ofDefending.says`${defending} (would be|is) knocked out by this attack`
  .or`this attack knocks out ${defending}`.means(() => ({
  exists: { ...ACTIVE, where: { remainingAtMost: 0 } },
}));
// Of any of them: no other has none left while the attack is being done.
ofDefending.says`your opponent's pokémon is knocked out by damage from this attack`.means(() => ({
  exists: { whose: 'opponent', place: 'inPlay', where: { remainingAtMost: 0 } },
}));
ofDefending.reads`this attack doesn't knock out ${defending}`.means(() => ({
  not: { exists: { ...ACTIVE, where: { remainingAtMost: 0 } } },
}));
ofDefending.says`this attack (damages|does any damage to|does damage to) ${defending} [{ after applying weakness and resistance }]`.means(
  (damaged) => ({ quantity: { damaged, in: 'thisTurn' }, atLeast: 1 }),
);
ofDefending.reads`you did any damage with this attack`.means(() => ({
  quantity: { damaged: 'defending', in: 'thisTurn' },
  atLeast: 1,
}));
ofDefending.reads`${self} does damage to ${defending} [{ after applying weakness and resistance }]`.means(
  (_self, damaged) => ({ quantity: { damaged, in: 'thisTurn' }, atLeast: 1 }),
);
ofDefending.reads`any of your opponent's active pokémon are evolved [pokémon]`.means(() => ({
  exists: { ...ACTIVE, where: { evolved: true } },
}));
ofDefending.says`${defending} ${lack}`.means((_it, where) => ({ not: { exists: { ...ACTIVE, where } } }));
ofDefending.says`${defending} has ${number} or more damage counter on it`
  .or`${defending} has at least ${number} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
ofDefending.says`the number of energy attached to ${defending} is ${number} or more`.means(
  (energy, atLeast) => ({ quantity: { energy }, atLeast }),
);
ofDefending.says`${defending} has no retreat cost`.or`${defending} has no retreat cost`.means(
  (retreatCost) => ({
    not: { quantity: { retreatCost }, atLeast: 1 },
  }),
);
ofDefending.says`${defending} has more remaining hp than ${self}`.means((its, mine) => ({
  quantity: { remainingHp: its },
  atLeast: { sum: [{ remainingHp: mine }, 1] },
}));
ofDefending.says`${defending} has (fewer|less) remaining hp than ${self}`
  .or`${defending} has (fewer|less) remaining hp than ${self}`.means((its, mine) => ({
  quantity: { remainingHp: mine },
  atLeast: { sum: [{ remainingHp: its }, 1] },
}));
ofDefending.says`${defending} has the same remaining hp as ${self}`.means((its, mine) => ({
  all: [
    { quantity: { remainingHp: its }, atLeast: { remainingHp: mine } },
    { quantity: { remainingHp: mine }, atLeast: { remainingHp: its } },
  ],
}));
ofDefending.says`${defending} has exactly ${number} damage counter on it`.means((counters, n) => ({
  all: [
    { quantity: { counters }, atLeast: n },
    { not: { quantity: { counters }, atLeast: { sum: [n, 1] } } },
  ],
}));
ofDefending.says`${defending}'s maximum hp is ${number} or more`.means((hp, atLeast) => ({
  quantity: { hp },
  atLeast,
}));
