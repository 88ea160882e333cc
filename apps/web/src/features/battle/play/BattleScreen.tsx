/** The screen of one battle: its loading, what keeps it from loading, and then the arena. */
import type { BattleAnswer } from '@pokesol/protocol';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'wouter';
import { ApiError, sentenceOf } from '../../../platform/api.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { toast } from '../../../ui/toast.ts';
import { useOpenBattle } from '../../battle-data/queries.ts';
import { useCardLook } from '../../board/cardLook.ts';
import { Arena, type CampaignEndingOf } from './Arena.tsx';
import { BoardSkeleton } from './BoardSkeleton.tsx';

type BattleScreenProps = { id: string; campaignEnding: CampaignEndingOf; navigation: ReactNode };

export function BattleScreen({ id, campaignEnding, navigation }: BattleScreenProps) {
  const { data, error, refetch } = useOpenBattle(id);
  const { isReady } = useCardLook(data?.view);
  useBeginning(data);
  if (data !== undefined && isReady)
    return (
      <div className="arena">
        <Arena first={data} campaignEnding={campaignEnding} navigation={navigation} />
      </div>
    );
  if (data === undefined && error !== null) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return (
    <div className="arena">
      <h1 className="sr-only">Battle</h1>
      <BoardSkeleton />
    </div>
  );
}

const TITLES: Readonly<Record<string, string>> = {
  'battle-unknown': 'Battle not found',
  'bad-request': 'Battle not found',
  'not-your-battle': 'Not your battle',
  'battle-other-rules': 'The rules have changed',
};

function NotLoaded({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const known = error instanceof ApiError && error.code !== undefined ? TITLES[error.code] : undefined;
  return (
    <>
      <h1 className="pixel-title page-title is-alone">Battle</h1>
      <EmptyState
        icon="alert"
        title={known ?? 'The battle did not load'}
        action={
          <div className="button-row is-centred">
            {known === undefined && <Button onClick={onRetry}>Retry</Button>}
            <Link href="/battle" className={buttonClass(known === undefined ? 'secondary' : 'primary')}>
              Battle Selection
            </Link>
          </div>
        }
      >
        {error instanceof ApiError && error.code === 'bad-request'
          ? 'This battle does not exist.'
          : sentenceOf(error)}
      </EmptyState>
    </>
  );
}

/** Somebody who comes to a new battle is told that it is dealt. */
function useBeginning(battle: BattleAnswer | undefined) {
  const isNew = battle !== undefined && battle.view.phase === 'setup' && battle.view.you.active === null;
  useEffect(() => {
    if (isNew) toast('Battle Initialized', 'Choose your active Pokemon', 'quiet');
  }, [isNew]);
}
