/** The catalogue of refusals: every code has a sentence, and every sentence gets what it names. */
import { BURN_REFUSALS } from '@pokesol/chain/refusals';
import { paramsIn } from '@pokesol/engine';
import { RULE_REFUSALS } from '@pokesol/engine/classic';
import { OFFICIAL_REFUSALS } from '@pokesol/engine/official';
import { describe, expect, test } from 'vitest';
import { CATALOGUE_PROBLEMS, catalogueProblemText } from './catalogueProblems.ts';
import { refusalBody } from './errors.ts';
import { messageOf, REASONS, REFUSALS } from './refusals.ts';

type Entry = { readonly code: string; readonly reason?: string; readonly template: string };

const foreign = (codes: readonly string[], templates: Readonly<Record<string, string>>): Entry[] =>
  codes.flatMap((code) =>
    Object.entries(templates).map(([reason, template]) => ({ code, reason, template })),
  );
const burns = Object.fromEntries(Object.entries(BURN_REFUSALS).map(([code, { message }]) => [code, message]));
const outside = Object.fromEntries(
  Object.entries(CATALOGUE_PROBLEMS).map(([reason, problem]) => [
    reason,
    `${problem} Nothing was changed; please try again.`,
  ]),
);
const ENTRIES: readonly Entry[] = [
  ...Object.entries(REFUSALS).map(([code, { message: template }]) => ({ code, template })),
  ...Object.entries(REASONS).map(([key, template]) => {
    const [code = '', reason = ''] = key.split('/');
    return { code, reason, template };
  }),
  ...foreign(['action-refused', 'battle-setup-failed'], RULE_REFUSALS),
  ...foreign(['burn-refused', 'burn-not-found-yet'], burns),
  ...foreign(['catalogue-unreachable'], outside),
];
const filled = (template: string, value: string | number) =>
  Object.fromEntries(paramsIn(template).map((name) => [name, value]));

describe.each(ENTRIES)('$code $reason', ({ code, reason, template }) => {
  test('says something, with everything that it names and no brace left', () => {
    for (const value of [1, 2, 'Someone']) {
      const params = filled(template, value);
      const message = messageOf({ code, ...(reason !== undefined && { reason }), params });
      expect(message).toMatch(/^\S/);
      expect(message).not.toMatch(/[{}|#]/);
      const body = { code, params, message, ...(reason !== undefined && { reason }) };
      expect(refusalBody.parse(body)).toEqual(body);
    }
  });

  test('says nothing without what it names', () => {
    for (const name of paramsIn(template)) {
      const { [name]: _, ...params } = filled(template, 2);
      const facts = { code, ...(reason !== undefined && { reason }), params };
      expect(() => messageOf(facts)).toThrow(new RangeError(`«${template}» needs ${name}`));
    }
  });
});

test('a reason that is in both rule sets says the sentence of the one that numbers it', () => {
  const facts = { code: 'action-refused', reason: 'NOT_ENOUGH_ENERGY' };
  expect(messageOf({ ...facts, params: { rule: '5.1' } })).toBe(OFFICIAL_REFUSALS.NOT_ENOUGH_ENERGY.says);
  const malformed = { code: 'action-refused', reason: 'MALFORMED_ACTION' };
  expect(messageOf({ ...malformed, params: { rule: '12.1' } })).toBe(OFFICIAL_REFUSALS.MALFORMED_ACTION.says);
  expect(messageOf(malformed)).toBe(RULE_REFUSALS.MALFORMED_ACTION);
});

test('a number is a parameter and no part of a sentence', () => {
  // What a person types as an example, and the price's own text.
  const examples = ['price-unsound/malformed', 'odds-unsound', 'bad-request/deck-lines'];
  for (const { code, reason, template } of ENTRIES) {
    const key = reason === undefined ? code : `${code}/${reason}`;
    const bare = template.replaceAll(/\{[^}]*\}/g, '');
    if (!examples.includes(code) && !examples.includes(key))
      expect([key, bare]).not.toEqual([key, expect.stringMatching(/\d/)]);
  }
});

test('counts and names are written into their sentences', () => {
  const say = (code: string, params: Record<string, string | number>, reason?: string) =>
    messageOf({ code, params, ...(reason !== undefined && { reason }) });
  expect(say('bulk-refused', { problems: 1 })).toBe(
    'One thing is wrong in this file, so nothing was imported.',
  );
  expect(say('bulk-refused', { problems: 1234 })).toBe(
    '1,234 things are wrong in this file, so nothing was imported.',
  );
  expect(say('cards-unreadable', { unread: 1 })).toBe(
    '1 card of this set cannot be read, so nothing was imported.',
  );
  expect(say('cards-unreadable', { unread: 2 })).toMatch(/^2 cards of this set/);
  expect(say('burn-refused', { paid: '4.9', price: '5' }, 'wrong-amount')).toBe(
    'This burn of 4.9 PP is less than the price of 5 PP. Write to support with the transaction id.',
  );
  expect(say('action-refused', { count: 2 }, 'TOO_FEW_TO_DISCARD')).toBe(
    'You need 2 other cards in your hand to discard',
  );
});

test('how often a catalogue was asked is said from the second time on', () => {
  const say = (times: number) =>
    catalogueProblemText({ reason: 'failing', params: { catalogue: 'TCGdex', status: 500, times } });
  expect(say(1)).toBe('TCGdex failed (500).');
  expect(say(5)).toBe('TCGdex failed (500), 5 times in a row.');
  expect(catalogueProblemText({ reason: 'failing', params: {} })).toBeUndefined();
  expect(catalogueProblemText({ reason: 'of-tomorrow', params: {} })).toBeUndefined();
  expect(catalogueProblemText({ reason: 'toString', params: {} })).toBeUndefined();
});

test('what the reader of a request says has its sentence in the answer', () => {
  expect(messageOf({ code: 'bad-request', reason: 'field', params: { field: 'name' } })).toBeUndefined();
});

test('an unknown code has no sentence, an unknown reason that of its code', () => {
  expect(messageOf({ code: 'of-tomorrow' })).toBeUndefined();
  expect(messageOf({ code: 'toString' })).toBeUndefined();
  expect(messageOf({ code: 'not-found', reason: 'of-tomorrow' })).toBe(REFUSALS['not-found'].message);
  expect(messageOf({ code: 'challenge-refused', reason: 'expired' })).toBe(
    REFUSALS['challenge-refused'].message,
  );
});
