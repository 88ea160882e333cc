import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CARD_TYPES } from '../card.ts';
import { SHIPPED_SETS, shippedCards } from '../catalogue/index.ts';
import { asSetId } from '../ids.ts';
import { formAttributes } from './formAttributes.ts';
import type { JsonObject } from './json.ts';
import { madeCard } from './madeCard.ts';
import {
  ATTACK_TEXTS,
  plainAttacks,
  withAttack,
  withAttackText,
  withEnergy,
  withoutAttack,
  withoutEnergy,
} from './plainAttacks.ts';

const EMPTY = { name: '', cost: [], damage: '', text: '' };

describe('the attacks of a card', () => {
  test('are shown as they will be read', () => {
    expect(
      plainAttacks({
        attacks: [
          { name: 'Ember', cost: ['fire', 'Sound', 5], damage: 30, text: 'Hot.' },
          { name: 'Rest', cost: 'Free' },
          { name: 'Wait', cost: ['Free'], damage: null },
          'Ember',
        ],
      }),
    ).toEqual([
      { name: 'Ember', cost: ['Fire', '"Sound"', '5'], damage: '30', text: 'Hot.' },
      { ...EMPTY, name: 'Rest' },
      { ...EMPTY, name: 'Wait' },
      undefined,
    ]);
    expect(plainAttacks({ attacks: { name: 'Only', cost: 'Steel' } })).toEqual([
      { ...EMPTY, name: 'Only', cost: ['Metal'] },
    ]);
    expect([plainAttacks({}), plainAttacks({ attacks: null })]).toEqual([[], []]);
  });

  test('of a shipped card are what the card says', () => {
    for (const card of SHIPPED_SETS.flatMap(({ id }) => shippedCards(id)))
      expect(plainAttacks(formAttributes(card))).toEqual(
        card.attacks.map(({ name, cost, damage, text }) => ({ name, cost, damage, text })),
      );
  });

  test('made one by one give the card', () => {
    let attributes: JsonObject = { retreatCost: 1, element: 'flame' };
    attributes = withAttackText(withAttack(attributes), 0, 'damage', '20x');
    attributes = withAttackText(attributes, 0, 'name', 'Ember');
    attributes = withEnergy(withEnergy(attributes, 0, 'Fire'), 0, 'Colorless');
    attributes = withAttackText(attributes, 0, 'text', 'The Defending Pokémon is now Burned.');
    expect(JSON.stringify(attributes)).toBe(
      JSON.stringify({
        attacks: [
          {
            name: 'Ember',
            cost: ['Fire', 'Colorless'],
            damage: '20x',
            text: 'The Defending Pokémon is now Burned.',
          },
        ],
        retreatCost: 1,
        element: 'flame',
      }),
    );
    const answer = madeCard({ name: 'S', cardNumber: '7', rarity: 'epic', attributes }, asSetId('home'));
    expect(answer).toMatchObject({
      card: { attacks: [{ name: 'Ember', cost: ['Fire', 'Colorless'], damage: '20×' }], retreatCost: 1 },
    });
  });

  test('lose what is taken away, and the last one its name', () => {
    const two = { attacks: [{ name: 'A', cost: 'Free', damage: '10' }, { name: 'B' }], hp: 70 };
    expect(withAttackText(two, 0, 'damage', '')).toEqual({
      attacks: [{ name: 'A', cost: 'Free' }, { name: 'B' }],
      hp: 70,
    });
    expect(withoutAttack(two, 0)).toEqual({ attacks: [{ name: 'B' }], hp: 70 });
    expect(withoutAttack(withoutAttack(two, 0), 0)).toEqual({ hp: 70 });
    expect(withAttackText(two, 1, 'name', '')).toMatchObject({ attacks: [{}, { name: '' }] });
    expect(withAttackText({ attacks: ['A'] }, 0, 'name', 'B')).toEqual({ attacks: ['A'] });
  });
});

const anyAttack = fc.oneof(
  fc.dictionary(
    fc.oneof(fc.constantFrom('name', 'damage', 'text', 'cost', '__proto__'), fc.string()),
    fc.oneof(fc.jsonValue(), fc.array(fc.constantFrom('Fire', 'Water', 'sound', 5), { maxLength: 4 })),
  ),
  fc.jsonValue(),
);
const anyAttributes = fc
  .record({ own: fc.jsonValue(), attacks: fc.oneof(fc.array(anyAttack, { maxLength: 4 }), anyAttack) })
  .map((attributes): JsonObject => JSON.parse(JSON.stringify(attributes)));

test('an attack shows what it was set to, and everything else stays', () => {
  fc.assert(
    fc.property(
      anyAttributes,
      fc.nat({ max: 3 }),
      fc.constantFrom(...ATTACK_TEXTS),
      fc.string(),
      fc.constantFrom(...CARD_TYPES),
      (attributes, index, name, value, energy) => {
        const before = plainAttacks(attributes);
        const attack = before[index];
        const change = (next: object) =>
          attack === undefined ? before : before.with(index, { ...attack, ...next });
        expect(plainAttacks(withAttackText(attributes, index, name, value))).toEqual(
          change({ [name]: value }),
        );
        const more = withEnergy(attributes, index, energy);
        expect(plainAttacks(more)).toEqual(change({ cost: [...(attack?.cost ?? []), energy] }));
        expect(plainAttacks(withoutEnergy(more, index, attack?.cost.length ?? 0))).toEqual(before);
        expect(plainAttacks(withAttack(attributes))).toEqual([...before, EMPTY]);
        expect(plainAttacks(withoutAttack(attributes, index))).toEqual(
          before.filter((_, each) => each !== index),
        );
        expect(more.own).toEqual(attributes.own);
      },
    ),
    { numRuns: 1_000 },
  );
});
