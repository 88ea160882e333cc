/** How an ability's text begins and ends: how often, from where, while what, at which price. */
import type { AbilityEffect, Condition } from '@pokesol/engine/official';
import { oneOf, phrase, terminal } from '../grammar/phrase.ts';
import { condition } from './conditions.ts';
import { cardName } from './numbers.ts';
import { self } from './pokemon.ts';
import { state } from './states.ts';

/** How often in a turn its player may use it. */
export type Often = Extract<AbilityEffect, { works: 'activated' }>['often'];
export const often = oneOf<Often>('often', [
  ['once during your turn', 'oncePerTurn'],
  ['once during each of your turns', 'oncePerTurn'],
  ['once during each of your turn', 'oncePerTurn'],
  ['as often as you like during your turn', 'any'],
  ['at any time during your turn', 'any'],
]);

/** Only as long as its Pokémon stands there, or as long as that holds. */
export type Guard = { readonly from?: 'active' | 'bench'; readonly while?: Condition };
export const place = phrase<'active' | 'bench'>('place');
place.says`${self} is in the active spot`.or`${self} is (your|the) active pokémon`.means(() => 'active');
place.says`${self} is on your bench`.or`${self} is benched`.means(() => 'bench');

/** What an ability asks for besides. */
export const need = phrase<Condition>('need');
need.says`${condition}`.means((is) => is);
need.says`you have ${cardName} and ${cardName} in play`.means((a, b) => ({
  all: [
    { exists: { whose: 'own', place: 'inPlay', where: { card: { name: a } } } },
    { exists: { whose: 'own', place: 'inPlay', where: { card: { name: b } } } },
  ],
}));
need.says`${condition} and ${condition}`.means((a, b) => ({ all: [a, b] }));
need.says`you have ${cardName}, ${cardName}, and ${cardName} in play`.means((a, b, c) => ({
  all: [
    { exists: { whose: 'own', place: 'inPlay', where: { card: { name: a } } } },
    { exists: { whose: 'own', place: 'inPlay', where: { card: { name: b } } } },
    { exists: { whose: 'own', place: 'inPlay', where: { card: { name: c } } } },
  ],
}));

need.says`you have ${cardName}, ${cardName}, ${cardName}, ${cardName}, and ${cardName} in play`.means(
  (...names) => ({
    all: names.map((name) => ({ exists: { whose: 'own', place: 'inPlay', where: { card: { name } } } })),
  }),
);

/** Said behind its place, without its name. */
const ownState = phrase<Condition>('ownState');
ownState.says`${state}`.means((where) => ({ exists: { among: 'self', where } }));
export const guard = phrase<Guard>('guard');
guard.says`${place}`.means((from) => ({ from }));
guard.says`${need}`.means((is) => ({ while: is }));
guard.says`${place} and ${ownState}`.means((from, is) => ({ from, while: is }));
guard.says`${place} and ${need}`.means((from, is) => ({ from, while: is }));

/** All abilities of that name, the own one too; written without it. */
export const ownKind = terminal<'kind'>('ownKind', {
  read: ({ words, namesAt }, at) => [
    ...(words[at] === 'such' ? [{ value: 'kind' as const, end: at + 1 }] : []),
    ...namesAt(at)
      .filter(({ of }) => of === 'own')
      .map(({ words: length }) => ({ value: 'kind' as const, end: at + length })),
  ],
  write: (value) => (value === 'kind' ? ['such'] : undefined),
  usual: ['such'],
});
need.says`you have ${cardName}, ${cardName}, or ${cardName} in play`.means((a, b, c) => ({
  exists: {
    whose: 'own',
    place: 'inPlay',
    where: { card: { any: [{ name: a }, { name: b }, { name: c }] } },
  },
}));
