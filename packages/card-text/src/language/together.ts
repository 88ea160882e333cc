/** What several copies of one card do that are played at once: the others leave the hand with it (rule 10.24). */
import type { Step } from '@pokesol/engine/official';
import { listPhrase, oneOf } from '../grammar/phrase.ts';
import { acts } from './acts.ts';
import { when } from './attacks.ts';
import { handPlays } from './handPlays.ts';
import { cardName } from './numbers.ts';
import { pickCards } from './picks.ts';
import { play } from './plays.ts';
import { topPlays } from './topPlays.ts';

const HAND = { pile: 'hand', whose: 'own' } as const;

/** So many copies, by how many there are besides the one. */
const copies = oneOf<number>('otherCopies', [
  ['2', 1],
  ['3', 2],
  ['4', 3],
]);

/** The price of a card that is never played alone, with its full stop. */
export const otherCopies = listPhrase<Step>('payOtherCopies');
otherCopies.says`you must play ${copies} ${cardName} card at once. [{ this effect works 1 time for 2 card. }|{ this effect works one time for 2 card. }]`.means(
  (n, name) => [
    {
      do: 'move',
      cards: pickCards({ from: { ...HAND, where: { name } }, min: n, max: n, price: true }),
      to: 'discard',
    },
  ],
);

const once = listPhrase<Step>('doneByCopy');
for (const kind of [acts, play, handPlays, topPlays]) once.says`${kind}`.means((steps) => steps);
once.says`if ${when}, ${acts}`.means((is, yes) => [{ do: 'if', is, yes }]);
const done = listPhrase<Step>('doneByCopies');
done.says`${once}.`.means((steps) => steps);
done.says`${once}. ${done}`.means((first, rest) => [...first, ...rest]);

/** What one of them does alone, and several do together: with its full stop. */
export const together = listPhrase<Step>('together');
together.says`you may play ${copies} ${cardName} card at once. • if you played 1 of them, ${done} • if you played all of them, ${done}`.means(
  (n, name, alone, all) => [
    {
      do: 'chooseModes',
      modes: [
        [...alone],
        [
          {
            do: 'if',
            is: { quantity: { cards: { ...HAND, where: { name } } }, atLeast: n },
            yes: [
              { do: 'chooseCards', from: { ...HAND, where: { name } }, min: n, max: n, as: '@copies' },
              ...all,
              { do: 'move', cards: { bound: '@copies' }, to: 'discard' },
            ],
          },
        ],
      ],
    },
  ],
);
together.reads`you may play ${copies} ${cardName} card at once. • if you played 1 card, ${done} • if you played ${copies} card, ${done} [{ this effect works one time for 4 card. }]`.means(
  (n, name, alone, _again, all) => [
    {
      do: 'chooseModes',
      modes: [
        [...alone],
        [
          {
            do: 'if',
            is: { quantity: { cards: { ...HAND, where: { name } } }, atLeast: n },
            yes: [
              { do: 'chooseCards', from: { ...HAND, where: { name } }, min: n, max: n, as: '@copies' },
              ...all,
              { do: 'move', cards: { bound: '@copies' }, to: 'discard' },
            ],
          },
        ],
      ],
    },
  ],
);
together.reads`you may play ${copies} ${cardName} at the same time. if you play 1 ${cardName}, ${done} if you play ${copies} ${cardName}, ${done}`.means(
  (n, name, _one, alone, _again, _all, all) => [
    {
      do: 'chooseModes',
      modes: [
        [...alone],
        [
          {
            do: 'if',
            is: { quantity: { cards: { ...HAND, where: { name } } }, atLeast: n },
            yes: [
              { do: 'chooseCards', from: { ...HAND, where: { name } }, min: n, max: n, as: '@copies' },
              ...all,
              { do: 'move', cards: { bound: '@copies' }, to: 'discard' },
            ],
          },
        ],
      ],
    },
  ],
);
