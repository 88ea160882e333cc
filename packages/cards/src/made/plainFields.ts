/** A card's attributes as plain fields: what each of them shows, and the attributes once it is changed. */
import { ATTRIBUTE_NAMES, type AttributeName } from './attributeNames.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { dropName, type JsonFields, listOf, putName } from './putName.ts';
import { supertypeNamed, typeNamed } from './spellings.ts';

/** Each plain field, and the attributes that it stands for. */
export const PLAIN_FIELDS = {
  supertype: ['supertype'],
  subtypes: ['subtypes'],
  type: ['types', 'type'],
  hp: ['hp'],
  evolvesFrom: ['evolvesFrom'],
  weakness: ['weaknesses', 'weakness'],
  resistance: ['resistances', 'resistance'],
  retreatCost: ['retreatCost'],
  artist: ['artist'],
} as const satisfies Record<string, readonly AttributeName[]>;
export type PlainField = keyof typeof PLAIN_FIELDS;

/** How far a Pokémon has evolved; other subtypes, such as 'ex', stand beside it. */
export const EVOLUTION_STAGES = ['Basic', 'Stage 1', 'Stage 2'] as const;

/** A weakness or a resistance that a card says it has not; where nothing is said (''), its type decides. */
export const SAID_NONE = '[]';

/** The words a field shows: '' where nothing is said; JSON where it says what the field has no choice for. */
export const plainValue = (attributes: JsonObject, field: PlainField): string =>
  FIELDS[field].read(attributes);

/** Sets a field to a value that it can show; '' takes it away. Nothing else changes, nor the order of names. */
export const withPlainValue = (attributes: JsonObject, field: PlainField, value: string): JsonFields =>
  FIELDS[field].write(attributes, value);

type Field = {
  readonly read: (attributes: JsonObject) => string;
  readonly write: (attributes: JsonObject, value: string) => JsonFields;
};

const put = (attributes: JsonObject, name: AttributeName, value: Json): JsonFields =>
  putName(attributes, ATTRIBUTE_NAMES, name, value);

const text = (name: AttributeName): Field => ({
  read: ({ [name]: value }) => jsonMessage(value),
  write: (attributes, value) => (value === '' ? dropName(attributes, name) : put(attributes, name, value)),
});

/** Only what is shown again as it was typed: with '01' as 1 the caret would jump. */
const NUMBER = /^(0|[1-9]\d{0,14})$/;

/** What is no number is kept as it is typed, for the rules to say so. */
const number = (name: AttributeName): Field => ({
  read: text(name).read,
  write: (attributes, value) =>
    NUMBER.test(value) ? put(attributes, name, Number(value)) : text(name).write(attributes, value),
});

/** Text as it is, all else as JSON. */
export const jsonMessage = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : typeof value === 'string' ? value : JSON.stringify(value);

/** What a choice cannot be made of: a text keeps its quotes, so that it is never taken for one of the choices. */
const foreign = (value: Json | undefined): string =>
  value === undefined || value === null ? '' : JSON.stringify(value);

const supertype: Field = {
  read: ({ supertype: value }) => supertypeNamed(value ?? undefined) ?? foreign(value),
  write: text('supertype').write,
};

const isStage = (value: Json): boolean => EVOLUTION_STAGES.some((stage) => stage === value);

const subtypes: Field = {
  read: ({ subtypes: value }) => {
    const stages = listOf(value).filter(isStage);
    return stages.length > 1 ? foreign(stages) : jsonMessage(stages[0]);
  },
  write: (attributes, value) => {
    const others = listOf(attributes.subtypes).filter((each) => !isStage(each));
    const all = value === '' ? others : [value, ...others];
    return all.length === 0 ? dropName(attributes, 'subtypes') : put(attributes, 'subtypes', all);
  },
};

const isSaid = (value: Json | undefined): value is NonNullable<Json> => value !== undefined && value !== null;
/** A word such as «creature» of an author's own. */
const isOwnWord = (value: Json | undefined): boolean =>
  typeof value === 'string' && typeNamed(value) === undefined;

const type: Field = {
  read: ({ types, type: one }) => {
    const value = isSaid(types) ? types : isOwnWord(one) ? [] : one;
    return Array.isArray(value) && value.length === 0 ? '' : typeText(value);
  },
  write: (attributes, value) => {
    const { types, type: one } = attributes;
    if (value === '' && isSaid(types) && isSaid(one)) return put(attributes, 'types', []);
    if (value === '' && isOwnWord(one)) return { ...attributes };
    if (value === '') return dropName(dropName(attributes, 'types'), 'type');
    return isSaid(types) || isOwnWord(one)
      ? put(attributes, 'types', [value])
      : put(attributes, 'type', value);
  },
};

const typeOf = (value: Json): string | undefined => typeNamed(isObject(value) ? value.type : value);

/** The type alone, several with commas. */
function typeText(value: Json | undefined): string {
  if (!isSaid(value)) return '';
  const all = listOf(value).map(typeOf);
  return all.length === 0 || all.includes(undefined) ? foreign(value) : all.join(', ');
}

/** The value that is printed beside the type stays: '+20' of one weakness is '+20' of the next. */
const modifier = (many: AttributeName, one: AttributeName): Field => ({
  read: ({ [many]: all, [one]: only }) => typeText(isSaid(all) ? all : only),
  write: (attributes, value) => {
    const name = isSaid(attributes[many]) ? many : one;
    const before = attributes[name];
    const rest = dropName(attributes, name === many ? one : many);
    if (value === '') return dropName(rest, name);
    if (value === SAID_NONE) return put(rest, name, []);
    const [only, ...more] = listOf(before);
    const next =
      isObject(only) && more.length === 0 ? putName(only, ['type', 'value'], 'type', value) : value;
    return put(rest, name, Array.isArray(before) ? [next] : next);
  },
});

const retreatCost: Field = {
  read: ({ retreatCost: value }) => (value === 0 ? '' : foreign(value)),
  write: number('retreatCost').write,
};

const FIELDS: Readonly<Record<PlainField, Field>> = {
  supertype,
  subtypes,
  type,
  hp: number('hp'),
  evolvesFrom: text('evolvesFrom'),
  weakness: modifier('weaknesses', 'weakness'),
  resistance: modifier('resistances', 'resistance'),
  retreatCost,
  artist: text('artist'),
};
