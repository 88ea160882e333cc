/** Problems of a card that an admin edits stand at the field that they are about, and at no other. */
import { expect, test } from 'vitest';
import { problemsOf, wrongAt, wrongAttack, wrongList } from './attributeProblems.ts';
import { byField } from './cardForm.ts';

const PROBLEMS = [
  { field: 'attributes.hp', message: 'Expected number, received string' },
  { field: 'attributes.types.1', message: "Invalid value. Expected 'Grass': no, received 'a\nb'" },
  { field: 'attributes.attacks.0.name', message: 'Required' },
  { field: 'attributes.attacks.0.cost.2', message: 'Invalid value' },
  { field: 'attributes.attacks.0.cots', message: 'Unrecognized key' },
  { field: 'attributes.attacks.10.damage', message: 'Invalid damage' },
  { field: 'attributes.attacks', message: 'Array must contain at most 4 element(s)' },
];
const lines = byField(PROBLEMS).get('attributes') ?? '';

test('the lines below the text are the problems that they were written from', () => {
  expect(problemsOf(lines)).toEqual(PROBLEMS);
  expect(problemsOf('Line 2, column 11: Nothing follows this comma: remove it.')).toEqual([]);
  expect(problemsOf('')).toEqual([]);
  const spaced = { field: 'attributes.attacks.0.my cost', message: 'Unrecognized key. Known are name' };
  expect(problemsOf(byField([spaced]).get('attributes') ?? '')).toEqual([spaced]);
});

test('each stands at its field, with what is wrong inside it, and at no other', () => {
  expect(wrongAt(PROBLEMS, ['hp'])).toBe('A whole number from 10 to 1000');
  expect(wrongAt(PROBLEMS, ['types', 'type'])).toBe('"a\nb" is not a type');
  expect(wrongAt(PROBLEMS, ['h', 'type', 'artist'])).toBeUndefined();
});

test('an attack shows its own at their fields, and the rest by itself', () => {
  expect(wrongAttack(PROBLEMS, 0)).toEqual({
    name: 'Give the attack a name',
    cost: 'Invalid value',
    damage: undefined,
    text: undefined,
    rest: '"cots" means nothing in an attack: fix it in the JSON below',
  });
  expect(wrongAttack(PROBLEMS, 1)).toEqual({});
  expect(wrongAttack(PROBLEMS, 10)).toMatchObject({ damage: 'Invalid damage', rest: undefined });
  expect(wrongAttack([{ field: 'attributes.attacks.name', message: 'Required' }], 0).name).toBe(
    'Give the attack a name',
  );
  expect(wrongList(PROBLEMS)).toBe('A card has at most 4 attacks');
  expect(wrongList([])).toBeUndefined();
});
