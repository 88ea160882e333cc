/** The way from the choice to the table: a battle against an AI at once, or a link for a friend. The player reads what went wrong. */
import { type DeckFormat, formatById } from '@pokesol/decks';
import type { OpponentLevel, PracticeOpponent } from '@pokesol/protocol';
import { useCallback } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { freshId } from '../../platform/freshId.ts';
import { toast } from '../../ui/toast.ts';
import { useBegin } from '../battle/lobby/index.ts';
import { useSaveDeck } from '../deck/index.ts';
import type { PracticeChoice } from './lastPractice.ts';
import type { Playable } from './practiceSides.ts';

export type AskedPractice = {
  readonly own: Playable;
  readonly format: DeckFormat;
  readonly level: OpponentLevel;
  readonly deck: PracticeOpponent['deck'];
} & Pick<PracticeChoice, 'begins' | 'openHands'>;

export function usePracticeStart() {
  const { isStarting, begin } = useBegin('Practice Did Not Start');
  const start = useCallback(
    ({ own: { asked, deckId }, format, level, deck, begins, openHands }: AskedPractice) => {
      const { rules } = formatById(format);
      const arranged = {
        ...(begins !== 'coin' && { begins }),
        ...(openHands && { openHands }),
      };
      // Between two saved decks, with nothing arranged, a rematch needs no choice.
      const again =
        deckId !== undefined && 'deckId' in deck && begins === 'coin' && !openHands
          ? ({ deckId, rules, format, opponent: { kind: 'practice', level, deckId: deck.deckId } } as const)
          : undefined;
      return begin(
        { mode: 'practice', deck: asked, rules, format, ...arranged, opponent: { level, deck } },
        again,
      );
    },
    [begin],
  );
  return { isStarting, start };
}

/** A friend's challenge names a saved deck: a list or a theme deck becomes one first. Answers its id, or nothing where that failed. */
export function useSavedDeck(address: string) {
  const { mutateAsync, isPending } = useSaveDeck(address);
  const savedDeck = useCallback(
    async ({ deckId, name, list, theme }: Playable): Promise<string | undefined> => {
      const lines = (list ?? theme)?.lines;
      if (deckId !== undefined || lines === undefined) return deckId;
      const note = list?.note ?? '';
      try {
        const deck = { id: freshId(), name, cards: [...lines], ...(note !== '' && { note }) };
        return (await mutateAsync({ deck })).id;
      } catch (error) {
        toast('The List Was Not Saved', sentenceOf(error), 'destructive');
        return undefined;
      }
    },
    [mutateAsync],
  );
  return { savedDeck, isSaving: isPending };
}
