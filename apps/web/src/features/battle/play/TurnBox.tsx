/** Whose turn it is, which one, in what state the game is, and what the clock and the line say. */
import type { BattleView } from '@pokesol/engine';
import { useEffect, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { PHASE_NAMES, turnLabel } from '../../board/turnMessages.ts';
import type { Known } from './latest.ts';

const LATE_SECONDS = 30;

type TurnBoxProps = {
  view: BattleView;
  prompt: string;
  /** The newest answer; its clock runs from its arrival. */
  told: ClockTold;
  isReconnecting: boolean;
};

export function TurnBox({ view, prompt, told, isReconnecting }: TurnBoxProps) {
  const seconds = useTurnClock(told);
  const own = turnLabel(view, true);
  const word = own === 'Your Turn' || view.phase === 'ended' ? own : turnLabel(view, false);
  return (
    <div className="turn-box" data-turn={word}>
      <p className="turn-word">{view.phase === 'ended' ? 'Battle over' : word}</p>
      <dl className="turn-facts">
        <div>
          <dt>Turn</dt>
          <dd>{view.turn}</dd>
        </div>
        <div>
          <dt>State</dt>
          <dd>{PHASE_NAMES[view.phase]}</dd>
        </div>
        {seconds !== null && (
          <div className={cx(seconds <= LATE_SECONDS && 'text-rose')}>
            <dt>Time</dt>
            <dd role="timer" aria-label={`${seconds} seconds left for this turn`}>
              {clockText(seconds)}
            </dd>
          </div>
        )}
      </dl>
      <p className="turn-prompt" role="status" tabIndex={-1} data-focus-home>
        {prompt}
      </p>
      {isReconnecting && (
        <p className="turn-line" role="status">
          Reconnecting…
        </p>
      )}
    </div>
  );
}

/** The seconds a turn has left, counted from the answer that told it: the device's own time may be any. */
type ClockTold = Pick<Known, 'turnMsLeft'>;

/** `null` where no clock runs. */
function useTurnClock(told: ClockTold): number | null {
  const [count, setCount] = useState({ told, passedMs: 0 });
  const isRunning = told.turnMsLeft !== null;
  useEffect(() => {
    if (!isRunning) return;
    // Not the time of day: that may be set while the turn runs.
    const arrived = performance.now();
    const timer = setInterval(() => setCount({ told, passedMs: performance.now() - arrived }), 1_000);
    return () => clearInterval(timer);
  }, [told, isRunning]);
  return secondsLeft(told, count.told === told ? count.passedMs : 0);
}

/** @param passedMs since the answer arrived */
export const secondsLeft = ({ turnMsLeft }: ClockTold, passedMs: number): number | null =>
  turnMsLeft === null ? null : Math.max(0, Math.ceil((turnMsLeft - passedMs) / 1_000));

/** 299 → '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
