/** Starts the battle against the chosen trainer, says what went wrong, and leads to the table. */
import type { Trainer } from '@pokesol/campaign';
import type { AnyRules } from '@pokesol/engine';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useLocation } from 'wouter';
import { browserClock } from '../../platform/clock.ts';
import { useIsHere } from '../../platform/useIsHere.ts';
import { toast } from '../../ui/toast.ts';
import { battleChoices } from '../battle/lobby/index.ts';
import { challengeTrainer, fetchResolvedDeck, opponentsKey } from './queries.ts';
import { startCampaignBattle } from './startBattle.ts';

/** Bad news about a deck is read before the table appears with news of its own. */
const READING_MS = 2_500;

export function useCampaignStart(address: string) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const isHere = useIsHere();

  const start = useCallback(
    async (trainer: Trainer, deckId: string, rules: AnyRules) => {
      setStarting(true);
      const begun = await startCampaignBattle(
        { resolve: fetchResolvedDeck, begin: challengeTrainer },
        trainer,
        deckId,
        rules,
      );
      if (begun.kind === 'begun') {
        const opponent = { kind: 'trainer', trainerId: trainer.id } as const;
        battleChoices.note(begun.battleId, { deckId, rules, opponent });
      }
      if (begun.kind === 'begun' && begun.opponentDeck === 'fallback') {
        toast(
          'Deck Resolution Error',
          `Failed to load ${trainer.name}'s deck. Using fallback.`,
          'destructive',
        );
        await new Promise<void>((resolve) => void browserClock.after(READING_MS, resolve));
      }
      if (!isHere.current) return;
      if (begun.kind !== 'failed') {
        navigate(`/battle/${begun.battleId}`);
        return;
      }
      setStarting(false);
      toast(begun.title, begun.message, 'destructive');
      // The list that led here may have been an old one.
      void client.invalidateQueries({ queryKey: opponentsKey(address) });
    },
    [address, client, navigate, isHere],
  );

  return { isStarting, start };
}
