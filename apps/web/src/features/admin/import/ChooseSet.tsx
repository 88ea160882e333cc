/** The choice of a set to import, with everything that a catalogue has to say before. */
import type { CatalogueKind, ExternalSet, ExternalSetsAnswer } from '@pokesol/protocol';
import { type Dispatch, type SetStateAction, useCallback, useMemo, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { toast } from '../../../ui/toast.ts';
import { adminApi, pathWith, useAdminQuery } from '../adminApi.ts';
import { Listed } from '../list/Listed.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { ImportFailure } from './ImportFailure.tsx';
import type { ImportState } from './importRun.ts';
import { EXTERNAL_SETS_PATH, importRun } from './importSets.ts';
import { SetList } from './SetList.tsx';
import { SourceChoice } from './SourceChoice.tsx';
import { matchingSets } from './sets.ts';
import { type Asking, askingText, catalogueProblemOf, setsInTurn } from './setsInTurn.ts';
import './setList.css';
import { counted } from '../../../platform/format.ts';

/** What was chosen so far; it stays while an import runs, and when that fails. */
export type Chosen = {
  readonly source?: CatalogueKind;
  readonly search: string;
  readonly selected?: ExternalSet;
};
export const NOTHING_CHOSEN: Chosen = { search: '' };

type ChooseSetProps = {
  chosen: Chosen;
  onChoose: Dispatch<SetStateAction<Chosen>>;
  failed: Extract<ImportState, { status: 'failed' }> | undefined;
  onCancel: () => void;
};

export function ChooseSet({ chosen, onChoose, failed, onCancel }: ChooseSetProps) {
  const { source, search, selected } = chosen;
  const { query, asking } = useOfferedSets(source);
  const isOld = query.isPlaceholderData;
  const shownSource = query.data?.source;

  const select = useCallback(
    (set: ExternalSet) => onChoose((now) => ({ ...now, selected: set })),
    [onChoose],
  );

  function start(dryRun: boolean) {
    if (selected === undefined)
      return toast('No Set Selected', 'Please select a Pokémon set to import', 'destructive');
    void importRun.start({
      setId: selected.id,
      setName: selected.name,
      ...(shownSource !== undefined && { source: shownSource }),
      ...(dryRun && { dryRun }),
    });
  }

  return (
    <div className="stack-16">
      {failed !== undefined && <ImportFailure failed={failed} />}
      {asking !== undefined && (
        <p role="status" className="choose-set-note">
          {askingText(asking)}
        </p>
      )}
      <Listed query={query} what="sets" skeleton={<SetSkeletons />}>
        {(answer) => (
          <>
            <SourceChoice
              answer={answer}
              wanted={source}
              isAsking={query.isFetching}
              // A set of the same name in another catalogue is another set.
              onChoose={(wanted) => onChoose({ source: wanted, search })}
              onAskAgain={() => void query.refetch()}
            />
            <SearchBox
              label="Search sets"
              placeholder="Search sets..."
              value={search}
              onChange={(text) => onChoose({ ...chosen, search: text })}
              className="choose-set-search"
            />
            {isOld ? (
              <SetSkeletons />
            ) : (
              <Sets
                sets={answer.data}
                isRead={catalogueProblemOf(answer, answer.source) === undefined}
                search={search}
                selectedId={selected?.id}
                onSelect={select}
              />
            )}
          </>
        )}
      </Listed>
      <div className="import-foot">
        <p className="choose-set-selected" aria-live="polite">
          {selected === undefined ? (
            <span className="quiet">No set selected</span>
          ) : (
            <>
              <span className="quiet">Selected:</span> <b>{selected.name}</b>
            </>
          )}
        </p>
        <div className="import-buttons">
          <Button tone="secondary" onClick={() => start(true)}>
            Show what would change
          </Button>
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button onClick={() => start(false)}>Import Set</Button>
        </div>
      </div>
    </div>
  );
}

/** The sets of the chosen catalogue, or of the first that can be read; `asking` while that is being found out. */
function useOfferedSets(source: CatalogueKind | undefined) {
  const [asking, setAsking] = useState<Asking>();
  const ask = (kind: CatalogueKind) =>
    adminApi.get<ExternalSetsAnswer>(pathWith(EXTERNAL_SETS_PATH, { source: kind }));
  const query = useAdminQuery<ExternalSetsAnswer>(
    EXTERNAL_SETS_PATH,
    { source },
    { queryFn: () => (source === undefined ? setsInTurn(ask, setAsking) : ask(source)) },
  );
  return { query, asking: query.isFetching && source === undefined ? asking : undefined };
}

type SetsProps = {
  sets: readonly ExternalSet[];
  /** What an unreadable one offers is unknown. */
  isRead: boolean;
  search: string;
  selectedId: string | undefined;
  onSelect: (set: ExternalSet) => void;
};

function Sets({ sets, isRead, search, selectedId, onSelect }: SetsProps) {
  const shown = useMemo(() => matchingSets(sets, search), [sets, search]);
  return (
    <>
      <p role="status" className={shown.length === 0 && isRead ? 'import-none' : 'sr-only'}>
        {shown.length > 0 && counted(shown.length, 'set')}
        {shown.length === 0 &&
          isRead &&
          (sets.length === 0 ? 'This catalogue offers no sets.' : `No set is called «${search.trim()}».`)}
      </p>
      {shown.length > 0 && <SetList sets={shown} selectedId={selectedId} onSelect={onSelect} />}
    </>
  );
}

const PLACES = ['1', '2', '3', '4', '5', '6'];

const SetSkeletons = () => (
  <div className="import-sets" aria-hidden="true">
    {PLACES.map((place) => (
      <Skeleton key={place} className="choose-set-placeholder" />
    ))}
  </div>
);
