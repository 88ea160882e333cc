/** The way from a choice to the table: a search, or a battle that begins at once. What went wrong is told. */
import type { AnyRules } from '@pokesol/engine/rule-sets';
import type { OpponentChoice } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../../platform/api.ts';
import { useIsHere } from '../../../platform/useIsHere.ts';
import { toast } from '../../../ui/toast.ts';
import { beginBattle } from '../../battle-data/queries.ts';
import { battleChoices } from './battleChoices.ts';
import { refusedStart } from './refusedStart.ts';

/** Begins a battle against a chosen AI, and leads there, or to the one that is open already. */
export function useStart() {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const isHere = useIsHere();

  const start = useCallback(
    async (deckId: string, rules: AnyRules, opponent: Readonly<OpponentChoice>) => {
      setStarting(true);
      try {
        const { id } = await beginBattle({ mode: 'match', deckId, rules, opponent });
        battleChoices.note(id, { deckId, rules, opponent });
        if (isHere.current) navigate(`/battle/${id}`);
      } catch (error) {
        if (!isHere.current) return;
        setStarting(false);
        const failure = refusedStart(error) ?? {
          ...{ kind: 'failed', title: 'Battle Start Failed' },
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
