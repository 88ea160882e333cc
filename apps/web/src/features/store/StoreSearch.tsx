/** The search of a store with many packs, and what narrows it. Comes with the packs. */
import { useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { PackSearch } from './PackSearch.tsx';
import { filterNames } from './shelfFilter.ts';
import type { ShelfView } from './shelfView.ts';
import { useShelfPlace } from './useShelfPlace.ts';
import './tools.css';

const FilterDialog = lazily(() => import('./FilterDialog.tsx'));

type StoreSearchProps = { view: ShelfView; onView: (view: ShelfView) => void };

export default function StoreSearch({ view, onView }: StoreSearchProps) {
  const { filter } = useShelfPlace();
  const [isOpen, setOpen] = useState(false);
  const chosen = filterNames(filter).length;
  const close = () => setOpen(false);
  return (
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
      {isOpen && (
        <Deferred onFail={close}>
          <FilterDialog view={view} onView={onView} onClose={close} />
        </Deferred>
      )}
    </>
  );
}
