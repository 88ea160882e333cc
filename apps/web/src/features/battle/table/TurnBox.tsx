/** Whose turn it is, which one, in what state the game is, and what the clock says. */
import type { AnyRules } from '@pokesol/engine';
import type { BattleView } from '@pokesol/engine/classic';
import { useEffect, useState } from 'react';
import { counted } from '../../../platform/format.ts';
import { cx } from '../../../ui/cx.ts';
import { PHASE_NAMES } from '../board/turnMessages.ts';
import type { Known } from '../session/latest.ts';

const LATE_SECONDS = 30;

export type TurnSaid = Pick<BattleView, 'turn' | 'phase' | 'yourMove'>;

type TurnBoxProps = {
  view: TurnSaid;
  /** 'Your Turn' */
  word: string;
  /** The newest answer; its clock runs from its arrival. */
  update: ClockUpdate;
  /** The other player's name, where that one is away. */
  away: string | undefined;
};

export function TurnBox({ view, word, update, away }: TurnBoxProps) {
  const seconds = useTurnClock(update);
  return (
    <div className="turn-box" data-turn={word}>
      <dl className="turn-facts">
        <div>
          <dt>Turn</dt>
          <dd>{view.turn}</dd>
        </div>
        <div>
          <dt className="sr-only">State</dt>
          <dd>{PHASE_NAMES[view.phase]}</dd>
        </div>
      </dl>
      <p className="turn-word">{view.phase === 'ended' ? 'Battle over' : word}</p>
      {away !== undefined && <Away name={away} seconds={view.yourMove ? null : seconds} />}
      {seconds !== null && (
        <p
          className={cx(
            'turn-clock',
            seconds <= LATE_SECONDS && 'is-late',
            away !== undefined && !view.yourMove && 'sr-only',
          )}
          role="timer"
          aria-label={`${counted(seconds, 'second')} left for this turn`}
        >
          {clockText(seconds)}
        </p>
      )}
    </div>
  );
}

/** Said once in words; the seconds go on beside them, which the clock gives to assistive technology. */
const Away = ({ name, seconds }: { name: string; seconds: number | null }) => (
  <p className="turn-away">
    <span role="status" className="sr-only">
      {name} is away
    </span>
    <span aria-hidden="true">away{seconds !== null && `, ${clockText(seconds)} left`}</span>
  </p>
);

/** The seconds a turn has left, counted from the answer that brought it: the device's own time may be any. */
type ClockUpdate = Pick<Known<AnyRules>, 'turnMsLeft'>;

/** `null` where no clock runs. */
function useTurnClock(update: ClockUpdate): number | null {
  const [count, setCount] = useState({ update, passedMs: 0 });
  const isRunning = update.turnMsLeft !== null;
  useEffect(() => {
    if (!isRunning) return;
    // Not the time of day: that may be set while the turn runs.
    const arrived = performance.now();
    const timer = setInterval(() => setCount({ update, passedMs: performance.now() - arrived }), 1_000);
    return () => clearInterval(timer);
  }, [update, isRunning]);
  return secondsLeft(update, count.update === update ? count.passedMs : 0);
}

/** @param passedMs since the answer arrived */
export const secondsLeft = ({ turnMsLeft }: ClockUpdate, passedMs: number): number | null =>
  turnMsLeft === null ? null : Math.max(0, Math.ceil((turnMsLeft - passedMs) / 1_000));

/** 299 → '4:59'. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
