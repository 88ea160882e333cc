/** What is so of the opponent's Active Pokémon. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { adjective, EVOLUTIONS, nameWord, pokemonOfKind } from './cards.ts';
import { amount, cardName, number, status } from './numbers.ts';
import { defending, self } from './pokemon.ts';

const ACTIVE = { whose: 'opponent', place: 'active' } as const;

export const ofDefending = phrase<Condition>('ofDefending');
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
ofDefending.says`${defending} has ${cardName} in its name`.means((_it, nameHas) => ({
  exists: { ...ACTIVE, where: { card: { nameHas } } },
}));
ofDefending.says`${defending} has ${nameWord} in its name`.means((_it, nameHas) => ({
  exists: { ...ACTIVE, where: { card: { nameHas } } },
}));
ofDefending.says`${defending} has ${amount} or more damage counter on it`.means((on, atLeast) => ({
  quantity: { counters: on },
  atLeast,
}));
ofDefending.reads`${defending} has at least ${number} damage counter on it`.means((counters, atLeast) => ({
  quantity: { counters },
  atLeast,
}));
ofDefending.says`the number of energy attached to ${defending} is ${amount} or more`.means(
  (energy, atLeast) => ({
    quantity: { energy },
    atLeast,
  }),
);
ofDefending.says`${defending} has no damage counter on it`.means(() => ({
  exists: { ...ACTIVE, where: { damaged: false } },
}));
ofDefending.says`${defending} has more remaining hp than ${self}`.means((its, mine) => ({
  quantity: { remainingHp: its },
  atLeast: { sum: [{ remainingHp: mine }, 1] },
}));
