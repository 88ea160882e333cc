/** What the opponent does to a Pokémon of theirs, and what is done to that Pokémon for it. */
import type { Continuous, Modifier, Step } from '@pokesol/engine/official';
import { listPhrase, oneOf, phrase } from '../grammar/phrase.ts';
import { number, status, tens } from './numbers.ts';
import { pickCards } from './picks.ts';
import { energyCard } from './triggers.ts';

type Answer = Extract<Modifier, { readonly change: 'answer' }>;

/** Of the Pokémon to which it is done. */
const theirPlay = phrase<Pick<Answer, 'on' | 'card'>>('theirPlay');
theirPlay.reads`your opponent attaches a ${energyCard} to (1 of their pokémon|their pokémon) from [their] hand`.means(
  (card) => ({ on: 'energyAttached', card }),
);
theirPlay.says`your opponent attaches a ${energyCard} from their hand to (1 of their pokémon|a pokémon)`.means(
  (card) => ({ on: 'energyAttached', card }),
);
theirPlay.says`your opponent (puts|plays) a basic pokémon from their hand (onto|on) their bench`.means(
  () => ({
    on: 'played',
  }),
);
theirPlay.says`your opponent plays (a pokémon|a evolution card) from their hand to evolve (1 of their pokémon|a pokémon)`.means(
  () => ({
    on: 'evolved',
  }),
);
theirPlay.says`your opponent's active pokémon retreats`
  .or`(the defending pokémon|1 of the defending pokémon|your opponent's defending pokémon) retreats`.means(
  () => ({ on: 'retreated' }),
);

const onHeads = oneOf<'flip'>('theyFlip', [
  ['flip a coin', 'flip'],
  ['your opponent flips a coin', 'flip'],
]);
/** What is done to it. */
const toIt = listPhrase<Step>('toThatOne');
toIt.says`put ${number} damage counter on that pokémon`.means((counters) => [
  { do: 'putCounters', on: 'self', counters },
]);
toIt.says`that pokémon is now ${status}`.means((each) => [{ do: 'afflict', on: 'self', status: each }]);
toIt.says`${onHeads}. if heads, put ${number} damage counter on that pokémon`.means((_flip, counters) => [
  { do: 'flip', coins: 1, as: '@coin' },
  { do: 'if', is: { heads: '@coin' }, yes: [{ do: 'putCounters', on: 'self', counters }] },
]);
toIt.says`${onHeads}. if tails, put ${number} damage counter on that pokémon`.means((_flip, counters) => [
  { do: 'flip', coins: 1, as: '@coin' },
  { do: 'if', is: { not: { heads: '@coin' } }, yes: [{ do: 'putCounters', on: 'self', counters }] },
]);

toIt.says`discard all energy [card] attached to (that pokémon|the defending pokémon) [when it goes to the bench]`.means(
  () => [{ do: 'move', cards: { on: 'self', part: 'energy' }, to: 'discard' }],
);
toIt.says`discard ${number} energy [card] attached to (that pokémon|the defending pokémon) [when it goes to the bench]`.means(
  (n) => [
    {
      do: 'move',
      cards: pickCards({ from: { on: 'self', part: 'energy' }, by: 'own', min: n, max: n }),
      to: 'discard',
    },
  ],
);
const ALL = { whose: 'opponent', place: 'inPlay' } as const;
/** As long as the card is there. */
export const theirPlayLaw = phrase<Continuous>('theirPlayLaw');
theirPlayLaw.says`(whenever|when|if) ${theirPlay}, ${toIt}`.means((what, steps) => ({
  on: ALL,
  modifiers: [{ change: 'answer', ...what, steps }],
}));

/** Damage of a Power, which neither Weakness nor Resistance touches, with the bracket that ends the sentence. */
const struck = listPhrase<Step>('struck');
struck.says`this power does ${tens} damage to that pokémon. { don't apply weakness and resistance. }`.means(
  (counters) => [{ do: 'putCounters', on: 'self', counters }],
);
export const theirPlaySentence = phrase<Continuous>('theirPlaySentence');
theirPlaySentence.reads`(whenever|when|if) ${theirPlay}, ${struck}`.means((what, steps) => ({
  on: ALL,
  modifiers: [{ change: 'answer', ...what, steps }],
}));
theirPlaySentence.reads`(whenever|when|if) ${theirPlay}, ${onHeads}. if tails, ${struck}`.means(
  (what, _flip, yes) => ({
    on: ALL,
    modifiers: [
      {
        change: 'answer',
        ...what,
        steps: [
          { do: 'flip', coins: 1, as: '@coin' },
          { do: 'if', is: { not: { heads: '@coin' } }, yes },
        ],
      },
    ],
  }),
);
theirPlaySentence.reads`(whenever|when|if) ${theirPlay}, ${onHeads}. if heads, ${struck}`.means(
  (what, _flip, yes) => ({
    on: ALL,
    modifiers: [
      {
        change: 'answer',
        ...what,
        steps: [
          { do: 'flip', coins: 1, as: '@coin' },
          { do: 'if', is: { heads: '@coin' }, yes },
        ],
      },
    ],
  }),
);
