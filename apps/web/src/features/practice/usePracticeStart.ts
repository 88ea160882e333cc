/** The way from the choice to the table: a battle against an AI at once, or a link for a friend. What went wrong is told. */
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type { BattleRequest, OpponentLevel } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { freshId } from '../../platform/freshId.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { toast } from '../../ui/toast.ts';
import { battleChoices } from '../battle/lobby/battleChoices.ts';
import { refusedStart } from '../battle/lobby/refusedStart.ts';
import { beginBattle } from '../battle-data/queries.ts';
import { useSaveDeck } from '../deck/queries.ts';
import type { Playable } from './practiceSides.ts';

export type AskedPractice = {
  readonly own: Playable;
  readonly rules: AnyRules;
  readonly level: OpponentLevel;
  readonly deck: Extract<BattleRequest, { mode: 'practice' }>['opponent']['deck'];
};

export function usePracticeStart() {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const isHere = useIsHere();

  const start = useCallback(
    async ({ own, rules, level, deck }: AskedPractice) => {
      setStarting(true);
      try {
        const opponent = { level, deck };
        const { id } = await beginBattle({ mode: 'practice', deck: own.asked, rules, opponent });
        // Between two saved decks a rematch needs no choice.
        if (own.deckId !== undefined && 'deckId' in deck)
          battleChoices.note(id, {
            ...{ deckId: own.deckId, rules },
            opponent: { kind: 'practice', level, deckId: deck.deckId },
          });
        if (isHere.current) navigate(`/battle/${id}`);
      } catch (error) {
        if (!isHere.current) return;
        setStarting(false);
        const failure = refusedStart(error) ?? {
          ...{ kind: 'failed', title: 'Practice Did Not Start' },
          message: sentenceOf(error),
        };
        if ('battleId' in failure) navigate(`/battle/${failure.battleId}`);
        else toast(failure.title, failure.message, 'destructive');
      }
    },
    [navigate, isHere],
  );

  return { isStarting, start };
}

/** A friend's challenge names a saved deck: a list becomes one first. Answers its id, or nothing where that failed. */
export function useSavedDeck(address: string) {
  const { mutateAsync, isPending } = useSaveDeck(address);
  const savedDeck = useCallback(
    async ({ deckId, name, list }: Playable): Promise<string | undefined> => {
      if (deckId !== undefined || list === undefined) return deckId;
      const { lines, note } = list;
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
