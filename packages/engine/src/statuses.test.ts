/** Which conditions stand beside each other, and which take each other's place. */
import { expect, test } from 'vitest';
import { STATUSES, type Status } from './effects.ts';
import { RULES } from './rules.ts';
import { endedBy } from './statuses.ts';

test.each(STATUSES)('in the classic rules %s ends nothing', (status) => {
  expect(endedBy(RULES.classic, STATUSES, status)).toEqual([]);
});

const LATER = { exclusiveStatuses: ['sleep', 'paralysis', 'confusion'] as const };

test.each<[Status, readonly Status[], readonly Status[]]>([
  ['sleep', ['poison', 'confusion', 'burn'], ['confusion']],
  ['confusion', ['sleep', 'paralysis'], ['sleep', 'paralysis']],
  ['paralysis', ['poison', 'burn'], []],
  ['poison', ['sleep', 'burn'], []],
])('where some are exclusive, %s beside %j ends %j', (added, statuses, ended) => {
  expect(endedBy(LATER, statuses, added)).toEqual(ended);
});
