/** The packs for sale, on the turntable or as cards, or why there are none to see. The head keeps its place in all of it. */
import { type ReactNode, Suspense, useEffect } from 'react';
import { createStore, useStore } from '../../platform/createStore.ts';
import { lazily } from '../../platform/lazily.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { usePackTypes } from '../packs/index.ts';
import { BareStage } from './BareStage.tsx';
import { KeptPart, useKeptPart } from './KeptPart.tsx';
import { PackCardSkeleton } from './PackCardSkeleton.tsx';
import { forSale } from './packGroups.ts';
import type { Head, ShelfActions, ShelfView } from './shelfView.ts';
import { ViewToggle } from './ViewToggle.tsx';
import './chosen.css';

const packs = () => import('./ShelfPacks.tsx');
/** Asked for when the head stands; the list of packs was asked for before. */
const ShelfPacks = lazily(packs);
/** Once it has stood, a shelf whose packs are known comes whole. */
const headStood = createStore(false);

const SIX = ['a', 'b', 'c', 'd', 'e', 'f'];

type ShelfProps = ShelfActions & { view: ShelfView; onView: (view: ShelfView) => void };

export function Shelf({ view, onView, ...actions }: ShelfProps) {
  useEffect(() => {
    // Where it does not come, the part that shows it says so.
    packs().catch(() => undefined);
    headStood.set(true);
  }, []);
  const isHeadThere = useStore(headStood);
  const { data, error, isPending, isFetching, refetch } = usePackTypes();
  const [words, wordsThere] = useKeptPart(
    <>
      <h1 className="pixel-title stage-title">Booster Pak Collection</h1>
      <p className="stage-sentence">
        Open booster packs, build your collection, and trade with players worldwide.
      </p>
    </>,
  );
  const [toggle, toggleThere] = useKeptPart(<ViewToggle view={view} onChange={onView} />);
  // Each stage has the head in it; what stands in the head outlives them.
  const head = (note?: ReactNode) => (
    <div className="stage-head">
      <div className="stage-words">
        <KeptPart part={words} />
        {note}
      </div>
      <KeptPart part={toggle} />
    </div>
  );
  return (
    <>
      {wordsThere}
      {toggleThere}
      {shelf()}
    </>
  );

  function shelf(): ReactNode {
    if (isPending || !isHeadThere) return <Waiting view={view} head={head} />;
    if (data === undefined) {
      return (
        <Bare head={head()}>
          <NotLoaded
            title="The packs did not load"
            error={error}
            isTrying={isFetching}
            onTryAgain={() => refetch()}
          />
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
    return (
      <Suspense fallback={<Waiting view={view} head={head} />}>
        <ShelfPacks packTypes={paid} view={view} head={head} {...actions} />
      </Suspense>
    );
  }
}

/** Neither packs nor any on their way. */
const Bare = ({ head, children }: { head: ReactNode; children: ReactNode }) => (
  <>
    <BareStage>{head}</BareStage>
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
        <BareStage>{head()}</BareStage>
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
      <BareStage>{head(<div className="stage-note">{news}</div>)}</BareStage>
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
