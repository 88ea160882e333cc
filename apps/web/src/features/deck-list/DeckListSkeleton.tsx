/** Holds the place of six decks while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import './deckList.css';

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

export function DeckListSkeleton() {
  return (
    <div aria-busy="true">
      <SlowNote>Your decks are on their way…</SlowNote>
      <ul className="deck-grid" aria-label="Loading decks">
        {PLACES.map((place) => (
          <li key={place} data-testid="deck-skeleton" className="deck-card">
            <Skeleton className="deck-placeholder-fan" />
            <div className="deck-body">
              <Skeleton className="deck-placeholder-name" />
              <Skeleton className="line-placeholder" />
              <Skeleton className="deck-placeholder-facts" />
              <Skeleton className="deck-placeholder-buttons" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
