/** What Tools change and answer in words of their own: how their Pokémon is, what they leave behind. */
import type { PokemonFilter, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import type { Held } from './abilities.ts';
import { described } from './describing.ts';
import { count, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { benchGroup, oneOfGroup, thisCard } from './pokemon.ts';
import { when } from './triggers.ts';

/** With the full stop that ends it. */
export const ofTools = listPhrase<Held>('ofTools');

const DISCARD: Step = { do: 'move', cards: { bound: 'thisCard' }, to: 'discard' };

// What the attacker gets or loses.
ofTools.says`${when}, move ${count} energy [card] from the attacking pokémon to ${oneOfGroup}.`.means(
  (it, many, to) => [
    { part: 'answer', may: false, ...it },
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { on: 'attacker', part: 'energy' }, ...many, as: '@energy' }),
      to,
    },
  ],
);
ofTools.says`${when}, put ${number} damage counter on the attacking pokémon. if you placed any damage counter in this way, discard ${thisCard}.`.means(
  (it, counters) => [
    { part: 'answer', may: false, ...it },
    {
      do: 'if',
      is: { exists: 'attacker' },
      yes: [{ do: 'putCounters', on: 'attacker', counters }, DISCARD],
    },
  ],
);
// What the Pokémon that goes down leaves to others.
ofTools.says`${when}, move ${count} basic energy [card] from that pokémon to ${benchGroup} in any way you like.`.means(
  (it, many, among) => [
    { part: 'answer', may: false, ...it },
    {
      do: 'attachEach',
      cards: pickCards({ from: { on: 'self', part: 'energy', where: { basicEnergy: true } }, ...many }),
      among,
    },
  ],
);
ofTools.reads`${when}, remove ${number} damage counter from the pokémon.`.means((it, counters) => [
  { part: 'answer', may: false, ...it },
  { do: 'heal', on: 'self', counters },
]);
ofTools.says`if ${thisCard} is attached to 1 of your pokémon, discard it at the end of your opponent's turn.`.means(
  () => [{ part: 'answer', may: false, on: ['otherTurnEnds'] }, DISCARD],
);
ofTools.reads`at the end of your opponent's turn after you played ${thisCard}, discard ${thisCard}.`.means(
  () => [{ part: 'answer', may: false, on: ['otherTurnEnds'] }, DISCARD],
);

/** To whom it may be attached. */
export const toolHolder = phrase<PokemonFilter>('toolHolder');
toolHolder.says`attach ${thisCard} to 1 of your ${described} that (doesn't|doesn't already) have a pokémon tool attached to it. [if that pokémon is knocked out, discard this card.]`.means(
  (_this, where) => where,
);
