/** Made-up cards for the tests of the official rules: what is counted, repeated and looked back on, for random battles too. */
import type { PokemonFacts } from '../model/facts.ts';
import { after, attacking } from './cardBuilders.ts';

export const COUNT_POKEMON: readonly PokemonFacts[] = [
  attacking('Counter', 10, {
    damage: {
      sum: [
        10,
        { product: [20, { retreatCost: 'defending' }] },
        { product: [30, { conditions: 'defending' }] },
        { product: [10, { unpaid: 'any' }] },
      ],
    },
  }),
  attacking(
    'Reaper',
    10,
    after(
      { do: 'flip', coins: 2, as: 'coins' },
      { do: 'if', is: { allHeads: 'coins' }, yes: [{ do: 'knockOut', on: 'defending' }] },
    ),
  ),
];
