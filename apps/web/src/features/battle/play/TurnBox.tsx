/** Whose turn it is, which one, in what state the game is, and what the clock and the line say. */
import type { BattleView } from '@pokesol/engine';
import { cx } from '../../../ui/cx.ts';
import { PHASE_NAMES, turnLabel } from '../../board/turnMessages.ts';
import { type ClockTold, clockText, useTurnClock } from './useTurnClock.ts';

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
