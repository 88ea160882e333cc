/** The cards as the official rules play them. */

export { abilityText, continuousText, leftText, trainerText } from './effectText.ts';
export { factsByText, type LineOnCard } from './factsByText.ts';
export { filterText } from './filterText.ts';
export { prizesOf } from './kinds.ts';
export { type Evolutions, evolutionsOf, officialFacts } from './officialFacts.ts';
export { attackText } from './stepText.ts';
export type {
  AbilityMeaning,
  EnergyMeaning,
  PrintedDoll,
  TextMeaning,
  TrainerMeaning,
} from './textMeaning.ts';
