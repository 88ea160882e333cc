/** Made-up Pokémon for the tests of the official rules: attacks that count in the own next turn. */
import { after, attack, attacking, pokemon } from './cardBuilders.ts';

/** Thirty more in its own next turn. */
export const WINDER = attacking(
  'Winder',
  20,
  after({
    do: 'place',
    modifier: { change: 'damageDealt', by: 30 },
    on: 'self',
    window: 'duringOwnNextTurn',
  }),
);
/** Cannot use the attack in its own next turn. */
export const SLAMMER = pokemon('Slammer', {
  hp: 90,
  attacks: [
    attack(
      'Slam',
      'C',
      40,
      after({
        do: 'place',
        modifier: { change: 'cannotUse', attack: 'Slam' },
        on: 'self',
        window: 'duringOwnNextTurn',
      }),
    ),
    attack('Hit', 'C', 10),
  ],
});
