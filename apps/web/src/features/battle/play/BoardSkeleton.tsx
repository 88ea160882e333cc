/** The table before the cards are on it. */
import { Skeleton } from '../../../ui/Skeleton.tsx';
import '../../board/board.css';
import './arena.css';

const PLACES = [1, 2, 3, 4, 5, 6] as const;

const Row = () => (
  <div className="bench">
    {PLACES.map((place) => (
      <div key={place} className="spot spot-bench spot-empty" />
    ))}
  </div>
);

export function BoardSkeleton() {
  return (
    <div className="board board-dusk" aria-busy="true">
      <p className="sr-only" role="status">
        The battle is loading
      </p>
      <Skeleton className="plate-opponent min-h-16" />
      <Skeleton className="plate-you min-h-16" />
      <div className="mat">
        <div className="half half-opponent">
          <Row />
          <div className="active-place">
            <div className="spot spot-active spot-empty" />
          </div>
        </div>
        <div className="half half-you">
          <div className="active-place">
            <div className="spot spot-active spot-empty" />
          </div>
          <Row />
        </div>
      </div>
      <div className="hand">
        <Skeleton className="h-40 w-full" />
      </div>
      <div className="board-panel">
        <Skeleton className="h-full min-h-40 w-full" />
      </div>
    </div>
  );
}
