/** The screen of one battle: its loading, what keeps it from loading, and then the arena. */
import type { AnyBattleAnswer } from '@pokesol/protocol';
import { type ReactNode, Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { ApiError, sentenceOf } from '../../../platform/api.ts';
import { lazily } from '../../../platform/lazily.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { toast } from '../../../ui/toast.ts';
import { useCardLook } from '../board/cardLook.ts';
import { useOpenBattle } from '../data/queries.ts';
import type { CampaignEndingOf } from '../ending/EndOverlay.tsx';
import { Rematch } from '../lobby/Rematch.tsx';
import { Arena } from '../rules/classic/play/Arena.tsx';
import { BoardSkeleton } from '../table/BoardSkeleton.tsx';

// The rules of the printed game come with it.
const OfficialBattle = lazily(() => import('../rules/official/play/OfficialBattle.tsx'));

type BattleScreenProps = { id: string; campaignEnding: CampaignEndingOf; navigation: ReactNode };

export function BattleScreen({ id, campaignEnding, navigation }: BattleScreenProps) {
  const { data, error, refetch } = useOpenBattle(id);
  const classic = data?.rules === 'classic' ? data : undefined;
  const { isReady } = useCardLook(classic?.view);
  useBeginning(data);
  if (classic !== undefined && isReady)
    return (
      <div className="arena">
        <Arena first={classic} campaignEnding={campaignEnding} navigation={navigation} />
      </div>
    );
  if (data?.rules === 'official')
    return (
      <Suspense fallback={<Frames />}>
        <OfficialBattle
          first={data}
          campaignEnding={campaignEnding}
          navigation={navigation}
          rematch={<Rematch battleId={id} of={data} />}
        />
      </Suspense>
    );
  if (data === undefined && error !== null) return <NotLoaded error={error} onRetry={() => void refetch()} />;
  return <Frames />;
}

const Frames = () => (
  <div className="arena">
    <h1 className="sr-only">Battle</h1>
    <BoardSkeleton />
  </div>
);

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
