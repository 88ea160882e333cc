/** The formats as the arena names them: which decks each takes, and the one that was chosen last for a rule set. */
import { asksForMore, type DeckFormat, formatById, isFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { useState } from 'react';
import { browserStorage } from '../../../platform/storage.ts';
import { RULES_NAMES } from './rules.ts';

type Judged = { readonly formats?: readonly string[] | undefined };

/** Whether a deck that the rules take is legal in one of their formats. Of that with all cards nothing more is asked. */
export const isLegalIn = (format: DeckFormat, { formats = [] }: Judged): boolean =>
  !asksForMore(format) || formats.includes(format);

/** «Base to Neo», or where all cards were allowed the rules' own name. */
export const formatNamed = (rules: AnyRules, format: string | undefined): string =>
  format !== undefined && isFormat(format) ? formatById(format).name : RULES_NAMES[rules];

/** The name of a format that takes less than all cards; undefined for others, and where there is none. */
export const limitedFormat = (format: string | undefined): string | undefined =>
  format !== undefined && isFormat(format) && asksForMore(format) ? formatById(format).name : undefined;

const KEY = 'pokesol.battle-format';

/** The kept format, where it is one of these rules; else that of all cards. */
export function formatOfRules(rules: AnyRules, kept: string | null): DeckFormat {
  return kept !== null && isFormat(kept) && formatById(kept).rules === rules ? kept : rules;
}

/** That of last time, until another is chosen here. */
export function useFormat(
  rules: AnyRules,
): readonly [format: DeckFormat, choose: (format: DeckFormat) => void] {
  const [kept, setKept] = useState(() => browserStorage.read(KEY));
  const choose = (next: DeckFormat) => {
    setKept(next);
    browserStorage.write(KEY, next);
  };
  return [formatOfRules(rules, kept), choose];
}
