/** Burns that the server has not recorded yet: posted again on every visit, and every while as long as there are any. */
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { fetched } from '../../platform/lazily.tsx';
import { toast } from '../../ui/toast.ts';
import { purchasesKey } from '../packs/index.ts';
import { problemOfRefused, type StoreProblem } from './problem.ts';
import { recordPurchase, storedBurns } from './recordPurchase.ts';
import type { BurnRecord, IsGone, PostedAgain } from './storedBurns.ts';

const AGAIN_MS = 15_000;

/** Loaded on demand: it needs the chain's code and is rarely called. */
const isGone: IsGone = async (...asked) => (await fetched(() => import('./burnFate.ts'))).isGone(...asked);

const goneSentence = (count: number) =>
  count === 1
    ? 'The transaction that was still open expired before the chain took it. You can buy again.'
    : `${count} transactions that were still open expired before the chain took them. You can buy again.`;

/** `paused`: a purchase is under way and reports its burn itself. `onTrouble` must be stable. */
export function useStoredBurns(
  address: string,
  paused: boolean,
  onTrouble: (trouble: StoreProblem) => void,
): { waiting: readonly BurnRecord[]; postNow: () => Promise<void> } {
  const client = useQueryClient();
  const snapshot = useSyncExternalStore(storedBurns.subscribe, storedBurns.snapshot);
  const waiting = paused || snapshot === '[]' ? [] : storedBurns.ofWallet(address);

  const inFront = useRef<string>(undefined);
  useEffect(() => {
    inFront.current = address;
    return () => {
      inFront.current = undefined;
    };
  }, [address]);

  const reported = useRef<Promise<PostedAgain>>(undefined);
  const postNow = useCallback(async () => {
    if (paused) return;
    const posting = storedBurns.postAll(address, recordPurchase, isGone);
    const { recorded, refused, gone } = await posting;
    if (recorded.length > 0) void client.invalidateQueries({ queryKey: purchasesKey(address) });
    // The outcome is shown once, and only to the wallet that paid.
    if (inFront.current !== address || reported.current === posting) return;
    reported.current = posting;
    const [first] = refused;
    if (first !== undefined) onTrouble(problemOfRefused(first));
    if (gone.length > 0) toast('Nothing Was Burned', goneSentence(gone.length));
    if (recorded.length === 0) return;
    toast('Pack Recovered', 'A pack that you had already paid for is waiting in the store.');
  }, [address, paused, client, onTrouble]);

  useEffect(() => void postNow(), [postNow]);

  const some = waiting.length > 0;
  useEffect(() => {
    if (!some) return;
    const timer = setInterval(() => void postNow(), AGAIN_MS);
    return () => clearInterval(timer);
  }, [some, postNow]);

  return { waiting, postNow };
}
