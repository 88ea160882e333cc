/** The search for an opponent: begun, found, taken back, also by leaving the screen. */
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { toast } from '../../../ui/toast.ts';
import { cancelSearch, searchOpponent } from '../data/queries.ts';
import { type BattleChoice, battleChoices } from './battleChoices.ts';
import { searchFailure } from './refusedStart.ts';

export type SearchState = 'idle' | 'searching' | 'found';

/** The good news is looked at for a moment before the table appears. */
const FOUND_MS = 900;

export function useSearch() {
  const [state, setState] = useState<SearchState>('idle');
  const [, navigate] = useLocation();
  /** Each search has its number: an answer to one that was taken back is ignored. */
  const current = useRef(0);
  const isSearching = useRef(false);

  const takeBack = useCallback(() => {
    if (!isSearching.current) return;
    isSearching.current = false;
    cancelSearch().catch((error: unknown) => console.warn('The search was not taken back', error));
  }, []);

  useEffect(
    () => () => {
      current.current += 1;
      takeBack();
    },
    [takeBack],
  );

  const search = useCallback(
    async (asked: Omit<BattleChoice, 'opponent'>) => {
      const mine = ++current.current;
      isSearching.current = true;
      setState('searching');
      try {
        const { battleId, isMultiplayer } = await searchOpponent(asked);
        isSearching.current = false;
        battleChoices.note(battleId, { ...asked, opponent: { kind: 'anyone' } });
        // Taken back too late: the battle stands, and the lobby offers the way to it.
        if (mine !== current.current) return;
        setState('found');
        toast(
          'Match Found!',
          isMultiplayer ? 'Another player is waiting' : 'Your opponent is waiting',
          'quiet',
        );
        setTimeout(() => {
          if (mine === current.current) navigate(`/battle/${battleId}`);
        }, FOUND_MS);
      } catch (error) {
        if (mine !== current.current) return;
        isSearching.current = false;
        setState('idle');
        const failure = searchFailure(error);
        if (failure.kind === 'open') navigate(`/battle/${failure.battleId}`);
        if (failure.kind === 'failed') toast(failure.title, failure.message, 'destructive');
      }
    },
    [navigate],
  );

  const cancel = useCallback(() => {
    current.current += 1;
    setState('idle');
    takeBack();
  }, [takeBack]);

  return { state, search, cancel };
}
