/** The table before the cards are on it: its frames in their final size. */
import type { CSSProperties } from 'react';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import '../board/board.css';
import './arena.css';

const PLACES = [1, 2, 3, 4, 5] as const;

const Row = () => (
  <div className="bench" style={{ '--open': PLACES.length } as CSSProperties}>
    {PLACES.map((place) => (
      <div key={place} className="spot spot-bench spot-empty" />
    ))}
  </div>
);

const Place = () => (
  <div className="active-place">
    <div className="spot spot-active spot-empty" />
  </div>
);

function BoardSkeleton() {
  return (
    <div className="board-frame" aria-busy="true">
      <div className="board">
        <p className="sr-only" role="status">
          The battle is loading
        </p>
        <div className="table-bar" />
        <div className="mat">
          <div className="half half-opponent">
            <Row />
            <Place />
          </div>
          <div className="half half-you">
            <Place />
            <Row />
          </div>
        </div>
        <div className="hand">
          <Skeleton className="fills" />
        </div>
        <div className="rail">
          <Skeleton className="side side-opponent" />
          <Skeleton className="side side-you" />
        </div>
        <div className="board-panel">
          <div className="panel">
            <div className="prompt" />
            <div className="pad">
              {PLACES.slice(1).map((place) => (
                <Skeleton key={place} className="pad-button" />
              ))}
            </div>
          </div>
        </div>
      </div>
    </div>
  );
}

/** The screen of a battle that loads. */
export const BattleFrames = () => (
  <div className="arena">
    <h1 className="sr-only">Battle</h1>
    <BoardSkeleton />
  </div>
);
