/** Cards that are made or changed by hand. */
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
} from './jsonReader.ts';
export { keptFields, withKind, withPlainChoice } from './keptFields.ts';
export { type CardForm, isArtworkUrl, type MadeCard, madeCard } from './madeCard.ts';
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
