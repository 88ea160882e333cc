/** What always holds of costs: to retreat and to attack. */
import type { Type } from '@pokesol/engine';
import type { Continuous } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { holders, itsAttacks, pokemonOfStage } from './holders.ts';
import { ownName, type } from './numbers.ts';
import { self } from './pokemon.ts';
import { colorless, colorlessLess } from './predicates.ts';
import { each } from './quantities.ts';

export const costLaw = phrase<Continuous>('costLaw');

const FREE = { change: 'attackCostIs', cost: [] } as const;

// Retreat costs.
costLaw.says`${holders}'s retreat cost is ${colorlessLess} less`
  .or`the retreat cost (of|for) ${holders} is ${colorlessLess} less`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
costLaw.says`${holders}'s retreat cost is ${colorless} more`
  .or`the retreat cost (of|for) ${holders} is ${colorless} more`.means((on, by) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
costLaw.says`${holders}'s retreat cost is ${colorlessLess} less for each ${each}`.means((on, by, of) => ({
  on,
  modifiers: [{ change: 'retreat', by: { product: [by, of] } }],
}));
costLaw.says`${holders}'s retreat cost is ${colorless} more for each ${each}`.means((on, by, of) => ({
  on,
  modifiers: [{ change: 'retreat', by: { product: [by, of] } }],
}));
costLaw.reads`[you] pay ${colorlessLess} less to retreat ${holders} for each ${each}`.means((by, on, of) => ({
  on,
  modifiers: [{ change: 'retreat', by: { product: [by, of] } }],
}));
costLaw.reads`if you have any ${type} energy [card] attached to your active pokémon, the retreat cost of that pokémon is 0`.means(
  (energy) => ({
    on: { whose: 'own', place: 'active', where: { energy } },
    modifiers: [{ change: 'noRetreatCost' }],
  }),
);
costLaw.reads`the retreat cost (of|for) ${holders} is 0`.or`${holders}'s retreat cost is 0`.means((on) => ({
  on,
  modifiers: [{ change: 'noRetreatCost' }],
}));
costLaw.reads`[you] pay ${colorlessLess} less to retreat ${holders}`.means((by, on) => ({
  on,
  modifiers: [{ change: 'retreat', by }],
}));
costLaw.reads`your opponent pays ${colorless} more to retreat (his or her|their) active pokémon`.means(
  (by) => ({
    on: { whose: 'opponent', place: 'active' },
    modifiers: [{ change: 'retreat', by }],
  }),
);

// Attacks: what they cost and what they do.
costLaw.says`${itsAttacks} cost ${colorlessLess} less`
  .or`the attack cost of ${itsAttacks} is ${colorlessLess} less`.means((on, by) => ({
  on,
  modifiers: [{ change: 'attackCost', by }],
}));
costLaw.reads`the attack cost of ${itsAttacks} is 0`.means((on) => ({ on, modifiers: [FREE] }));
costLaw.says`${itsAttacks} cost ${colorlessLess} less for each ${each}`.means((on, by, of) => ({
  on,
  modifiers: [{ change: 'attackCost', by: { product: [by, of] } }],
}));
costLaw.says`${itsAttacks} cost ${colorless} more for each ${each}`.means((on, by, of) => ({
  on,
  modifiers: [{ change: 'attackCost', by: { product: [by, of] } }],
}));
costLaw.says`ignore all ${type} energy (necessary to use|in the costs of) ${self}'s attacks`.means(
  (of, on) => ({
    on,
    modifiers: [{ change: 'attackCostWithout', type: of }],
  }),
);
costLaw.says`ignore all ${type} energy (necessary to use|in the cost of) ${self}'s ${ownName} attack`.means(
  (of, on, name) => ({ on, modifiers: [{ change: 'attackCostWithout', type: of, attacks: [name] }] }),
);
costLaw.says`ignore all ${type} energy (necessary to use|in the costs of) ${self}'s ${ownName} and ${ownName} attacks`.means(
  (of, on, a, b) => ({ on, modifiers: [{ change: 'attackCostWithout', type: of, attacks: [a, b] }] }),
);
costLaw.says`${itsAttacks} cost ${colorless} more`
  .or`the attack cost of ${itsAttacks} is ${colorless} more`.means((on, by) => ({
  on,
  modifiers: [{ change: 'attackCost', by }],
}));
costLaw.says`ignore all energy in ${self}'s attack costs`
  .or`ignore all energy in the attack cost of each of ${self}'s attacks`
  .or`ignore all energy in the costs of attacks used by ${self}`
  .or`ignore all energy necessary to use ${self}'s attacks`.means(() => ({ on: 'self', modifiers: [FREE] }));
costLaw.says`each ${pokemonOfStage}'s attacks { both yours and your opponent's } cost ${colorlessLess} less`.means(
  (card, by) => ({
    on: { whose: 'both', place: 'inPlay', where: { card } },
    modifiers: [{ change: 'attackCost', by }],
  }),
);
costLaw.says`each player pays ${colorless} more to retreat their active pokémon`.means((by) => ({
  on: { whose: 'both', place: 'active' },
  modifiers: [{ change: 'retreat', by }],
}));
// Of one attack, exactly that.
costLaw.says`${self} can use the ${ownName} attack for ${type}`
  .or`${self} can use its ${ownName} attack for ${type}`.means((on, attack, of) => ({
  on,
  modifiers: [{ change: 'attackCostIs', cost: [of], attack }],
}));
costLaw.says`ignore all energy in the attack costs of ${holders}`.means((on) => ({ on, modifiers: [FREE] }));
const cost = listPhrase<Type>('costOfOne');
cost.says`${type}`.means((of) => [of]);
cost.says`${type} ${cost}`.means((of, rest) => [of, ...rest]);
costLaw.says`the attack cost of ${self}'s ${ownName} [attack] is now ${cost}`.means((on, attack, all) => ({
  on,
  modifiers: [{ change: 'attackCostIs', cost: all, attack }],
}));
