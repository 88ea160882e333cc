/** The cards as the official rules play them. */

export { BASE1_ATTACKS } from './base1Attacks.ts';
export { BASE1_TRAINERS } from './base1Trainers.ts';
export { abilityText, continuousText, leftText, trainerText } from './effectText.ts';
export { filterText } from './filterText.ts';
export { type Evolutions, evolutionsOf, officialFacts } from './officialFacts.ts';
export { attackText } from './stepText.ts';
export { WRITTEN_SETS, type WrittenLine, writtenLines } from './writtenLines.ts';
