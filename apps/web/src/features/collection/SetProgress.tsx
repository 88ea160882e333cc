/** How complete the sets are, «37 of 102»; for a chosen set also the switch that shows what is missing. */
import { memo } from 'react';
import { type Completion, percentOf } from './completion.ts';
import type { MissingCards } from './useShownCards.ts';
import type { ChangeView } from './useView.ts';
import type { CollectionView } from './view.ts';

/** Without a chosen set, this many are enough for one line. */
const OFFERED = 4;

type SetProgressProps = {
  completion: readonly Completion[];
  view: CollectionView;
  change: ChangeView;
  missing: MissingCards;
};

export function SetProgress({ completion, view, change, missing }: SetProgressProps) {
  const chosen = completion.find(({ setId }) => setId === view.setId);
  if (chosen === undefined) {
    const offered = completion.slice(0, OFFERED);
    if (offered.length === 0 || view.setId !== '') return null;
    return <SetList sets={offered} change={change} />;
  }
  return (
    <section
      aria-label="Set completion"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2"
    >
      <div className="min-w-60 grow md:max-w-xl">
        <Bar set={chosen} />
      </div>
      <label className="flex min-h-11 cursor-pointer items-center gap-3 font-bold">
        <input
          type="checkbox"
          checked={view.missing}
          onChange={(event) => change({ missing: event.target.checked })}
          className="collection-switch"
        />
        Show missing
        <span className="font-normal text-mist">({chosen.total - chosen.owned})</span>
      </label>
      {missing.status === 'loading' && (
        <p role="status" className="w-full text-sm text-mist">
          Looking up the missing cards…
        </p>
      )}
      {missing.status === 'failed' && (
        <p role="alert" className="w-full text-sm text-rose">
          The missing cards did not load.{' '}
          <button type="button" onClick={missing.retry} className="min-h-6 font-bold text-cream underline">
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

const SetList = memo(function SetList({ sets, change }: { sets: Completion[]; change: ChangeView }) {
  return (
    <section aria-label="Set completion" className="mb-4">
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {sets.map((set) => (
          <li key={set.setId}>
            <button
              type="button"
              onClick={() => change({ setId: set.setId })}
              className="block min-h-11 w-full text-left text-sm hover:text-sun md:text-base"
            >
              <Bar set={set} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
});

function Bar({ set }: { set: Completion }) {
  const percent = percentOf(set);
  return (
    <>
      <span className="flex justify-between gap-3">
        <span className="truncate font-bold">{set.name}</span>
        <span className="shrink-0 text-mist">
          {set.owned} of {set.total}
        </span>
      </span>
      <span aria-hidden className="collection-bar" data-full={percent === 100 || undefined}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
