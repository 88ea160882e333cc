/** Leads who made a challenge to its battle as soon as a friend has accepted: the clock runs there. */
import type { FriendChallengeAnswer } from '@pokesol/protocol';
import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../ui/toast.ts';
import { battleChoices } from '../battle/lobby/index.ts';
import { type MadeChallenge, madeChallenges } from './madeChallenges.ts';

/** Only of one that was seen open: who comes back to an old one stays. What this browser noted of it when it was made. */
export function useAcceptedChallenge(
  address: string,
  challenge: FriendChallengeAnswer | undefined,
): MadeChallenge | undefined {
  const [, navigate] = useLocation();
  const noted = madeChallenges.of(address);
  const made = noted?.id === challenge?.id ? noted : undefined;
  const wasOpen = useRef(false);
  const { state, battleId } = challenge ?? {};

  useEffect(() => {
    if (state === 'open') wasOpen.current = true;
    if (battleId === undefined || !wasOpen.current) return;
    wasOpen.current = false;
    if (made !== undefined) {
      const { deckId, rules } = made;
      battleChoices.note(battleId, { deckId, rules, opponent: { kind: 'friend' } });
    }
    toast('Challenge Accepted!', 'Your friend is at the table.', 'quiet');
    navigate(`/battle/${battleId}`, { replace: true });
  }, [state, battleId, made, navigate]);

  return made;
}
