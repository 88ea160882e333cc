/** The table of a replay: both hands, the board in its moment, the controls, and what has happened so far. */
import { otherSeat, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useMemo, useRef } from 'react';
import { wantsLessMotion } from '../../platform/lessMotion.ts';
import { Board } from '../battle/board/Board.tsx';
import { useCardLook } from '../battle/board/cardLook.ts';
import { useFilmInSight } from '../battle/play/useTargetsInSight.ts';
import { FilmOverlay } from '../battle-film/FilmOverlay.tsx';
import { Controls } from './Controls.tsx';
import { OtherHand } from './OtherHand.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import type { Reel } from './reel.ts';
import { TurnList } from './TurnList.tsx';
import { useIsWide } from './useIsWide.ts';
import { usePlayer } from './usePlayer.ts';

export function ReplayTable({ answer, reel }: { answer: ReplayAnswer; reel: Reel }) {
  const { players } = answer;
  const { player, state } = usePlayer(reel);
  const { view, moment, seat, moving } = state;
  // Every card is known from the first moment on: the pictures are looked up once.
  const known = useMemo(() => reel.viewAt(0, 0), [reel]);
  const { look } = useCardLook(known);
  const isWide = useIsWide();
  const table = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const names = useMemo(() => ({ player: (each: Seat) => players[each].name }), [players]);
  const other = otherSeat(seat);
  const otherHand = (
    <OtherHand
      name={players[other].name}
      cards={reel.handAt(moving ? moment - 1 : moment, other)}
      view={known}
      look={look}
      onSwap={player.turnTable}
    />
  );
  useFilmInSight(board, !isWide && moving);
  // Whoever presses play wants to see the table, all of it if there is room.
  function onPlay() {
    if (!state.running)
      table.current?.scrollIntoView({ block: 'start', behavior: wantsLessMotion() ? 'auto' : 'smooth' });
    player.toggle();
  }
  return (
    <section ref={table} aria-label="The battle" className="replay-table">
      {!isWide && otherHand}
      <div className="replay-board">
        <Board
          ref={board}
          view={view}
          you={players[seat]}
          opponent={players[other]}
          look={look}
          panel={
            <div className="replay-panel">
              {isWide && otherHand}
              <TurnList reel={reel} moment={moment} names={names} onJump={player.jump} />
              <ReplayLog reel={reel} moment={moment} told={state.told} names={names} view={known} />
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
      <Controls reel={reel} state={state} player={player} names={names} view={known} onPlay={onPlay} />
    </section>
  );
}
