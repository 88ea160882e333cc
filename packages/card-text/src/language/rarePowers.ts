/** What few abilities do, each in words of its own. */
import type { Step } from '@pokesol/engine/official';
import { listPhrase } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { amount } from './numbers.ts';
import { pickCards, pickPokemon } from './picks.ts';
import { inPlayGroup, self } from './pokemon.ts';

/** Sentences with their full stops. */
const rare = listPhrase<Step>('rarePowers');
export const rarePowers = [rare];

const DECK = { pile: 'deck', whose: 'own' } as const;
rare.says`switch a card from your hand with the top card of your deck.`.means(() => [
  { do: 'chooseCards', from: { pile: 'hand', whose: 'own' }, min: 1, max: 1, as: '@given' },
  { do: 'move', cards: { ...DECK, top: 1 }, to: 'hand' },
  { do: 'move', cards: { bound: '@given' }, to: 'deckTop' },
]);
rare.says`attach a ${cardNoun} from your discard pile to 1 of ${inPlayGroup}. if you attached energy to a pokémon in this way, put 2 damage counter on that pokémon. you can't use this ability on a pokémon that would be knocked out.`.means(
  (where, group) => [
    {
      do: 'attachEnergy',
      cards: pickCards({ from: { pile: 'discard', whose: 'own', where }, min: 1, max: 1, as: '@card' }),
      to: pickPokemon({
        from: { among: group, where: { hpLeftOver: 20 } },
        min: 1,
        max: 1,
        as: '@to',
      }),
    },
    { do: 'putCounters', on: { bound: '?pokemon' }, counters: 2 },
  ],
);
const looked = (from: Parameters<typeof pickCards>[0]['from'], random: boolean): Step => ({
  do: 'look',
  cards: pickCards({ from, min: 1, max: 1, ...(random && { random: true }) }),
});
rare.says`look at 1 of the following: the top card of either player's deck, a random card from your opponent's hand, or 1 of either player's prizes.`
  .or`look at one of the following: the top card of either player's deck, a random card from your opponent's hand, or one of either player's prizes.`.means(
  () => [
    {
      do: 'chooseModes',
      modes: [
        [{ do: 'look', cards: { ...DECK, top: 1 } }],
        [{ do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } }],
        [looked({ pile: 'hand', whose: 'opponent' }, true)],
        [looked({ pile: 'prizes', whose: 'own' }, true)],
        [looked({ pile: 'prizes', whose: 'opponent' }, true)],
      ],
    },
  ],
);
rare.says`knock out ${self} and attach it to 1 of your other pokémon. if you do, choose a type of energy. ${self} is now a energy card { instead of a pokémon } that provides 2 energy of that type.`.means(
  (_self, _again) => [
    {
      do: 'chooseType',
      from: [
        ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'] as const),
        ...(['Fairy', 'Dragon', 'Colorless'] as const),
      ],
      as: '@type',
    },
    {
      do: 'becomeEnergy',
      on: pickPokemon({ from: { whose: 'own', place: 'inPlay', other: true }, min: 1, max: 1, as: '@on' }),
      type: '@type',
      units: 2,
    },
  ],
);
rare.says`look at the top ${amount} card of your opponent's deck and put 1 of them back. put the other card on the bottom of their deck.`.means(
  (top) => [
    {
      do: 'move',
      cards: pickCards({ from: { pile: 'deck', whose: 'opponent', top }, min: 1, max: 1, as: '@card' }),
      to: 'deckBottom',
    },
  ],
);
rare.says`put a ${cardNoun} from your opponent's discard pile into their hand.`.means((where) => [
  {
    do: 'move',
    cards: pickCards({ from: { pile: 'discard', whose: 'opponent', where }, min: 1, max: 1, as: '@card' }),
    to: 'hand',
  },
]);
// The same coin decides on both.
const topOfTheirs = listPhrase<Step>('topOfTheirs');
topOfTheirs.says`look at the top card of your opponent's deck. then, you may (shuffle their deck|have your opponent shuffle their deck)`.means(
  () => [
    { do: 'look', cards: { pile: 'deck', whose: 'opponent', top: 1 } },
    { do: 'may', yes: [{ do: 'shuffle', whose: 'opponent' }] },
  ],
);
rare.says`${topOfTheirs}.`.means((steps) => steps);
rare.says`if heads, ${topOfTheirs}.`.means((yes) => [{ do: 'if', is: { heads: '?coin' }, yes }]);
rare.says`remove all damage counter from (all of|each of) ${inPlayGroup}. if you do, discard all energy attached to those pokémon that had any damage counter on them.`.means(
  (among) => [
    { do: 'bindAll', pokemon: { among, where: { damaged: true } }, as: '@healed' },
    { do: 'heal', on: { bound: '@healed' }, counters: 'all' },
    { do: 'move', cards: { on: { bound: '@healed' }, part: 'energy' }, to: 'discard' },
  ],
);
