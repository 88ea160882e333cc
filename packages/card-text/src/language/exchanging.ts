/** Another card in the place of a Pokémon's own: all that lies on it, and what holds of it, stays. */
import type { CardFilter, Step } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { cardNoun } from './cards.ts';
import { cardName } from './numbers.ts';
import { pickCards } from './picks.ts';
import { self } from './pokemon.ts';

export const exchanging = listPhrase<Step>('exchanging');

/** What comes: another of a name, or one of several names. */
const incoming = phrase<CardFilter>('incoming');
incoming.says`[another] ${cardName}`.means((name) => ({ name }));
incoming.says`${cardName} or ${cardName}`.means((a, b) => ({ any: [{ name: a }, { name: b }] }));
incoming.says`${cardName}, ${cardName}, or ${cardName}`.means((a, b, c) => ({
  any: [{ name: a }, { name: b }, { name: c }],
}));
incoming.says`(a|1) ${cardNoun}`.means((where) => where);

/** All that is not the card itself. */
const stays = phrase<'stays'>('stays');
stays.says`{ any card attached to ${self}, damage counter, special conditions, and effects on it are now on the new pokémon. }`.means(
  () => 'stays',
);

const exchanged = (where: CardFilter): readonly Step[] => [
  {
    do: 'exchange',
    on: 'self',
    card: pickCards({ from: { pile: 'deck', whose: 'own', where }, min: 0, max: 1 }),
    to: 'deck',
  },
  { do: 'shuffle', whose: 'own' },
];
exchanging.says`search your deck for ${incoming} and switch it with ${self}. ${stays} if you do, put ${self} on top of your deck. shuffle your deck [afterward]`
  .or`search your deck for ${incoming} and switch it with ${self}. ${stays} shuffle ${self} back into your deck`.means(
  exchanged,
);

/** The same in other words, of what comes out of the hand. */
const remains = phrase<'remains'>('allRemains');
remains.says`{ any card attached to ${self}, damage counter, special conditions, turns in play, and any other effects remain on the new pokémon. }`.means(
  () => 'remains',
);
/** With what ends in brackets. */
export const wholeExchanges = listPhrase<Step>('wholeExchanges');
wholeExchanges.says`switch ${self} with a ${cardName} in your hand. ${remains}`.means((on, name) => [
  {
    do: 'exchange',
    on,
    card: pickCards({ from: { pile: 'hand', whose: 'own', where: { name } }, min: 1, max: 1 }),
    to: 'hand',
  },
]);
