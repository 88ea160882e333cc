/** As large as a pack's card, while packs are on their way. */
import { Skeleton } from '../../ui/Skeleton.tsx';
import './shelf.css';

export function PackCardSkeleton() {
  return (
    <div className="pixel-frame pack-card-waiting" aria-hidden>
      <Skeleton className="pack-card-placeholder-art" />
      <Skeleton className="pack-card-placeholder-name" />
      <Skeleton className="pack-card-placeholder-text" />
      <Skeleton className="pack-card-placeholder-button" />
    </div>
  );
}
