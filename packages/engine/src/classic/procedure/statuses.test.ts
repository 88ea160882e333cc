/** Which conditions stand beside each other, and which take each other's place. */
import { expect, test } from 'vitest';
import { at } from '../../kernel/at.ts';
import { STATUSES, type Status } from '../../kernel/status.ts';
import { RULES } from '../model/rules.ts';
import { positionOf } from '../testing/position.ts';
import { draftOf } from './draft.ts';
import { addStatus, endedBy } from './statuses.ts';

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

test('where some are exclusive, those that end are emitted first, and the others stay', () => {
  const sick = { card: 'Mosslamb', statuses: ['poison', 'sleep', 'burn'] } as const;
  const draft = draftOf(positionOf({ you: { bench: [sick] }, opponent: {} }));
  const pokemon = at(draft.state.sides[0].bench, 0);
  const card = at(pokemon.cards, 0);
  addStatus(draft, 0, pokemon, 'confusion', LATER);
  expect(pokemon.statuses).toEqual(['poison', 'burn', 'confusion']);
  addStatus(draft, 0, pokemon, 'paralysis', LATER);
  expect(pokemon.statuses).toEqual(['poison', 'burn', 'paralysis']);
  const place = { seat: 0, pokemon: pokemon.id, card };
  expect(draft.events).toMatchObject([
    { type: 'statusesRemoved', statuses: ['sleep'], ...place },
    { type: 'statusAdded', status: 'confusion', ...place },
    { type: 'statusesRemoved', statuses: ['confusion'], ...place },
    { type: 'statusAdded', status: 'paralysis', ...place },
  ]);
});
