/** What a tile and a deck's row say of a card that the rules the deck is for do not play in full. */
import type { DeckFormat } from '@pokesol/decks';
import { formatById } from '@pokesol/decks';
import type { CardJson } from '@pokesol/protocol';
import { useMemo } from 'react';
import { classicPlayOf, PLAYS_NAMES, useOfficialPlay } from '../card/index.ts';

export type PlayNote = {
  readonly text: string;
  readonly where: 'Classic battles' | 'Official battles';
  /** Some of it plays. */
  readonly isPart: boolean;
};

export type PlayNoteOf = (card: CardJson) => PlayNote | undefined;

/** The same object for the same words: tiles that stay as they are need not be drawn anew. */
const CLASSIC = {
  'Cannot be played': { text: 'Cannot be played', where: 'Classic battles', isPart: false },
  'No effect': { text: 'No effect', where: 'Classic battles', isPart: false },
} as const;
const OFFICIAL = {
  full: undefined,
  part: { text: PLAYS_NAMES.part, where: 'Official battles', isPart: true },
  none: { text: PLAYS_NAMES.none, where: 'Official battles', isPart: false },
} as const;

export function usePlayNote(format: DeckFormat): PlayNoteOf {
  const isOfficial = formatById(format).rules === 'official';
  const playsOf = useOfficialPlay(isOfficial);
  return useMemo(() => {
    if (isOfficial) return ({ id }) => OFFICIAL[playsOf(id) ?? 'full'];
    return (card) => {
      const { useless } = classicPlayOf(card);
      return useless && CLASSIC[useless];
    };
  }, [isOfficial, playsOf]);
}
