/** The packs for sale, or why there are none to see. */
import type { PackType } from '@pokesol/protocol';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PackCard, PackCardSkeleton } from './PackCard.tsx';
import { usePackTypes } from './queries.ts';
import type { Buying } from './useBuyPack.ts';

const GRID = 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3';

type PackShelfProps = { buying: Buying | undefined; onBuy: (packType: PackType) => void };

export function PackShelf({ buying, onBuy }: PackShelfProps) {
  const { data, error, isPending, refetch } = usePackTypes();
  if (isPending) {
    return (
      <div className={GRID} aria-busy="true">
        <p role="status" className="sr-only">
          Loading packs
        </p>
        {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
          <PackCardSkeleton key={key} />
        ))}
      </div>
    );
  }
  if (error) {
    return (
      <EmptyState
        icon="alert"
        title="The shelf did not load"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  }
  const paid = data.filter((packType) => Number(packType.price) > 0);
  if (paid.length === 0) {
    return (
      <EmptyState icon="store" title="No packs for sale">
        New booster packs are on their way. Come back a little later.
      </EmptyState>
    );
  }
  return (
    <div className={GRID}>
      {paid.map((packType) => (
        <PackCard
          key={packType.id}
          packType={packType}
          step={buying?.packTypeId === packType.id ? buying.step : undefined}
          disabled={buying !== undefined}
          onBuy={() => onBuy(packType)}
        />
      ))}
    </div>
  );
}
