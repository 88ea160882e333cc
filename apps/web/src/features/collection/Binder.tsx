/** The binder: fifteen pockets a page, turned by button, number, arrow key or swipe, with a preview beside them. */
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { counted } from '../../platform/format.ts';
import { BinderPage } from './BinderPage.tsx';
import { CardPreview } from './CardPreview.tsx';
import { type CollectionEntry, cardsOnShow } from './entries.ts';
import { NoCards } from './NoCards.tsx';
import { Paging } from './Paging.tsx';
import { usePageTurn } from './pageTurn.ts';
import { pageCountOf, pageOf, pageWithin } from './paging.ts';
import { useTurning } from './useTurning.ts';
import type { ChangeView } from './useView.ts';
import { type CollectionView, writeView } from './view.ts';
import './preview.css';

type BinderProps = {
  address: string;
  entries: readonly CollectionEntry[];
  /** The ids of the cards on the wishlist. */
  wished: ReadonlySet<string>;
  /** The ids of those that came since the binder was last looked at. */
  fresh: ReadonlySet<string>;
  ownsNothing: boolean;
  /** The second part of a search's answer, below these. */
  below: ReactNode;
  view: CollectionView;
  change: ChangeView;
  onOpen: (entry: CollectionEntry) => void;
  /** How many there are of each rarity, where that stands below the book. */
  tiles: ReactNode;
  /** What stands in the preview's place. */
  aside: ReactNode;
  /** How complete the sets are. */
  progress: ReactNode;
  /** The cards of the page that is open are to be shown to others. */
  onShare: (entries: readonly CollectionEntry[]) => void;
};

export function Binder({
  address,
  entries,
  wished,
  fresh,
  ownsNothing,
  below,
  view,
  change,
  onOpen,
  tiles,
  aside,
  progress,
  onShare,
}: BinderProps) {
  const binder = useRef<HTMLElement>(null);
  const [previewId, setPreviewId] = useState<string>();
  const onPreview = useCallback(({ id }: CollectionEntry) => setPreviewId(id), []);
  const pageCount = pageCountOf(entries.length);
  const wanted = pageWithin(view.page, pageCount);
  const { shown, turn } = usePageTurn(wanted, writeView({ ...view, page: 1 }));
  const page = pageWithin(shown, pageCount);
  const places = pageOf(entries, page);
  // Looked up anew: the entry may be counted again, or be filtered away. Before anything is pointed at, a card one has.
  const preview =
    entries.find(({ id }) => id === previewId) ??
    places.find((entry) => entry?.quantity) ??
    places.find(Boolean);
  const goTo = useCallback(
    (next: number) => {
      if (next >= 1 && next <= pageCount && next !== wanted) change({ page: next });
    },
    [change, pageCount, wanted],
  );
  useTurning(binder, wanted, goTo);

  return (
    <section ref={binder} aria-label="Collection Binder" className="binder-layout">
      <div className="can-shrink">
        <h2 className="sr-only">Collection Binder</h2>
        {/* The switch for what is missing stands before what it changes. */}
        {view.setId !== '' && <div className="binder-head">{progress}</div>}
        {entries.length === 0 ? (
          below === undefined && <NoCards ownsNothing={ownsNothing} view={view} change={change} />
        ) : (
          <>
            <BinderPage
              places={below !== undefined && pageCount === 1 ? places.filter(Boolean) : places}
              turn={turn}
              wished={wished}
              fresh={fresh}
              onPreview={onPreview}
              onOpen={onOpen}
            />
            {(below === undefined || pageCount > 1) && (
              <>
                <Paging page={wanted} pageCount={pageCount} goTo={goTo} />
                <p className="binder-note">Tip: Use arrow keys to flip pages</p>
              </>
            )}
          </>
        )}
        {below}
        {tiles}
        <div className="binder-head">
          {view.setId === '' && progress}
          <p className="binder-place">
            {counted(cardsOnShow(entries), 'card')} <span aria-hidden>·</span>{' '}
            <span role="status" className="bright is-strong">
              Page {page} of {pageCount}
            </span>
          </p>
          {!ownsNothing && (
            <button
              type="button"
              className="text-button binder-share"
              onClick={() => onShare(places.flatMap((entry) => (entry?.quantity ? [entry] : [])))}
            >
              Share
            </button>
          )}
        </div>
      </div>
      {aside || (preview && <CardPreview address={address} entry={preview} onOpen={onOpen} />)}
    </section>
  );
}
