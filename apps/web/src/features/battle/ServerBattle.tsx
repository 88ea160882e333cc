/** A battle of the server at its address: its loading, what keeps it from loading, and then its table. */
import type { AnyBattleAnswer } from '@pokesol/protocol';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { ApiError, sentenceOf } from '../../platform/api.ts';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { useOpenBattle } from './data/queries.ts';
import type { CampaignEndingOf } from './ending/EndOverlay.tsx';
import { ClassicBattle } from './rules/classic/ClassicBattle.tsx';
import { OfficialBattle } from './rules/official/parts.ts';
import { BattleFrames } from './table/BoardSkeleton.tsx';

type ServerBattleProps = { id: string; campaignEnding: CampaignEndingOf; navigation: ReactNode };

export function ServerBattle({ id, ...around }: ServerBattleProps) {
  const { data, error, refetch } = useOpenBattle(id);
  useBeginning(data);
  if (data?.rules === 'classic') return <ClassicBattle first={data} {...around} />;
  if (data?.rules === 'official')
    return (
      <Suspense fallback={<BattleFrames />}>
        <OfficialBattle first={data} {...around} />
      </Suspense>
    );
  if (error !== null) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return <BattleFrames />;
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

/** Announces to a player who comes to a new battle that it is dealt. */
function useBeginning(battle: AnyBattleAnswer | undefined) {
  const isNew =
    battle?.rules === 'classic' && battle.view.phase === 'setup' && battle.view.you.active === null;
  useEffect(() => {
    if (isNew) toast('Battle Initialized', 'Choose your active Pokemon', 'quiet');
  }, [isNew]);
}
