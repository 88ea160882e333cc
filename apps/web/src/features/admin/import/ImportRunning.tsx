/** An import under way: how far it is, and that it goes on by itself. */
import { Button } from '../../../ui/Button.tsx';
import { SetEmblem } from '../sets/SetEmblem.tsx';
import type { ImportState } from './importRun.ts';
import { progressText } from './sets.ts';
import './report.css';

type ImportRunningProps = { state: Extract<ImportState, { status: 'running' }>; onHide: () => void };

export function ImportRunning({ state, onHide }: ImportRunningProps) {
  const { order, progress, isSilent } = state;
  const isDry = order.dryRun === true;
  const share =
    progress?.status === 'writing'
      ? 1
      : progress?.total === undefined || progress.total === 0
        ? undefined
        : Math.min(1, progress.cardsRead / progress.total);
  const words = progress === undefined ? 'Asking the catalogue…' : progressText(progress);
  return (
    <div className="import-running">
      <div className="import-running-head">
        <SetEmblem name={order.setName} className="import-running-emblem" />
        <div className="can-shrink">
          <p className="quiet">{isDry ? 'Looking at' : 'Importing'}</p>
          <p className="import-running-name">{order.setName}</p>
        </div>
      </div>
      <div
        role="progressbar"
        aria-label={`Import of ${order.setName}`}
        aria-valuemin={0}
        aria-valuemax={100}
        {...(share !== undefined && { 'aria-valuenow': Math.round(100 * share) })}
        aria-valuetext={words}
        className="import-bar"
        data-vague={share === undefined || undefined}
      >
        <span style={{ width: `${100 * (share ?? 0.25)}%` }} />
      </div>
      <p role="status" className="gold is-strong">
        {isSilent
          ? 'PokeSol cannot be reached right now. The import may still be running there; asking again…'
          : words}
      </p>
      <p className="hint">
        {isDry
          ? 'Nothing is written: this only compares.'
          : 'You can close this window: the import goes on, and this window shows it again.'}
      </p>
      <div className="import-foot is-at-end">
        <Button tone="secondary" onClick={onHide}>
          Hide window
        </Button>
        <Button busy>{isDry ? 'Comparing...' : 'Importing...'}</Button>
      </div>
    </div>
  );
}
