/** The page has the AI's notices in its own words' place: they must be the AI's. */
import { NOTICES } from '@pokesol/ai';
import { AI_NOTICES } from '@pokesol/protocol';
import { expect, test } from 'vitest';

test('the page says what the AI says', () => {
  expect(AI_NOTICES).toEqual(NOTICES);
});
