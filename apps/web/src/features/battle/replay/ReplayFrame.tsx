/** What every replay has around its board: both hands, the turns, the log and the controls. */
import type { AnyRules } from '@pokesol/engine';
import { type ReactNode, useMemo } from 'react';
import type { CardLookup, ShownCards } from '../board/cardLook.ts';
import { ByName, whoseByName } from '../board/whose.ts';
import { Controls } from './Controls.tsx';
import { OtherHand } from './OtherHand.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { TurnList } from './TurnList.tsx';
import type { Timeline } from './timeline.ts';
import type { useReplay } from './useReplay.ts';

type ReplayFrameProps<R extends AnyRules> = {
  timeline: Timeline<R>;
  /** What `useReplay` gives. */
  replay: ReturnType<typeof useReplay<R>>;
  known: ShownCards<{ readonly name: string }>;
  look: CardLookup;
  /** Drawn with this panel beside it. */
  board: (panel: ReactNode) => ReactNode;
  overlay: ReactNode;
};

export function ReplayFrame<R extends AnyRules>(props: ReplayFrameProps<R>) {
  const { timeline, replay, known, look, board, overlay } = props;
  const { player, state, isWide, table, names, you, opponent, onPlay } = replay;
  const whose = useMemo(() => whoseByName(you.name, opponent.name), [you.name, opponent.name]);
  const { moment, lastShownEvent } = state;
  const otherHand = (
    <OtherHand
      name={opponent.name}
      cards={replay.otherHand}
      view={known}
      look={look}
      onSwap={player.turnTable}
    />
  );
  return (
    <ByName value={whose}>
      <section ref={table} aria-label="The battle" className="replay-table">
        {!isWide && otherHand}
        <div className="replay-board">
          {board(
            <div className="replay-panel">
              {isWide && otherHand}
              <TurnList timeline={timeline} moment={moment} names={names} onJump={player.jump} />
              <ReplayLog
                timeline={timeline}
                moment={moment}
                lastShownEvent={lastShownEvent}
                names={names}
                view={known}
              />
            </div>,
          )}
        </div>
        {overlay}
        <Controls
          timeline={timeline}
          state={state}
          player={player}
          names={names}
          onPlay={onPlay}
          view={known}
        />
      </section>
    </ByName>
  );
}
