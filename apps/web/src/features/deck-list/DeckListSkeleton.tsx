/** Holds the place of six decks while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function DeckListSkeleton() {
  return (
    <div aria-busy="true">
      <SlowNote>Your decks are on their way…</SlowNote>
      <ul className="deck-grid" aria-label="Loading decks">
        {PLACES.map((place) => (
          <li key={place} data-testid="deck-skeleton" className="deck-card">
            <Skeleton className="h-40 w-full" />
            <div className="deck-body">
              <Skeleton className="h-6 w-2/3" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-12 w-full" />
              <Skeleton className="mt-auto h-11 w-full" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
