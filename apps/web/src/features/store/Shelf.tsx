/** The packs for sale, on the turntable or as cards, or why there are none to see. The tools above keep their place in all of it. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../platform/createStore.ts';
import { lazily } from '../../platform/lazily.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { usePackTypes } from '../packs/index.ts';
import { BareStage } from './BareStage.tsx';
import { ONE_SHELF } from './eras.ts';
import { PackCardSkeleton } from './PackCardSkeleton.tsx';
import { forSale } from './packGroups.ts';
import { StoreTools } from './StoreTools.tsx';
import type { ShelfActions, ShelfView } from './shelfView.ts';
import { useIsNarrowed } from './useIsNarrowed.ts';
import './chosen.css';

const packs = () => import('./ShelfPacks.tsx');
/** Asked for when the tools stand; the list of packs was asked for before. */
const ShelfPacks = lazily(packs);
/** Once they have stood, a shelf whose packs are known comes whole. */
const toolsStood = createStore(false);

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

type ShelfProps = ShelfActions & { view: ShelfView; onView: (view: ShelfView) => void };

export function Shelf({ view, onView, ...actions }: ShelfProps) {
  useEffect(() => {
    // Where it does not come, the part that shows it says so.
    packs().catch(() => undefined);
    toolsStood.set(true);
  }, []);
  const areToolsThere = useStore(toolsStood);
  const isNarrowed = useIsNarrowed();
  const { data, error, isPending, isFetching, refetch } = usePackTypes();
  const paid = forSale(data ?? []);
  return (
    <>
      <StoreTools
        view={view}
        onView={onView}
        isLarge={areToolsThere && (isNarrowed || paid.length > ONE_SHELF)}
      />
      {shelf()}
    </>
  );

  function shelf(): ReactNode {
    if (isPending || !areToolsThere) return <Waiting view={view} />;
    if (data === undefined) {
      return (
        <Bare>
          <NotLoaded
            title="The packs did not load"
            error={error}
            isTrying={isFetching}
            onTryAgain={() => refetch()}
          />
        </Bare>
      );
    }
    if (paid.length === 0) {
      return (
        <Bare>
          <EmptyState icon="store" title="No packs for sale">
            New booster packs are on their way. Come back a little later.
          </EmptyState>
        </Bare>
      );
    }
    return (
      <Suspense fallback={<Waiting view={view} />}>
        <ShelfPacks packTypes={paid} view={view} {...actions} />
      </Suspense>
    );
  }
}

/** Neither packs nor any on their way. */
const Bare = ({ children }: { children: ReactNode }) => (
  <>
    <BareStage />
    <div className="shelf-bare">{children}</div>
  </>
);

/** As large as what is on its way: nothing moves when it comes. */
function Waiting({ view }: { view: ShelfView }) {
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
      <div className="pack-grid" aria-busy="true">
        {news}
        {SIX.map((key) => (
          <PackCardSkeleton key={key} />
        ))}
      </div>
    );
  return (
    <>
      <BareStage>
        <div className="stage-note">{news}</div>
      </BareStage>
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
