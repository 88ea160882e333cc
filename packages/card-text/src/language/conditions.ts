/** When something holds: what follows «if». Coins are apart, in `coins.ts`. */
import type { Condition } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { comparing } from './comparing.ts';
import { happened } from './happened.ts';
import { amount, number, type } from './numbers.ts';
import { ofDefending } from './ofDefending.ts';
import { ofPiles } from './ofPiles.ts';
import { ofPlay } from './ofPlay.ts';
import { ofSelf } from './ofSelf.ts';
import { self } from './pokemon.ts';
import { each } from './quantities.ts';

export const condition = phrase<Condition>('condition');
for (const asked of [ofDefending, ofSelf, ofPlay, ofPiles, happened, comparing])
  condition.says`${asked}`.means((is) => is);

// Of an attack alone: what its cost leaves over.
condition.says`${self} has at least ${amount} extra ${type} energy attached [to it] { in addition to this attack's cost }`.means(
  (_self, atLeast, unpaid) => ({ quantity: { unpaid }, atLeast }),
);
condition.says`${self} has at least ${number} extra energy attached [to it] { in addition to this attack's cost }`.means(
  (_self, atLeast) => ({ quantity: { unpaid: 'any' }, atLeast }),
);
// A last stand.
condition.says`your opponent has only 1 prize card left and ${self} is the only pokémon you have in play`.means(
  () => ({
    all: [
      { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: 1 },
      { not: { quantity: { cards: { pile: 'prizes', whose: 'opponent' } }, atLeast: { sum: [1, 1] } } },
      { not: { exists: { whose: 'own', place: 'inPlay', other: true } } },
    ],
  }),
);
// Where nothing shorter says it.
condition.says`the number of ${each} is ${amount} or more`.means((quantity, atLeast) => ({
  quantity,
  atLeast,
}));
condition.says`the number of ${each} is ${amount} or (less|fewer)`.means((quantity, n) => ({
  not: { quantity, atLeast: { sum: [n, 1] } },
}));
