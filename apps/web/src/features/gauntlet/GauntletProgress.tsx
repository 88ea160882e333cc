/** How far a gauntlet is: a bar, how many battles, how long it will take; a screen reader speaks at each quarter. */

import { useId } from 'react';
import { counted } from '../../platform/format.ts';
import type { GauntletRun } from './gauntletRun.ts';
import type { GauntletState } from './gauntlets.ts';
import { timeLeftText } from './gauntletText.ts';

export function GauntletProgress({ run, state }: { run: GauntletRun; state: GauntletState }) {
  const id = useId();
  const total = run.swap === null ? run.battles : 2 * run.battles;
  const played = run.outcomes.length + (run.swap?.outcomes.length ?? 0);
  const quarter = Math.floor((4 * played) / total);
  return (
    <>
      <div
        role="progressbar"
        aria-label="Battles played"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={played}
        aria-describedby={id}
        className="gauntlet-bar"
      >
        <span className="gauntlet-bar-part" style={{ width: `${(100 * played) / total}%` }} />
      </div>
      <p id={id} className="hint">
        {noteOf(played, total, state)}
      </p>
      <p role="status" className="sr-only">
        {quarter === 4 ? 'All battles are played.' : quarter > 0 ? `${quarter * 25} percent are played.` : ''}
      </p>
    </>
  );
}

function noteOf(played: number, total: number, { status, msPerBattle }: GauntletState): string {
  const count = `${played} of ${counted(total, 'battle')}`;
  switch (status) {
    case 'done':
      return `${count}, all played in this browser`;
    case 'loading':
    case 'none':
      return `${count} · fetching the cards`;
    case 'playing': {
      const left = timeLeftText(total - played, msPerBattle) ?? 'measuring the time';
      return `${count} · ${left} · goes on while you use other pages in this tab`;
    }
    default:
      return `${count} · paused, kept in this browser`;
  }
}
