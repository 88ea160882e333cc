/** Holds the place of the cards while they are on their way. */
import { Skeleton } from '../../../ui/Skeleton.tsx';

const PLACES = Array.from({ length: 12 }, (_, place) => `place ${place}`);

export const CardSkeletons = () => (
  <div className="admin-cards">
    {PLACES.map((place) => (
      <Skeleton key={place} className="h-88" />
    ))}
  </div>
);
