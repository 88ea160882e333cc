/** The cards as the official rules play them. */

export { abilityText, trainerText } from './effectText.ts';
export { type Evolutions, evolutionsOf, officialFacts } from './officialFacts.ts';
export { attackText } from './stepText.ts';
