/** What few attacks leave behind: other types, less damage, an attack that is spent. */
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { relative } from './describing.ts';
import { less } from './numbers.ts';
import { defending, self } from './pokemon.ts';
import type { Statement } from './statement.ts';

export const lastingAttacks = listPhrase<Statement>('lastingAttacks');
const other = oneOf<'notColorless'>('anyTypeButColorless', [
  ['a type of your choice other than colorless', 'notColorless'],
]);
const TYPES = [
  ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'] as const),
  ...(['Fairy', 'Dragon'] as const),
];
lastingAttacks.says`if ${defending} has a weakness, you may change it to ${other}`.means((on) => [
  {
    do: 'if',
    is: { exists: { whose: 'opponent', place: 'active', where: { weak: true } } },
    yes: [
      {
        do: 'may',
        yes: [
          { do: 'chooseType', from: TYPES, as: '@type' },
          {
            do: 'place',
            modifier: { change: 'weakness', type: { bound: '@type' } },
            on,
            window: 'whileActive',
          },
        ],
      },
    ],
  },
]);
lastingAttacks.says`change ${self}'s resistance to ${other}`.means((on) => [
  { do: 'chooseType', from: TYPES, as: '@type' },
  { do: 'place', modifier: { change: 'resistance', type: { bound: '@type' } }, on, window: 'whileActive' },
]);
lastingAttacks.says`if tails, this attack does nothing. either way, you can't use this attack again as long as ${self} stays in play { even putting ${self} on the bench won't let you use it again }`.means(
  (on, _self) => [
    {
      part: 'before',
      steps: [
        {
          do: 'place',
          modifier: { change: 'cannotUse', attack: { bound: 'thisAttack' } },
          on,
          window: 'whileInPlay',
        },
      ],
    },
    { part: 'stops', is: { not: { heads: '?coin' } } },
  ],
);
lastingAttacks.says`during your opponent's next turn, any damage done by attacks from ${defending} is reduced by ${less} { after applying weakness and resistance }`.means(
  (on, by) => [
    {
      do: 'place',
      modifier: { change: 'damageDealt', by, after: true },
      on,
      window: 'duringOpponentsNextTurn',
    },
  ],
);
lastingAttacks.reads`during your opponent's next turn, any damage to ${self} by attacks is reduced by ${less} [{ after applying weakness and resistance }]`.means(
  (on, by) => [
    { do: 'place', modifier: { change: 'damageTaken', by }, on, window: 'duringOpponentsNextTurn' },
  ],
);
lastingAttacks.says`during your opponent's next turn, pokémon ${relative} can't attack, those that come later too`.means(
  (where) => [
    {
      do: 'cover',
      whose: 'opponent',
      where,
      modifier: { change: 'cannot', what: 'attack' },
      window: 'duringOpponentsNextTurn',
    },
  ],
);
