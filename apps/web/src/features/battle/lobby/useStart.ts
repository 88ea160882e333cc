/** The way from a choice to the table: a battle that begins at once. The player reads what went wrong. */
import type { BattleRequest, OpponentChoice } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../../platform/api.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { toast } from '../../../ui/toast.ts';
import { beginBattle } from '../data/queries.ts';
import { type BattleChoice, battleChoices } from './battleChoices.ts';
import { refusedStart } from './refusedStart.ts';

/**
 * Begins a battle against an AI, and leads there, or to the one that is open already. `again` is what a rematch repeats; `failedTitle`
 * heads the message of a failure that has no title of its own.
 */
export function useBegin(failedTitle: string) {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const isHere = useIsHere();

  const begin = useCallback(
    async (asked: BattleRequest, again?: BattleChoice) => {
      setStarting(true);
      try {
        const { id } = await beginBattle(asked);
        if (again !== undefined) battleChoices.note(id, again);
        if (isHere.current) navigate(`/battle/${id}`);
      } catch (error) {
        if (!isHere.current) return;
        setStarting(false);
        const failure = refusedStart(error) ?? {
          kind: 'failed',
          title: failedTitle,
          message: sentenceOf(error),
        };
        if ('battleId' in failure) navigate(`/battle/${failure.battleId}`);
        else toast(failure.title, failure.message, 'destructive');
      }
    },
    [navigate, isHere, failedTitle],
  );

  return { isStarting, begin };
}

/** The same with a saved deck, against a chosen AI. */
export function useStart() {
  const { isStarting, begin } = useBegin('Battle Start Failed');
  const start = useCallback(
    (asked: Omit<BattleChoice, 'opponent'>, opponent: Readonly<OpponentChoice>) =>
      begin({ mode: 'match', ...asked, opponent }, { ...asked, opponent }),
    [begin],
  );
  return { isStarting, start };
}
