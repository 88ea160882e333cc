/** The table of a replay: both hands, the board in its moment, the controls, and what has happened so far. */
import { otherSeat, type Seat } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'wouter';
import { browserClock } from '../../platform/clock.ts';
import { useStore } from '../../platform/createStore.ts';
import { wantsLessMotion } from '../../platform/lessMotion.ts';
import { playSound } from '../../platform/sound.ts';
import { useMedia } from '../../platform/useMedia.ts';
import { AnimationOverlay } from '../battle-animation/AnimationOverlay.tsx';
import { useSkipKeys } from '../battle-animation/useSkipKeys.ts';
import { Board } from '../board/Board.tsx';
import { useCardLook } from '../board/cardLook.ts';
import { useMatInSight } from '../board/useMatInSight.ts';
import { Controls } from './Controls.tsx';
import { OtherHand } from './OtherHand.tsx';
import { createPlayer } from './player.ts';
import { ReplayLog } from './ReplayLog.tsx';
import { TurnList } from './TurnList.tsx';
import type { Timeline } from './timeline.ts';

export function ReplayTable({ answer, timeline }: { answer: ReplayAnswer; timeline: Timeline }) {
  const { players } = answer;
  const { player, state } = usePlayer(timeline);
  const { view, moment, seat, moving } = state;
  // Every card is known from the first moment on: the pictures are looked up once.
  const known = useMemo(() => timeline.viewAt(0, 0), [timeline]);
  const { look } = useCardLook(known);
  // The board has its panel beside it; under it there is no room for a hand that belongs to the table.
  const isWide = useMedia('(width >= 1100px)');
  const table = useRef<HTMLElement>(null);
  const board = useRef<HTMLDivElement>(null);
  const names = useMemo(() => ({ player: (each: Seat) => players[each].name }), [players]);
  const other = otherSeat(seat);
  const otherHand = (
    <OtherHand
      name={players[other].name}
      cards={timeline.handAt(moving ? moment - 1 : moment, other)}
      view={known}
      look={look}
      onSwap={player.turnTable}
    />
  );
  useMatInSight(board, !isWide && moving);
  useSkipKeys(moving || state.running, player.skip);
  // A viewer who presses play wants to see the table, all of it if there is room.
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
              <TurnList timeline={timeline} moment={moment} names={names} onJump={player.jump} />
              <ReplayLog
                timeline={timeline}
                moment={moment}
                lastShownEvent={state.lastShownEvent}
                names={names}
                view={known}
              />
            </div>
          }
        />
      </div>
      <AnimationOverlay
        playback={{ ...state, playing: moving, skip: player.skip }}
        board={board}
        names={names}
        look={look}
        bare
      />
      <Controls
        timeline={timeline}
        state={state}
        player={player}
        names={names}
        view={known}
        onPlay={onPlay}
      />
    </section>
  );
}

/** Runs a replay's player for a component: on the browser's clock, with sound. */
function usePlayer(timeline: Timeline) {
  // `?at=`: a link to one moment of it.
  const [params] = useSearchParams();
  const first = Number.parseInt(params.get('at') ?? '', 10) || 0;
  const player = useMemo(
    () => createPlayer(timeline, { clock: browserClock, play: playSound }, first),
    [timeline, first],
  );
  const state = useStore(player);
  useEffect(() => player.close, [player]);
  return { player, state };
}
