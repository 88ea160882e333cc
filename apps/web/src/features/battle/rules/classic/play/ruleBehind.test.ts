/** The rule behind a refusal: a sentence of its own, for whatever a player can be refused in turn. */
import { RULE_REFUSALS, type RuleRefusalCode } from '@pokesol/engine/classic';
import { expect, test } from 'vitest';
import { RULES_BEHIND } from './ruleBehind.ts';

/** No press on the table leads to these: they are said of a deck, or of an action that the page never sends. */
const NEVER_PRESSED: readonly RuleRefusalCode[] = [
  ...([
    'MALFORMED_ACTION',
    'WRONG_DECK_SIZE',
    'NO_BASIC_POKEMON',
    'MULLIGAN_LIMIT',
    'NO_CHOICE_OPEN',
  ] as const),
  ...(['NOT_YOUR_CHOICE', 'WRONG_NUMBER_CHOSEN', 'NOT_AMONG_THE_CHOICES', 'CARD_NOT_IN_HAND'] as const),
  ...([
    'POKEMON_NOT_FOUND',
    'ALREADY_ACTIVE',
    'NO_ATTACKS',
    'NOT_THE_FIRST_ATTACK',
    'SETUP_NEEDS_ACTIVE',
  ] as const),
  ...(['TARGET_NEEDED', 'UNSUPPORTED_CARD'] as const),
];

test('every refusal that a press can meet has its rule, which says more than the refusal', () => {
  const codes = Object.keys(RULE_REFUSALS) as RuleRefusalCode[];
  for (const code of codes.filter((each) => !NEVER_PRESSED.includes(each))) {
    const rule = RULES_BEHIND[code];
    expect(rule, code).toMatch(/\.$/);
    expect(rule, code).not.toContain(RULE_REFUSALS[code]);
  }
  expect(Object.keys(RULES_BEHIND).filter((code) => NEVER_PRESSED.includes(code as RuleRefusalCode))).toEqual(
    [],
  );
});
