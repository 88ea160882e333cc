/** The packs for sale, or why there are none to see. */
import type { PackType } from '@pokesol/protocol';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { usePackTypes } from '../packs/queries.ts';
import { GalleryShelf } from './GalleryShelf.tsx';
import { PackCard, PackCardSkeleton } from './PackCard.tsx';
import { forSale } from './packGroups.ts';
import type { ShelfActions, ShelfView } from './shelfView.ts';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

export function PackShelf({ view, ...actions }: ShelfActions & { view: ShelfView }) {
  const { data, error, isPending, isFetching, refetch } = usePackTypes();
  if (isPending) {
    return (
      <>
        <SlowNote>The server is slow to answer. The packs are still on their way...</SlowNote>
        <div className={GRID} aria-busy="true">
          <p role="status" className="sr-only">
            Loading packs
          </p>
          {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
            <PackCardSkeleton key={key} />
          ))}
        </div>
      </>
    );
  }
  if (data === undefined) {
    return (
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
    );
  }
  const paid = forSale(data);
  if (paid.length === 0) {
    return (
      <EmptyState icon="store" title="No packs for sale">
        New booster packs are on their way. Come back a little later.
      </EmptyState>
    );
  }
  const classic = <ClassicShelf packTypes={paid} {...actions} />;
  return view === '3d' ? <GalleryShelf packTypes={paid} classic={classic} {...actions} /> : classic;
}

function ClassicShelf({
  packTypes,
  buying,
  onBuy,
  onOdds,
}: ShelfActions & { packTypes: readonly PackType[] }) {
  return (
    <div className={GRID}>
      {packTypes.map((packType) => (
        <PackCard
          key={packType.id}
          packType={packType}
          step={buying?.packTypeId === packType.id ? buying.step : undefined}
          disabled={buying !== undefined && buying.packTypeId !== packType.id}
          onBuy={() => onBuy(packType)}
          onOdds={() => onOdds(packType)}
        />
      ))}
    </div>
  );
}
