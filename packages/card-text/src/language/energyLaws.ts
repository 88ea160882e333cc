/** What energy attached to Pokémon provides there as long as something holds. */
import type { Type } from '@pokesol/engine';
import type { CardFilter, Continuous, Unit } from '@pokesol/engine/official';
import { listPhrase, phrase } from '../grammar/phrase.ts';
import { holders } from './holders.ts';
import { cardName, type } from './numbers.ts';

export const energyLaw = phrase<Continuous>('energyLaw');

/** Energy cards of which something is said where they are attached. */
const attachedCard = phrase<CardFilter>('attachedCard');
attachedCard.says`basic energy [card]`.means(() => ({ basicEnergy: true }));
attachedCard.says`basic ${type} energy [card]`.means((of) => ({ basicEnergy: true, type: of }));
attachedCard.says`holon energy [card]`.means(() => ({ nameHas: 'Holon Energy' }));
attachedCard.says`${cardName} [card]`.means((name) => ({ name }));

const EVERY: readonly Type[] = [
  ...(['Grass', 'Fire', 'Water', 'Lightning', 'Psychic', 'Fighting', 'Darkness', 'Metal'] as const),
  ...(['Fairy', 'Dragon', 'Colorless'] as const),
];
const units = listPhrase<Unit>('unitsThere');
units.says`${type} energy`.means((a) => [[a]]);
units.says`2 ${type} energy`.means((a) => [[a], [a]]);
units.says`${type} ${type} energy`.means((a, b) => [[a], [b]]);
units.says`every type of energy but provides only 1 energy at a time`.means(() => [EVERY]);

energyLaw.says`each ${attachedCard} attached to ${holders} provides ${units}`
  .or`all ${attachedCard} attached to ${holders} provide ${units} instead of their usual types`
  .or`each ${attachedCard} attached to ${holders} [instead] provides ${units} [instead]`.means(
  (of, on, all) => ({ on, modifiers: [{ change: 'energyProvides', of, units: all }] }),
);
