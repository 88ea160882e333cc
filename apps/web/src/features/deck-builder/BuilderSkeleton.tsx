/** Holds the place of cards and deck while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import './frame.css';

const PLACES = Array.from({ length: 12 }, (_, place) => `place ${place}`);

export function BuilderSkeleton() {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading cards
      </p>
      <div className="builder">
        <Skeleton className="builder-placeholder-deck" />
        <div>
          <Skeleton className="builder-placeholder-bar" />
          <div className="builder-placeholder-tiles">
            {PLACES.map((place) => (
              <Skeleton key={place} className="card-placeholder" />
            ))}
          </div>
        </div>
      </div>
      <SlowNote>Your cards are still on their way.</SlowNote>
    </div>
  );
}
