/** The way from a trainer to the arena: for a locked one, or without a legal deck, it says what is missing and leads to it. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../ui/toast.ts';
import { takes } from '../battle/data/index.ts';
import { storeHandOff } from './campaignHandOff.ts';
import { decksNow } from './queries.ts';

export function useChallenge(address: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [asked, setAsked] = useState<string>();
  const isAsking = useRef(false);

  const challenge = useCallback(
    async (opponent: CampaignOpponent) => {
      if (!opponent.isUnlocked) {
        toast('Opponent Locked', 'Complete previous challenges to unlock this opponent.', 'destructive');
        return;
      }
      if (isAsking.current) return;
      isAsking.current = true;
      setAsked(opponent.id);
      // Decks that do not load are the arena's to tell of: it lists them anyway.
      const decks = await decksNow(client, address).catch(() => undefined);
      isAsking.current = false;
      setAsked(undefined);
      // Where a deck is missing, the arena has the buttons that lead to one.
      if (decks?.some((deck) => BATTLE_RULES.some((rules) => takes(rules, deck))) === false)
        toast('No Valid Deck', 'You need a valid 60-card deck to battle. Visit the Deck Builder.');
      storeHandOff(opponent);
      navigate('/battle');
    },
    [address, client, navigate],
  );

  /** `asked` is the id of the trainer whose challenge is being looked into. */
  return { challenge, asked };
}
