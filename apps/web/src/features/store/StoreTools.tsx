/** The line above the shelf: what this is, the search of a store with many packs, and how packs are shown. */
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { StoreHeading } from './StoreHeading.tsx';
import type { ShelfView } from './shelfView.ts';
import { ViewToggle } from './ViewToggle.tsx';

const StoreSearch = lazily(() => import('./StoreSearch.tsx'));

type StoreToolsProps = {
  view: ShelfView;
  onView: (view: ShelfView) => void;
  /** So many packs that one looks for one among them. */
  isLarge: boolean;
};

export const StoreTools = ({ view, onView, isLarge }: StoreToolsProps) => (
  <div className="store-tools" data-large={isLarge || undefined}>
    <StoreHeading />
    {isLarge && (
      <Deferred broken={null}>
        <StoreSearch view={view} onView={onView} />
      </Deferred>
    )}
    <ViewToggle view={view} onChange={onView} />
  </div>
);
