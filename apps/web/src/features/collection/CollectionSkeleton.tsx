/** Holds the place of the cards, and of the lines over them, while they are on their way. */
import type { ReactNode } from 'react';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PER_PAGE } from './paging.ts';
import './head.css';
import './preview.css';

const PLACES = Array.from({ length: PER_PAGE }, (_, place) => `place ${place}`);

/** `header`: what is known before the cards are. */
export function CollectionSkeleton({ header }: { header: ReactNode }) {
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        Loading cards
      </p>
      <div className="collection-top">
        {header}
        <Skeleton className="collection-tabs collection-tabs-placeholder" />
        <Skeleton className="collection-tools collection-tools-placeholder" />
        <Skeleton className="collection-tiles collection-tiles-placeholder" />
      </div>
      <div className="binder-layout">
        <div className="can-shrink">
          <Skeleton className="binder-head" />
          <div className="binder">
            <div className="binder-sheet">
              <div className="binder-pockets">
                {PLACES.map((place) => (
                  <Skeleton key={place} className="card-placeholder" />
                ))}
              </div>
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}
