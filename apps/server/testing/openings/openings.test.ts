/** Every battle that tests choose still goes as they say, by the rules and the AI as they are. */
import { expect, test } from 'vitest';
import { FOUND } from './found.ts';
import { playLine, scripted } from './opening.ts';
import { checkOpening, wishOf } from './openings.ts';
import { chanceOf } from './search.ts';
import { OPENING_NAMES } from './wishes.ts';

test.each(OPENING_NAMES)('the opening «%s» is as it was found', (name) => {
  checkOpening(name);
});

test('nothing is kept without a wish for it', () => {
  expect(Object.keys(FOUND).sort()).toEqual([...OPENING_NAMES].sort());
});

test('another chance is another battle', () => {
  const { setup } = wishOf('won');
  const [one, two] = [0, 1].map((attempt) => chanceOf('won', setup, attempt));
  expect(one).not.toEqual(two);
  expect(scripted(one ?? {}).left).toBe(4);
  const dealt = [one, two].map((chance) => playLine(setup, chance ?? {}, () => undefined, 1).battle.state);
  expect(dealt[0]?.sides[0].hand).not.toEqual(dealt[1]?.sides[0].hand);
});
