/** How complete the sets are, «37 of 102»; for a chosen set also the switch that shows what is missing. */
import { memo } from 'react';
import { type Completion, percentOf } from './completion.ts';
import type { MissingCards } from './useShownCards.ts';
import type { ChangeView } from './useView.ts';
import type { CollectionView } from './view.ts';
import './setProgress.css';

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
    <section aria-label="Set completion" className="set-chosen">
      <div className="set-chosen-bar">
        <Bar set={chosen} />
      </div>
      <label className="set-missing">
        <input
          type="checkbox"
          checked={view.missing}
          onChange={(event) => change({ missing: event.target.checked })}
          className="collection-switch"
        />
        Show missing
        <span className="quiet is-regular">({chosen.total - chosen.owned})</span>
      </label>
      {missing.status === 'loading' && (
        <p role="status" className="set-missing-note">
          Looking up the missing cards…
        </p>
      )}
      {missing.status === 'failed' && (
        <p role="alert" className="set-missing-problem">
          The missing cards did not load.{' '}
          <button type="button" onClick={missing.retry} className="set-missing-retry">
            Try again
          </button>
        </p>
      )}
    </section>
  );
}

const SetList = memo(function SetList({ sets, change }: { sets: Completion[]; change: ChangeView }) {
  return (
    <section aria-label="Set completion" className="set-completion">
      <ul className="set-completion-list">
        {sets.map((set) => (
          <li key={set.setId}>
            <button
              type="button"
              onClick={() => change({ setId: set.setId })}
              className="set-completion-button"
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
      <span className="set-completion-head">
        <span className="set-completion-name">{set.name}</span>
        <span className="set-completion-count">
          {set.owned} of {set.total}
        </span>
      </span>
      <span aria-hidden className="collection-bar" data-full={percent === 100 || undefined}>
        <span style={{ width: `${percent}%` }} />
      </span>
    </>
  );
}
