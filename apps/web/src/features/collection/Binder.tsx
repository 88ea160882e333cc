/** The binder: fifteen pockets a page, turned by button, number, arrow key or swipe, with a preview beside them. */

import { useCallback, useRef, useState } from 'react';
import { formatNumber } from '../../platform/format.ts';
import { BinderPage } from './BinderPage.tsx';
import { CardPreview } from './CardPreview.tsx';
import { type CollectionEntry, copiesInCollection } from './entries.ts';
import { NoCards } from './NoCards.tsx';
import { Paging } from './Paging.tsx';
import { usePageTurn } from './pageTurn.ts';
import { pageCountOf, pageOf, pageWithin } from './paging.ts';
import { useTurning } from './useTurning.ts';
import type { ChangeView } from './useView.ts';
import { type CollectionView, writeView } from './view.ts';

type BinderProps = {
  entries: readonly CollectionEntry[];
  ownsNothing: boolean;
  view: CollectionView;
  change: ChangeView;
  onOpen: (entry: CollectionEntry) => void;
};

export function Binder({ entries, ownsNothing, view, change, onOpen }: BinderProps) {
  const binder = useRef<HTMLElement>(null);
  const [previewId, setPreviewId] = useState<string>();
  // Looked up anew: the entry may be counted again, or be filtered away.
  const preview = entries.find(({ id }) => id === previewId);
  const onPreview = useCallback(({ id }: CollectionEntry) => setPreviewId(id), []);
  const pageCount = pageCountOf(entries.length);
  const wanted = pageWithin(view.page, pageCount);
  const { shown, turn } = usePageTurn(wanted, writeView({ ...view, page: 1 }));
  const page = pageWithin(shown, pageCount);
  const goTo = useCallback(
    (next: number) => {
      if (next >= 1 && next <= pageCount && next !== wanted) change({ page: next });
    },
    [change, pageCount, wanted],
  );
  useTurning(binder, wanted, goTo);

  return (
    <section
      ref={binder}
      aria-label="Collection Binder"
      className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_17rem]"
    >
      <div className="min-w-0">
        <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="pixel-title text-sm md:text-base">Collection Binder</h2>
          <p className="text-mist">
            {formatNumber(copiesInCollection(entries))} cards <span aria-hidden>·</span>{' '}
            <span role="status" className="font-bold text-cream">
              Page {page} of {pageCount}
            </span>
          </p>
        </div>
        {entries.length === 0 ? (
          <NoCards ownsNothing={ownsNothing} view={view} change={change} />
        ) : (
          <>
            <BinderPage places={pageOf(entries, page)} turn={turn} onPreview={onPreview} onOpen={onOpen} />
            <Paging page={wanted} pageCount={pageCount} goTo={goTo} />
            <p className="mt-3 text-center text-sm text-mist pointer-coarse:hidden">
              Tip: Use arrow keys to flip pages
            </p>
          </>
        )}
      </div>
      <CardPreview entry={preview} onOpen={onOpen} />
    </section>
  );
}
