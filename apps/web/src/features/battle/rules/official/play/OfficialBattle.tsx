/** An official battle at its table, once the pictures of its cards are known; a chunk of its own with the rules of the printed game. */

import { BoardSkeleton } from '../../../table/BoardSkeleton.tsx';
import { useOfficialLook } from '../board/officialLook.ts';
import { OfficialArena, type OfficialArenaProps } from './OfficialArena.tsx';
import '../../../table/arena.css';
import '../../../table/across.css';

export default function OfficialBattle(props: OfficialArenaProps) {
  const { isReady } = useOfficialLook(props.first.view);
  return (
    <div className="arena">
      {isReady ? (
        <OfficialArena {...props} />
      ) : (
        <>
          <h1 className="sr-only">Battle</h1>
          <BoardSkeleton />
        </>
      )}
    </div>
  );
}
