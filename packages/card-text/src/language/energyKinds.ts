/** Which energy on a Pokémon a text means: any, of a type, basic, special, of a name. */
import type { CardFilter, Cards } from '@pokesol/engine/official';
import { phrase } from '../grammar/phrase.ts';
import { cardName, type } from './numbers.ts';

/** Which one is taken is asked among all that have such. */
export const energyByCard = phrase<CardFilter>('energyByCard');
energyByCard.says`basic energy [card]`.means(() => ({ basicEnergy: true }));
energyByCard.says`basic ${type} energy [card]`.means((of) => ({ basicEnergy: true, type: of }));
energyByCard.says`plasma energy`.means(() => ({ name: 'Plasma Energy' }));
energyByCard.says`${cardName}`.means((name) => ({ name }));

/** What is said of it besides where it is. */
type EnergyOf = Pick<Extract<Cards, { readonly part: unknown }>, 'providing' | 'where'>;
export const energyKind = phrase<EnergyOf>('energyKind');
energyKind.says`energy [card]`.means(() => ({}));
energyKind.says`${type} energy [card]`.means((providing) => ({ providing }));
energyKind.says`${energyByCard}`.means((where) => ({ where }));
energyKind.says`special energy [card]`.means(() => ({ where: { specialEnergy: true } }));
energyKind.reads`${cardName} card`.means((name) => ({ where: { name } }));
