/** Cards that are made or changed by hand: all that needs no schema. Reading a whole card is `@pokesol/cards/made`. */
export { isArtworkUrl } from './artworkUrl.ts';
export {
  ATTRIBUTE_NAMES,
  type AttributeName,
  LEAST_HP,
  MOST_ATTACKS,
  MOST_COST,
  MOST_HP,
  MOST_RETREAT,
} from './attributeNames.ts';
export { formAttributes } from './formAttributes.ts';
export {
  type FieldProblem,
  isObject,
  isPrintable,
  type Json,
  type JsonObject,
  turnsAround,
} from './json.ts';
export { keptFields, withKind, withPlainChoice } from './keptFields.ts';
export type { CardForm, MadeCard } from './madeCard.ts';
export {
  ATTACK_TEXTS,
  type AttackText,
  type PlainAttack,
  plainAttacks,
  withAttack,
  withAttackText,
  withEnergy,
  withoutAttack,
  withoutEnergy,
} from './plainAttacks.ts';
export {
  EVOLUTION_STAGES,
  PLAIN_FIELDS,
  type PlainField,
  plainValue,
  SAID_NONE,
  withPlainValue,
} from './plainFields.ts';
