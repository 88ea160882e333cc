/** The line above the shelf: what this is, the search of a store with many packs, what narrows it, and how packs are shown. */
import { useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { PackSearch } from './PackSearch.tsx';
import { filterNames } from './shelfFilter.ts';
import type { ShelfView } from './shelfView.ts';
import { useShelfPlace } from './useShelfPlace.ts';
import { ViewToggle } from './ViewToggle.tsx';
import './tools.css';

const FilterDialog = lazily(() => import('./FilterDialog.tsx'));

type StoreToolsProps = {
  view: ShelfView;
  onView: (view: ShelfView) => void;
  /** So many packs that one looks for one among them. */
  isLarge: boolean;
};

export function StoreTools({ view, onView, isLarge }: StoreToolsProps) {
  const { filter } = useShelfPlace();
  const [isOpen, setOpen] = useState(false);
  const chosen = filterNames(filter).length;
  const close = () => setOpen(false);
  return (
    <div className="store-tools" data-large={isLarge || undefined}>
      <h1 className="pixel-title store-title">Booster Pak Collection</h1>
      <p className="store-sentence">
        Open booster packs, build your collection, and trade with players worldwide.
      </p>
      {isLarge && (
        <>
          <PackSearch />
          <Button
            tone="quiet"
            className="store-filter"
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            onClick={() => setOpen(true)}
          >
            <PixelIcon name="menu" className="store-filter-icon" />
            Filter
            {chosen > 0 && <span className="store-filter-count">{chosen}</span>}
          </Button>
        </>
      )}
      <ViewToggle view={view} onChange={onView} />
      {isOpen && (
        <Deferred onFail={close}>
          <FilterDialog view={view} onView={onView} onClose={close} />
        </Deferred>
      )}
    </div>
  );
}
