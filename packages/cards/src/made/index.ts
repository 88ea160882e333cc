/** Cards that are made or changed by hand. */
export { ATTRIBUTE_NAMES, type AttributeName } from './attributes.ts';
export { formAttributes } from './formAttributes.ts';
export {
  type FieldProblem,
  isObject,
  isPrintable,
  type Json,
  type JsonObject,
  turnsAround,
} from './jsonReader.ts';
export { type CardForm, isArtworkUrl, type MadeCard, madeCard } from './madeCard.ts';
