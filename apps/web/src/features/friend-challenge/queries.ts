/** The calls of challenges to a friend. */
import type { AnyRules } from '@pokesol/engine';
import type { FriendChallengeAccepted, FriendChallengeAnswer, FriendChallengeMade } from '@pokesol/protocol';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { get, post, request } from '../../platform/api.ts';
import { changes, usePollMs } from '../../platform/changes.ts';

const pathTo = (id: string): string => `/api/challenges/${encodeURIComponent(id)}`;
/** What it answers depends on who asks. */
const challengeKey = (id: string, address: string | undefined) => [pathTo(id), address ?? 'visitor'];

/** A friend may take it at any moment, and its maker waits for that, also in another tab. */
const LOOK_AGAIN_MS = 3_000;

export function useFriendChallenge(id: string, address: string | undefined, isKnown = true) {
  const pollMs = usePollMs(LOOK_AGAIN_MS);
  const query = useQuery<FriendChallengeAnswer>({
    queryKey: challengeKey(id, address),
    queryFn: () => get(pathTo(id)),
    enabled: isKnown,
    staleTime: 0,
    // The server notifies its maker.
    refetchInterval: ({ state: { data } }) =>
      data?.state === 'open' && (data.isYours ? pollMs : LOOK_AGAIN_MS),
    refetchIntervalInBackground: true,
  });
  const { refetch } = query;
  useEffect(() => {
    if (!isKnown) return;
    return changes.onChange((what) => {
      if (what === 'challenges') void refetch();
    });
  }, [isKnown, refetch]);
  return query;
}

export const challengeChanged = (client: QueryClient, id: string): Promise<void> =>
  client.invalidateQueries({ queryKey: [pathTo(id)] });

export const makeChallenge = (asked: {
  readonly deckId: string;
  readonly rules: AnyRules;
  readonly format?: string | undefined;
  readonly anyCards: boolean;
}): Promise<FriendChallengeMade> => post('/api/challenges', asked);

export const acceptChallenge = (
  id: string,
  asked: { readonly deckId: string; readonly anyCards: boolean },
): Promise<FriendChallengeAccepted> => post(`${pathTo(id)}/accept`, asked);

export const withdrawChallenge = (id: string): Promise<{ withdrawn: boolean }> =>
  request('DELETE', pathTo(id));
