/** The Poke Points in the header: asked for every five seconds while no stream reports changes, never in the way. */
import type { CampaignStats } from '@pokesol/protocol';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { poll } from '../../platform/api.ts';
import { usePollMs } from '../../platform/changes.ts';
import { pathOf } from '../../platform/queryClient.ts';
import { POLL_MS, pollQuietly } from './balance.ts';

const START: CampaignStats = {
  pokePoints: 0,
  campaignVictories: 0,
  campaignDefeats: 0,
  currentCampaignStage: 1,
};

export const campaignStatsKey = (address: string) => ['/api/users', address, 'campaign/stats'];

/** A broken connection shows no points. */
export const fetchStats = (
  path: string,
  last: CampaignStats = START,
  read: (path: string) => Promise<CampaignStats> = poll,
): Promise<CampaignStats> =>
  pollQuietly(
    'The points were',
    () => read(path),
    last,
    (known) => ({ ...known, pokePoints: 0 }),
  );

export function useCampaignStats(address: string): CampaignStats {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: campaignStatsKey(address),
    queryFn: ({ queryKey }) => fetchStats(pathOf(queryKey), client.getQueryData(queryKey)),
    refetchInterval: usePollMs(POLL_MS),
  });
  return data ?? START;
}

export const usePoints = (address: string): number => useCampaignStats(address).pokePoints;
