/** Holds the place of the cards while they are on their way, and says so when the server is slow. */
import { useEffect, useState } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PER_PAGE } from './paging.ts';

const SLOW_MS = 2000;
const PLACES = Array.from({ length: PER_PAGE }, (_, place) => `place ${place}`);

export function CollectionSkeleton() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div aria-busy="true">
      <p role="status" className={isSlow ? 'mb-4 text-mist' : 'sr-only'}>
        {isSlow ? 'The server is taking its time. Your cards are on their way.' : 'Loading cards'}
      </p>
      <Skeleton className="mb-6 h-16 w-full" />
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
