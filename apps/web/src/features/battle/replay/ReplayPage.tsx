/** A battle that is over, at an address that can be shared: loaded, or said why it cannot be shown. */
import type { AnyReplayAnswer, ReplayAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { Link, useParams } from 'wouter';
import { ApiError, sentenceOf } from '../../../platform/api.ts';
import { lazily } from '../../../platform/lazily.tsx';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { CLASSIC_REPLAY_UI } from '../rules/classic/replayUi.ts';
import { Replay } from './Replay.tsx';
import './verify.css';

// The rules of the printed game come with it.
const OfficialReplay = lazily(async () => {
  const { OFFICIAL_REPLAY_UI: ui } = await import('../rules/official/replayUi.tsx');
  return { default: (props: { answer: ReplayAnswer<'official'> }) => <Replay {...props} ui={ui} /> };
});

export default function ReplayPage() {
  const { id = '' } = useParams<{ id: string }>();
  const { data, error, isFetching, refetch } = useQuery<AnyReplayAnswer>({
    queryKey: ['/api/battles', encodeURIComponent(id), 'replay'],
  });
  return (
    <>
      <title>PokeSol · Replay</title>
      {data !== undefined ? (
        <ShownReplay key={data.id} answer={data} />
      ) : error !== null ? (
        <Refused error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <Waiting />
      )}
    </>
  );
}

const isOfficial = (answer: AnyReplayAnswer): answer is ReplayAnswer<'official'> =>
  answer.record.rules === 'official';

export function ShownReplay({ answer }: { answer: AnyReplayAnswer }) {
  return isOfficial(answer) ? (
    <Suspense fallback={<Waiting />}>
      <OfficialReplay answer={answer} />
    </Suspense>
  ) : (
    <Replay answer={answer} ui={CLASSIC_REPLAY_UI} />
  );
}

const Waiting = () => (
  <div aria-busy="true" className="replay-waiting">
    <h1 className="pixel-title page-title is-alone">Replay</h1>
    <p role="status" className="sr-only">
      Fetching the replay
    </p>
    <SlowNote>The replay is still on its way...</SlowNote>
    <Skeleton className="replay-page-placeholder" />
  </div>
);

type RefusedProps = { error: unknown; busy: boolean; onRetry: () => void };

function Refused({ error, busy, onRetry }: RefusedProps) {
  const toArena = (tone: 'primary' | 'secondary') => (
    <Link href="/battle" className={buttonClass(tone)}>
      To the battle arena
    </Link>
  );
  const again = (
    <Button busy={busy} onClick={onRetry}>
      {busy ? 'Looking...' : 'Look again'}
    </Button>
  );
  const code = error instanceof ApiError ? error.code : undefined;
  if (code === 'battle-running')
    return (
      <EmptyState
        icon="battle"
        title="This battle is still being played"
        action={<Keys first={again} second={toArena('secondary')} />}
      >
        <p>Its replay shows both hands, so you can watch it when the battle is over.</p>
      </EmptyState>
    );
  if (code === 'battle-unknown' || code === 'bad-request')
    return (
      <EmptyState icon="grass" title="There is no such battle" action={toArena('primary')}>
        <p>There is no battle at this address. A letter may be missing from the link.</p>
      </EmptyState>
    );
  return (
    <EmptyState
      icon="alert"
      title="The replay did not load"
      action={<Keys first={again} second={toArena('secondary')} />}
    >
      <p>{sentenceOf(error)}</p>
    </EmptyState>
  );
}

const Keys = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="button-row is-centred">
    {first}
    {second}
  </div>
);
