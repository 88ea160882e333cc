/** Accepts a challenge and leads to its battle. A message says what stood in the way, and the page finds out how the challenge stands. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { toast } from '../../ui/toast.ts';
import { battleChoices, refusedStart } from '../battle/lobby/index.ts';
import { acceptChallenge, challengeChanged } from './queries.ts';

export function useAccept({ id, rules, anyCards }: Pick<FriendChallengeAnswer, 'id' | 'rules' | 'anyCards'>) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const isHere = useIsHere();

  const accept = useCallback(
    async (deckId: string) => {
      setBusy(true);
      try {
        const { battleId } = await acceptChallenge(id, { deckId, anyCards });
        battleChoices.note(battleId, { deckId, rules, opponent: { kind: 'friend' } });
        if (isHere.current) navigate(`/battle/${battleId}`, { replace: true });
      } catch (error) {
        if (!isHere.current) return;
        const failure = refusedStart(error) ?? { title: 'No Battle Has Begun', message: sentenceOf(error) };
        if ('battleId' in failure) navigate(`/battle/${failure.battleId}`);
        else toast(failure.title, failure.message, 'destructive');
        await challengeChanged(client, id);
        if (isHere.current) setBusy(false);
      }
    },
    [client, navigate, id, rules, anyCards, isHere],
  );

  return { isBusy, accept };
}
