/** What the audit holds of an import, above all of one too large for a row. */
import { asCardId, type Card } from '@pokesol/cards';
import { cardById } from '@pokesol/cards/catalogue';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { importAuditEntry } from './importAuditEntry.ts';
import type { ImportPlan } from './plan.ts';

const CHARIZARD = cardById('base1-4');
if (CHARIZARD === undefined) throw new Error('Charizard is not shipped');
const numbered = (number: number, facts: Partial<Card> = {}): Card => ({
  ...CHARIZARD,
  id: asCardId(`big1-${number}`),
  ...facts,
});
const planOf = (lists: Partial<ImportPlan>): ImportPlan => ({
  added: [],
  changed: [],
  unchanged: 0,
  unread: [],
  notes: [],
  changes: [],
  texts: new Set<string>(),
  ...lists,
});
const listed = z.object({
  addedCards: z.array(z.string()),
  addedNotListed: z.number(),
  changedCards: z.record(z.string(), z.unknown()),
  changedNotListed: z.number(),
});
const many = <T>(count: number, of: (index: number) => T) => Array.from({ length: count }, (_, at) => of(at));

test('of ten thousand new and ten thousand changed cards, as many as fit, and how many are left out', () => {
  const huge = 'x'.repeat(150_000);
  const action = importAuditEntry(
    'big1',
    'api',
    planOf({
      added: many(10_000, (at) => numbered(at)),
      changed: [
        { was: numbered(0), is: numbered(0, { description: huge }) },
        ...many(10_000, (at) => ({
          was: numbered(at + 1, { hp: 10 }),
          is: numbered(at + 1, { hp: 20, description: 'é'.repeat(at % 300) }),
        })),
      ],
    }),
    undefined,
  );
  expect(Buffer.byteLength(JSON.stringify(action))).toBeLessThan(200_000);
  expect(action?.before).toMatchObject({ changedCards: { 'big1-1 Charizard': { hp: 10 } } });
  expect(action?.after).toMatchObject({
    added: 10_000,
    changed: 10_001,
    changedCards: { 'big1-1 Charizard': { hp: 20 } },
  });
  const { addedCards, addedNotListed, changedCards, changedNotListed } = listed.parse(action?.after);
  expect(addedCards.length).toBeGreaterThan(1_000);
  expect(addedCards.length + addedNotListed).toBe(10_000);
  expect(changedCards).not.toHaveProperty('big1-0 Charizard');
  expect(Object.keys(changedCards).length).toBeGreaterThan(100);
  expect(Object.keys(changedCards).length + changedNotListed).toBe(10_001);
});

test('a field that came or went stands on one side only, and nothing is nothing', () => {
  const { description: _, ...bare } = numbered(1);
  const described = numbered(1, { description: 'Hot' });
  const of = (was: Card, is: Card) =>
    importAuditEntry('big1', 'api', planOf({ changed: [{ was, is }] }), undefined);
  expect(of(bare, described)).not.toHaveProperty('before');
  expect(of(bare, described)?.after).toMatchObject({
    changedCards: { 'big1-1 Charizard': { description: 'Hot' } },
  });
  expect(of(described, bare)?.before).toEqual({
    changedCards: { 'big1-1 Charizard': { description: 'Hot' } },
  });
  expect(of(described, bare)?.after).not.toHaveProperty('changedCards');
  expect(importAuditEntry('big1', 'api', planOf({ unchanged: 3 }), undefined)).toBeUndefined();
});
