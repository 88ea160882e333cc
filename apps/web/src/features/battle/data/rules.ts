/** The two rule sets as the arena names them: which decks and levels each takes, and the one that was chosen last. */
import type { AnyRules } from '@pokesol/engine';
import type { DeckSummaryJson, OpponentLevel } from '@pokesol/protocol';
import { BATTLE_RULES, DIFFICULTIES, OPPONENT_LEVELS } from '@pokesol/protocol/constants';
import { useState } from 'react';
import { browserStorage, type KeyValueStore } from '../../../platform/storage.ts';

export const RULES_NAMES: Readonly<Record<AnyRules, string>> = { classic: 'Classic', official: 'Official' };

export const otherRules = (rules: AnyRules): AnyRules => (rules === 'classic' ? 'official' : 'classic');

/** The expert plans turns of the printed game and plays nothing else. */
export const levelsOf = (rules: AnyRules): readonly OpponentLevel[] =>
  rules === 'official' ? OPPONENT_LEVELS : DIFFICULTIES;

type Judged = Pick<DeckSummaryJson, 'isValid' | 'errors' | 'errorCount'> & {
  readonly official: Pick<DeckSummaryJson['official'], 'isLegal' | 'errors' | 'errorCount'>;
};
type Verdict = {
  readonly isLegal: boolean;
  /** The first of them, as sentences. */
  readonly errors: readonly string[];
  readonly errorCount: number;
};

export const verdictOf = ({ isValid, errors, errorCount, official }: Judged, rules: AnyRules): Verdict =>
  rules === 'official' ? official : { isLegal: isValid, errors, errorCount };

/** Whether practice takes a deck by these rules; its cards need not be owned. */
export const takesForPractice = (
  rules: AnyRules,
  deck: { readonly isForPractice: boolean; readonly official: { readonly isForPractice: boolean } },
): boolean => (rules === 'official' ? deck.official : deck).isForPractice;

export const takes = (rules: AnyRules, deck: Judged): boolean => verdictOf(deck, rules).isLegal;

const KEY = 'pokesol.battle-rules';

export function createRulesNote(storage: KeyValueStore) {
  return {
    last: (): AnyRules => BATTLE_RULES.find((rules) => rules === storage.read(KEY)) ?? 'classic',
    keep: (rules: AnyRules): void => storage.write(KEY, rules),
  };
}
const rulesNote = createRulesNote(browserStorage);

/** Those that were chosen last in this browser. */
export const lastRules = rulesNote.last;

/** Those of last time, until others are chosen here. */
export function useRules(): readonly [rules: AnyRules, choose: (rules: AnyRules) => void] {
  const [rules, setRules] = useState(lastRules);
  const choose = (next: AnyRules) => {
    setRules(next);
    rulesNote.keep(next);
  };
  return [rules, choose];
}
