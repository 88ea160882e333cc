/** The cards as the official rules play them. */

export { abilityText, attackText, trainerText } from './effectText.ts';
export { type Evolutions, evolutionsOf, officialFacts } from './officialFacts.ts';
