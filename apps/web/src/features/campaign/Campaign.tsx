/** The campaign of one wallet: its three tabs over the same list of trainers. */
import type { CampaignOpponent } from '@pokesol/protocol';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useCampaignStats } from '../wallet/index.ts';
import { CampaignHeader } from './CampaignHeader.tsx';
import { OpponentCard } from './OpponentCard.tsx';
import { OpponentSkeletons } from './OpponentSkeletons.tsx';
import { ProgressTab } from './ProgressTab.tsx';
import { useOpponents } from './queries.ts';
import { RewardsTab } from './RewardsTab.tsx';
import { useChallenge } from './useChallenge.ts';
import './campaign.css';

const TABS = ['Opponents', 'Progress', 'Rewards'] as const;

export function Campaign({ address }: { address: string }) {
  const { data: opponents, error, isFetching, refetch } = useOpponents(address);
  const stats = useCampaignStats(address);
  const { challenge, asked } = useChallenge(address);

  /** A list that was here before is better than none: a failed look at a newer one leaves it. */
  function listed(show: (opponents: readonly CampaignOpponent[]) => ReactNode): ReactNode {
    if (opponents !== undefined) return show(opponents);
    if (error === null) return <OpponentSkeletons />;
    return (
      <EmptyState
        icon="alert"
        title="The trainers did not load"
        action={
          <Button busy={isFetching} onClick={() => void refetch()}>
            Retry
          </Button>
        }
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  }

  return (
    <>
      <CampaignHeader stats={stats} />
      <Tabs.Root defaultValue="Opponents">
        <Tabs.List aria-label="Campaign" className="tab-buttons campaign-tabs">
          {TABS.map((tab) => (
            <Tabs.Trigger key={tab} value={tab} className="tab-button">
              {tab}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="Opponents" tabIndex={-1}>
          {listed((all) => (
            <ul className="opponents" aria-label="Opponents">
              {all.map((opponent) => (
                <li key={opponent.id}>
                  <OpponentCard
                    opponent={opponent}
                    isBusy={asked === opponent.id}
                    onBattle={() => void challenge(opponent)}
                  />
                </li>
              ))}
            </ul>
          ))}
        </Tabs.Content>
        <Tabs.Content value="Progress" tabIndex={-1}>
          {listed((all) => (
            <ProgressTab opponents={all} stats={stats} />
          ))}
        </Tabs.Content>
        <Tabs.Content value="Rewards" tabIndex={-1}>
          <RewardsTab opponents={opponents ?? []} />
        </Tabs.Content>
      </Tabs.Root>
    </>
  );
}
