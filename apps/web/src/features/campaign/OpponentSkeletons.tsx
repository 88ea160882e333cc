/** Holds the place of six trainers while they are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import './opponents.css';

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
                <Skeleton className="opponent-placeholder-portrait" />
                <div className="opponent-placeholder-lines">
                  <Skeleton className="opponent-placeholder-name" />
                  <Skeleton className="line-placeholder" />
                  <Skeleton className="opponent-placeholder-place" />
                </div>
              </div>
              <Skeleton className="opponent-placeholder-reward" />
              <Skeleton className="opponent-placeholder-record" />
              <Skeleton className="opponent-placeholder-button" />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
