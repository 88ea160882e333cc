/** Holds the place of cards and deck while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';

const PLACES = Array.from({ length: 12 }, (_, place) => `place ${place}`);

export function BuilderSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading cards
      </p>
      <div className="builder">
        <div>
          <Skeleton className="mb-4 h-11 w-full" />
          <div className="grid grid-cols-3 gap-3 lg:grid-cols-5">
            {PLACES.map((place) => (
              <Skeleton key={place} className="aspect-63/88" />
            ))}
          </div>
        </div>
        <Skeleton className="hidden h-120 md:block" />
      </div>
      <SlowNote>Your cards are still on their way.</SlowNote>
    </div>
  );
}
