/** A board on which a developer's events are played: no server, no session, the battle is in the page. */
import type { Seat } from '@pokesol/engine';
import { type Battle, type BattleEvent, type BattleView, viewFor } from '@pokesol/engine/classic';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { AnimationOverlay, type PlaybackAnswer, usePlayback } from '../battle/animation/index.ts';
import { Board, CLASSIC_ANIMATION } from '../battle/rules/classic/index.ts';
import { lookIn } from './describedPosition.ts';
import './dev.css';

const OPPONENT = { name: 'Sparky', kind: 'simulated', level: 'medium' } as const;

/** What happened since the board was drawn last, and the view it led to; without events the board simply changes. */
export type ShownUpdate = {
  readonly version: number;
  readonly events: readonly BattleEvent[];
  readonly view: BattleView;
};

type TableProps = {
  /** Read once: another battle, or another chair, is another `key`. */
  battle: Battle;
  seat: Seat;
  /** A new list is played at once, in its order. */
  updates: readonly ShownUpdate[];
  panel: ReactNode;
};

export function Table({ battle, seat, updates, panel }: TableProps) {
  const first = useMemo<PlaybackAnswer<'classic'>>(
    () => ({
      version: 0,
      view: viewFor(battle, seat),
      battleLog: battle.state.nextEvent === 0 ? [] : [{ id: battle.state.nextEvent - 1 }],
    }),
    [battle, seat],
  );
  const playback = usePlayback(CLASSIC_ANIMATION, first);
  const look = useMemo(() => lookIn(battle), [battle]);
  const board = useRef<HTMLDivElement>(null);
  const { push, skip } = playback;
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      skip();
      for (const each of updates) {
        const last = each.events.at(-1)?.id;
        push({ ...each, battleLog: last === undefined ? [] : [{ id: last }] });
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [updates, push, skip]);
  const names = useMemo(
    () => ({ player: (each: Seat) => (each === seat ? 'You' : OPPONENT.name), you: seat }),
    [seat],
  );
  return (
    <div className="dev-table">
      <Board
        ref={board}
        view={playback.view}
        you={{ name: 'You' }}
        opponent={OPPONENT}
        look={look}
        panel={<div className="dev-table-panel">{panel}</div>}
      />
      <AnimationOverlay
        rules={CLASSIC_ANIMATION}
        playback={playback}
        board={board}
        names={names}
        look={look}
      />
    </div>
  );
}
