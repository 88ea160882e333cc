/** What a plain choice sets, and how it comes back after another choice: exactly as it was written. */
import { ATTRIBUTE_NAMES } from './attributeNames.ts';
import type { JsonObject } from './json.ts';
import { PLAIN_FIELDS, type PlainField, plainValue, withPlainValue } from './plainFields.ts';
import { dropName, type JsonFields, putName } from './putName.ts';

/** The fields as an author wrote them last: one that is not written anew keeps what it had. */
export const keptFields = (kept: JsonObject, before: JsonObject, now: JsonObject): JsonFields =>
  Object.values(PLAIN_FIELDS).reduce<JsonFields>(
    (all, names) => copied(all, isSame(before, now, names) ? kept : now, names),
    {},
  );

/** Choosing what was kept brings back all that is written of it, such as the values of two weaknesses. */
export const withPlainChoice = (
  attributes: JsonObject,
  field: PlainField,
  value: string,
  kept: JsonObject,
): JsonFields =>
  plainValue(kept, field) === value
    ? copied(attributes, kept, PLAIN_FIELDS[field])
    : withPlainValue(attributes, field, value);

const BY_KIND = ['subtypes', 'type'] as const;

/**
 * A card of another kind leaves its stage behind, and a Trainer its type too, as no field would show them. `was` is how
 * the card was when it last was of the kind `to`: what it left behind then comes back.
 */
export function withKind(
  attributes: JsonObject,
  { from, to, was, kept }: { from: string; to: string; was: JsonObject; kept: JsonObject },
): JsonFields {
  const changed = withPlainChoice(attributes, 'supertype', to, kept);
  if (to === 'Trainer') return withoutFields(changed, BY_KIND);
  const others = to === 'Energy' && from !== 'Energy' ? withoutFields(changed, ['subtypes']) : changed;
  return BY_KIND.filter((field) => plainValue(others, field) === '' && plainValue(was, field) !== '').reduce(
    (all, field) => withPlainChoice(all, field, plainValue(was, field), was),
    others,
  );
}

const withoutFields = (attributes: JsonFields, fields: readonly PlainField[]): JsonFields =>
  fields.reduce((all, field) => withPlainValue(all, field, ''), attributes);

const copied = (to: JsonObject, from: JsonObject, names: readonly string[]): JsonFields =>
  names.reduce<JsonFields>(
    (all, name) => {
      const value = Object.hasOwn(from, name) ? from[name] : undefined;
      return value === undefined ? dropName(all, name) : putName(all, ATTRIBUTE_NAMES, name, value);
    },
    { ...to },
  );

const isSame = (one: JsonObject, other: JsonObject, names: readonly string[]): boolean =>
  names.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]));
