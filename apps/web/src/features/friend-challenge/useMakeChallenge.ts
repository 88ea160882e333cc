/** Makes a challenge to a friend and leads to its page, where the link is; a message says what went wrong. */
import type { DeckFormat } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { toast } from '../../ui/toast.ts';
import { refusedStart } from '../battle/lobby/index.ts';
import { madeChallenges } from './madeChallenges.ts';
import { makeChallenge } from './queries.ts';

export function useMakeChallenge(address: string) {
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const isHere = useIsHere();

  const start = useCallback(
    async (deckId: string, rules: AnyRules, format: DeckFormat | undefined, anyCards = false) => {
      setStarting(true);
      try {
        const { id } = await makeChallenge({ deckId, rules, format, anyCards });
        madeChallenges.note(address, { id, deckId, rules, format, anyCards });
        if (isHere.current) navigate(`/challenge/${id}`);
      } catch (error) {
        if (!isHere.current) return;
        const failure = refusedStart(error) ?? { title: 'No Challenge Was Made', message: sentenceOf(error) };
        if ('battleId' in failure) navigate(`/battle/${failure.battleId}`);
        else toast(failure.title, failure.message, 'destructive');
      }
      if (isHere.current) setStarting(false);
    },
    [address, navigate, isHere],
  );

  return { isStarting, start };
}
