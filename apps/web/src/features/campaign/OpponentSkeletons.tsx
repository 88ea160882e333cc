/** Holds the place of six trainers while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function OpponentSkeletons() {
  return (
    <div aria-busy="true">
      <SlowNote>The trainers are on their way…</SlowNote>
      <ul className="opponents" aria-label="Loading opponents">
        {PLACES.map((place) => (
          <li key={place} data-testid="opponent-skeleton">
            <div className="opponent">
              <div className="opponent-top">
                <Skeleton className="size-26 shrink-0" />
                <div className="grid flex-1 content-start gap-3">
                  <Skeleton className="h-5 w-4/5" />
                  <Skeleton className="h-4 w-full" />
                  <Skeleton className="h-5 w-1/3" />
                </div>
              </div>
              <Skeleton className="h-4 w-1/3" />
              <Skeleton className="h-10 w-full" />
              <Skeleton className="mt-auto h-11 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
