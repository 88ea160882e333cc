/** Holds the place of the cards while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PER_PAGE } from './paging.ts';

const PLACES = Array.from({ length: PER_PAGE }, (_, place) => `place ${place}`);

export function CollectionSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading cards
      </p>
      <Skeleton className="mb-6 h-32 w-full lg:h-16" />
      <div className="binder">
        <div className="binder-sheet">
          <div className="binder-pockets">
            {PLACES.map((place) => (
              <Skeleton key={place} className="aspect-63/88" />
            ))}
          </div>
        </div>
      </div>
    </div>
  );
}
