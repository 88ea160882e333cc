/** The table of a replay: both hands, the board in its moment, the controls, and what has happened so far. */
import { otherSeat, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useMemo, useRef } from 'react';
import { Board } from '../battle/board/Board.tsx';
import { useCardLook } from '../battle/board/cardLook.ts';
import { FilmOverlay } from '../battle-film/FilmOverlay.tsx';
import { Controls } from './Controls.tsx';
import { OtherHand } from './OtherHand.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import type { Reel } from './reel.ts';
import { TurnList } from './TurnList.tsx';
import { usePlayer } from './usePlayer.ts';

export function ReplayTable({ answer, reel }: { answer: ReplayAnswer; reel: Reel }) {
  const { players } = answer;
  const { player, state } = usePlayer(reel);
  const { view, moment, seat, moving } = state;
  // Every card is known from the first moment on: the pictures are looked up once.
  const known = useMemo(() => reel.viewAt(0, 0), [reel]);
  const { look } = useCardLook(known);
  const board = useRef<HTMLDivElement>(null);
  const names = useMemo(() => ({ player: (each: Seat) => players[each].name }), [players]);
  const other = otherSeat(seat);
  return (
    <section aria-label="The battle" className="replay-table">
      <OtherHand
        name={players[other].name}
        cards={reel.handAt(moving ? moment - 1 : moment, other)}
        view={known}
        look={look}
      />
      <div className="replay-board">
        <Board
          ref={board}
          view={view}
          you={players[seat]}
          opponent={players[other]}
          look={look}
          panel={
            <div className="replay-panel">
              <TurnList reel={reel} moment={moment} names={names} onJump={player.jump} />
              <ReplayLog reel={reel} moment={moment} names={names} view={known} />
            </div>
          }
        />
      </div>
      <FilmOverlay
        film={{ ...state, playing: moving, skip: player.forward }}
        board={board}
        names={names}
        look={look}
        bare
      />
      <Controls reel={reel} state={state} player={player} names={names} view={known} />
    </section>
  );
}
