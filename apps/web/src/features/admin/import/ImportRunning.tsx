/** An import under way: how far it is, and that it goes on by itself. */
import { Button } from '../../../ui/Button.tsx';
import { SetEmblem } from '../sets/SetEmblem.tsx';
import type { ImportState } from './importRun.ts';
import { progressText } from './sets.ts';

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
    <div className="grid gap-4 py-2">
      <div className="flex items-center gap-4">
        <SetEmblem name={order.setName} className="size-16 shrink-0" />
        <div className="min-w-0">
          <p className="text-mist">{isDry ? 'Looking at' : 'Importing'}</p>
          <p className="text-xl font-bold [overflow-wrap:anywhere]">{order.setName}</p>
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
      <p role="status" className="font-bold text-sun">
        {isSilent ? 'PokeSol cannot be reached right now. The import may go on there; asking again…' : words}
      </p>
      <p className="text-sm text-mist">
        {isDry
          ? 'Nothing is written: this only compares.'
          : 'You can close this window: the import goes on, and this window shows it again.'}
      </p>
      <div className="import-foot justify-end">
        <Button tone="secondary" onClick={onHide}>
          Hide window
        </Button>
        <Button busy>{isDry ? 'Comparing...' : 'Importing...'}</Button>
      </div>
    </div>
  );
}
