/** For which format a deck is built: kept in this browser, of each saved deck, and for a new one as it was last chosen. */
import { type DeckFormat, formatById, isFormat } from '@pokesol/decks';
import { useState } from 'react';
import { browserStorage } from '../../platform/storage.ts';

export const formatBattles = (format: DeckFormat): string => `${formatById(format).name} battles`;

const LAST = 'last';
const keyOf = (address: string, deckId: string | undefined): string =>
  `pokesol.deck-format.${address}.${deckId ?? LAST}`;

function formatOf(address: string, deckId: string | undefined): DeckFormat {
  const kept = browserStorage.read(keyOf(address, deckId));
  return kept !== null && isFormat(kept) ? kept : 'classic';
}

export const keepFormat = (address: string, deckId: string | undefined, format: DeckFormat): void =>
  browserStorage.write(keyOf(address, deckId), format);

/** What it is for, and how to change that. */
export function useDeckFormat(address: string, deckId: string | undefined) {
  const key = keyOf(address, deckId);
  const [chosen, setChosen] = useState<{ readonly key: string; readonly format: DeckFormat }>();
  const format = chosen?.key === key ? chosen.format : formatOf(address, deckId);
  const choose = (next: DeckFormat) => {
    setChosen({ key, format: next });
    keepFormat(address, deckId, next);
    keepFormat(address, undefined, next);
  };
  return [format, choose] as const;
}
