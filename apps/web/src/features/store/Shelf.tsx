/** The packs for sale, on the turntable or as cards, or why there are none to see. The head keeps its place in all of it. */
import type { PackType } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { useAskedPack } from '../packs/askedPack.ts';
import { usePackTypes } from '../packs/queries.ts';
import { HowMany } from './HowMany.tsx';
import { PackCard, PackCardSkeleton } from './PackCard.tsx';
import { forSale } from './packGroups.ts';
import type { Head, ShelfActions, ShelfView } from './shelfView.ts';
import { Backdrop } from './turntable/Backdrop.tsx';
import { Turntable } from './turntable/Turntable.tsx';
import { ViewToggle } from './ViewToggle.tsx';
import './stage.css';

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

type ShelfProps = ShelfActions & { view: ShelfView; onView: (view: ShelfView) => void };

export function Shelf({ view, onView, ...actions }: ShelfProps) {
  const asked = useAskedPack();
  const { data, error, isPending, isFetching, refetch } = usePackTypes();
  const head = (note?: ReactNode) => (
    <div className="stage-head">
      <div className="stage-words">
        <h1 className="pixel-title stage-title">Booster Pak Collection</h1>
        <p className="stage-sentence">
          Open booster packs, build your collection, and trade with players worldwide.
        </p>
        {note}
      </div>
      <ViewToggle view={view} onChange={onView} />
    </div>
  );
  if (isPending) return <Waiting view={view} head={head} />;
  if (data === undefined) {
    return (
      <Bare head={head()}>
        <EmptyState
          icon="alert"
          title="The shelf did not load"
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {isFetching ? 'Trying...' : 'Try again'}
            </Button>
          }
        >
          {sentenceOf(error)}
        </EmptyState>
      </Bare>
    );
  }
  const paid = forSale(data);
  if (paid.length === 0) {
    return (
      <Bare head={head()}>
        <EmptyState icon="store" title="No packs for sale">
          New booster packs are on their way. Come back a little later.
        </EmptyState>
      </Bare>
    );
  }
  if (view === '3d') return <Turntable packTypes={paid} asked={asked} head={head} {...actions} />;
  return (
    <>
      <Stage>
        {head(
          <HowMany count={actions.count} onCount={actions.onCount} disabled={actions.buying !== undefined} />,
        )}
      </Stage>
      <ClassicShelf packTypes={paid} asked={asked} {...actions} />
    </>
  );
}

const Stage = ({ children }: { children: ReactNode }) => (
  <div className="store-stage">
    <Backdrop />
    {children}
  </div>
);

/** Neither packs nor any on their way. */
const Bare = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <>
    <Stage>{head}</Stage>
    <div className="shelf-bare">{children}</div>
  </>
);

/** As large as what is on its way: nothing moves when it comes. */
function Waiting({ view, head }: { view: ShelfView; head: Head }) {
  const news = (
    <>
      <p role="status" className="sr-only">
        Loading packs
      </p>
      <SlowNote>The server is slow to answer. The packs are still on their way...</SlowNote>
    </>
  );
  if (view === 'classic')
    return (
      <>
        <Stage>{head()}</Stage>
        <div className="pack-grid" aria-busy="true">
          {news}
          {SIX.map((key) => (
            <PackCardSkeleton key={key} />
          ))}
        </div>
      </>
    );
  return (
    <>
      <Stage>{head(<div className="stage-note">{news}</div>)}</Stage>
      <div className="chosen" aria-busy="true">
        <Skeleton className="chosen-placeholder" />
      </div>
      <div aria-hidden className="pack-tiles">
        {SIX.map((key) => (
          <Skeleton key={key} className="pack-tile-placeholder" />
        ))}
      </div>
    </>
  );
}

function ClassicShelf({
  packTypes,
  asked,
  buying,
  count,
  onBuy,
  onOdds,
}: Omit<ShelfActions, 'onCount'> & { packTypes: readonly PackType[]; asked: string | null }) {
  return (
    <div className="pack-grid">
      {packTypes.map((packType) => (
        <PackCard
          key={packType.id}
          packType={packType}
          isAsked={packType.id === asked}
          step={buying?.packTypeId === packType.id ? buying.step : undefined}
          count={count}
          disabled={buying !== undefined && buying.packTypeId !== packType.id}
          onBuy={() => onBuy(packType)}
          onOdds={() => onOdds(packType)}
        />
      ))}
    </div>
  );
}
