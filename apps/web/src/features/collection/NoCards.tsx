/** Nothing to show: no card at all, or none that the filters let through. */
import { Link } from 'wouter';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import type { ChangeView } from './useView.ts';
import { type CollectionView, isCollectionNarrowed, NO_COLLECTION_FILTERS } from './view.ts';

type NoCardsProps = { ownsNothing: boolean; view: CollectionView; change: ChangeView };

export function NoCards({ ownsNothing, view, change }: NoCardsProps) {
  const clears = !ownsNothing && isCollectionNarrowed(view);
  return (
    <EmptyState
      icon="cards"
      title="No cards found"
      action={
        clears ? (
          <Button tone="secondary" onClick={() => change(NO_COLLECTION_FILTERS)}>
            Clear filters
          </Button>
        ) : (
          <Link href="/" className={buttonClass('primary')}>
            Go to the store
          </Link>
        )
      }
    >
      {ownsNothing ? 'Purchase some packs to start building your collection!' : 'Try adjusting your filters'}
    </EmptyState>
  );
}
