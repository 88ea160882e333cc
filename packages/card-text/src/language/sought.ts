/** What a search asks for, where what was found goes, and how it ends. */
import type { CardFilter, Cards, Step } from '@pokesol/engine/official';
import { oneOf, phrase } from '../grammar/phrase.ts';
import { cardNoun, type Many, mixture } from './cards.ts';
import { ALL, amount, cardName, number } from './numbers.ts';
import { pickCards } from './picks.ts';
import { inPlayGroup } from './pokemon.ts';

/** Of a kind that is named no player need find any in a place that the opponent does not see (rule 10). */
export const found = phrase<Many>('found');
found.says`(a|one)`.means(() => ({ min: 0, max: 1 }));
found.says`(any number of|any amount of)`.means(() => ({ min: 0, max: ALL }));
found.says`up to ${amount}`.or`${amount}`.means((max) => ({ min: 0, max }));
/** «A card» is always found. */
export const foundAny = phrase<Many>('foundAny');
foundAny.says`${number}`.means((n) => ({ min: n, max: n }));
foundAny.says`up to ${amount}`.means((max) => ({ min: 1, max }));
foundAny.reads`any ${amount}`.means((n) => ({ min: n, max: n }));
foundAny.reads`any`.means(() => ({ min: 1, max: 1 }));

/** What ends a search. */
export const shuffled = oneOf<'shuffled'>('shuffled', [
  ['. Then, shuffle your deck', 'shuffled'],
  ['. Shuffle your deck', 'shuffled'],
  ['. Shuffle your deck afterward', 'shuffled'],
  [', then shuffle your deck', 'shuffled'],
  ['and shuffle your deck', 'shuffled'],
  [', and then shuffle your deck', 'shuffled'],
  ['. Then, you shuffle your deck', 'shuffled'],
]);
export const SHUFFLE: Step = { do: 'shuffle', whose: 'own' };
export const DECK = { pile: 'deck', whose: 'own' } as const;

/** Where what was found goes, and who sees it on its way. */
type Goes = { readonly to: 'hand' | 'discard' | 'deckTop' | 'deck'; readonly shown?: true };
export const goes = oneOf<Goes>(
  'goes',
  ['it', 'them', 'that card', 'those cards'].flatMap((card) => {
    const open: Goes = { to: 'hand', shown: true };
    const put = ['it', 'them'].flatMap((again) => [
      [`, reveal ${card}, and put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent, and put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent, and put ${again} into your hand`, open] as const,
      [`. Show ${card} to your opponent, then put ${again} into your hand`, open] as const,
      [`, show ${card} to your opponent, then put ${again} into your hand`, open] as const,
      [`and reveal ${card}. put ${again} into your hand`, open] as const,
    ]);
    return [
      ...put,
      [`, reveal ${card}, put ${card} into your hand`, open] as const,
      [`and put ${card} into your hand`, { to: 'hand' }] as const,
      [`, put ${card} into your hand`, { to: 'hand' }] as const,
      [`, and put ${card} into your hand`, { to: 'hand' }] as const,
      [`and discard ${card}`, { to: 'discard' }] as const,
    ];
  }),
);

/** Cards of the own deck that are searched for. */
export const sought = phrase<Cards>('sought');
sought.says`${found} ${cardNoun}`.or`${found} in any combination of ${cardNoun}`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, ...many }),
);
sought.says`${found} ${mixture}`.or`${found} card ${mixture}`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, ...many }),
);
sought.reads`any ${cardNoun}`.means((where) => pickCards({ from: { ...DECK, where }, min: 0, max: 1 }));
sought.reads`${cardName}`.means((name) => pickCards({ from: { ...DECK, where: { name } }, min: 0, max: 1 }));
/** Of that name and of no other kind. */
const named = phrase<CardFilter>('named');
named.says`trainer card named ${cardName}`.means((name) => ({ kind: 'trainer', name }));
named.says`evolution card named ${cardName}`.means((name) => ({ kind: 'pokemon', name }));
sought.says`(the|a) ${named}`.means((where) => pickCards({ from: { ...DECK, where }, min: 0, max: 1 }));
sought.says`${foundAny} card`.means((many) => pickCards({ from: DECK, ...many }));
sought.says`${found} ${cardNoun} of different types`.or`${found} different types of ${cardNoun}`.means(
  (many, where) => pickCards({ from: { ...DECK, where }, different: 'types', ...many }),
);
sought.says`${found} ${cardNoun} with different names`.means((many, where) =>
  pickCards({ from: { ...DECK, where }, different: 'names', ...many }),
);

// Of a name that is there already.
sought.says`${found} ${cardNoun} with the same name as 1 of ${inPlayGroup}`.means((many, where, namedLike) =>
  pickCards({ from: { ...DECK, where, namedLike }, ...many }),
);
sought.says`${found} ${cardNoun} with the same name as a ${cardNoun} in your discard pile`.means(
  (many, where, like) =>
    pickCards({
      from: { ...DECK, where, namedLike: { pile: 'discard', whose: 'own', where: like } },
      ...many,
    }),
);

/** One kind or several. */
export const kinds = phrase<CardFilter>('kinds');
kinds.says`${cardNoun}`.means((where) => where);
kinds.says`${mixture}`.means((where) => where);
