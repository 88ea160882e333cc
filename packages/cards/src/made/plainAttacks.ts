/** A card's attacks as plain fields: what they show, and the attributes once one of them is changed. */
import type { CardType } from '../card.ts';
import { ATTRIBUTE_NAMES } from './attributeNames.ts';
import { isObject, type Json, type JsonObject } from './json.ts';
import { jsonMessage } from './plainFields.ts';
import { dropName, type JsonFields, listOf, putName } from './putName.ts';
import { costsNothing, typeNamed } from './spellings.ts';

export const ATTACK_TEXTS = ['name', 'damage', 'text'] as const;
export type AttackText = (typeof ATTACK_TEXTS)[number];

export type PlainAttack = Readonly<Record<AttackText, string>> & {
  /** Types, and JSON for each that is none. */
  readonly cost: readonly string[];
};

/** `undefined` for what is no attack at all. */
export const plainAttacks = ({ attacks }: JsonObject): (PlainAttack | undefined)[] =>
  listOf(attacks).map((attack) =>
    isJsonObject(attack)
      ? {
          name: jsonMessage(attack.name),
          damage: jsonMessage(attack.damage),
          text: jsonMessage(attack.text),
          cost: costOf(attack).map((energy) => typeNamed(energy) ?? JSON.stringify(energy)),
        }
      : undefined,
  );

export const withAttack = (attributes: JsonObject): JsonFields =>
  withAttacks(attributes, [...listOf(attributes.attacks), { name: '', cost: [] }]);

export const withoutAttack = (attributes: JsonObject, index: number): JsonFields =>
  withAttacks(
    attributes,
    listOf(attributes.attacks).filter((_, each) => each !== index),
  );

/** A name is kept though it is empty: an attack needs one. */
export const withAttackText = (
  attributes: JsonObject,
  index: number,
  name: AttackText,
  value: string,
): JsonFields =>
  changeAttack(attributes, index, (attack) =>
    value === '' && name !== 'name' ? dropName(attack, name) : putAttack(attack, name, value),
  );

/** One energy more that the attack costs. */
export const withEnergy = (attributes: JsonObject, index: number, energy: CardType): JsonFields =>
  changeAttack(attributes, index, (attack) => putAttack(attack, 'cost', [...costOf(attack), energy]));

export const withoutEnergy = (attributes: JsonObject, index: number, place: number): JsonFields =>
  changeAttack(attributes, index, (attack) =>
    putAttack(
      attack,
      'cost',
      costOf(attack).filter((_, each) => each !== place),
    ),
  );

const putAttack = (attack: JsonObject, name: string, value: Json): JsonFields =>
  putName(attack, ['name', 'cost', 'damage', 'text'], name, value);

const costOf = ({ cost }: JsonObject): readonly Json[] => (costsNothing(cost) ? [] : listOf(cost));

const isJsonObject = (value: Json | undefined): value is { [name: string]: Json } => isObject(value);

const withAttacks = (attributes: JsonObject, attacks: readonly Json[]): JsonFields =>
  attacks.length === 0
    ? dropName(attributes, 'attacks')
    : putName(attributes, ATTRIBUTE_NAMES, 'attacks', [...attacks]);

const changeAttack = (
  attributes: JsonObject,
  index: number,
  change: (attack: JsonObject) => JsonFields,
): JsonFields =>
  withAttacks(
    attributes,
    listOf(attributes.attacks).map((attack, each) =>
      each === index && isJsonObject(attack) ? change(attack) : attack,
    ),
  );
