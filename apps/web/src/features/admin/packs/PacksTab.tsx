/** The packs: all that are or were for sale, and the ways to make and change them. */
import type { AdminPackType } from '@pokesol/protocol';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'wouter';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { Listed, madeFirst } from '../list/Listed.tsx';
import { Pager, usePages } from '../list/Pager.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { PACK_OF } from '../tabs.ts';
import { PackDialog } from './PackDialog.tsx';
import { PackRow } from './PackRow.tsx';
import { PACK_STATES, type PackState, packsMatching } from './packMessages.ts';
import { useAdminPacks, useSetsToChoose } from './queries.ts';
import { SwitchPackDialog } from './SwitchPackDialog.tsx';
import './packs.css';
import { counted } from '../../../platform/format.ts';

const STATES = ['all', 'on', 'off', 'few'] as const satisfies readonly PackState[];

type OpenDialog = { kind: 'new'; setId?: string } | { kind: 'edit' | 'switch'; pack: AdminPackType };

export default function PacksTab() {
  const packs = useAdminPacks();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<PackState>('all');
  const [open, setOpen] = useState(useAskedFor());
  const [madeId, setMadeId] = useState<string>();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <>
      <div className="admin-bar">
        <div className="admin-filters">
          <SearchBox
            label="Search packs"
            placeholder="Search by name, set or era"
            value={search}
            onChange={setSearch}
          />
          <select
            aria-label="Which packs"
            value={state}
            onChange={(event) => setState(STATES.find((each) => each === event.target.value) ?? 'all')}
            className="field"
          >
            {STATES.map((each) => (
              <option key={each} value={each}>
                {PACK_STATES[each]}
              </option>
            ))}
          </select>
        </div>
        <Button onClick={() => setOpen({ kind: 'new' })}>Create New Pack Type</Button>
      </div>
      <Listed query={packs} what="packs">
        {(all) => (
          <PackList all={all} found={madeFirst(packsMatching(all, search, state), madeId)} onOpen={setOpen} />
        )}
      </Listed>
      {open?.kind === 'new' && (
        <PackDialog
          setId={open.setId}
          onMade={(id) => {
            setMadeId(id);
            setSearch('');
            setState('all');
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && <PackDialog pack={open.pack} onClose={close} />}
      {open?.kind === 'switch' && <SwitchPackDialog pack={open.pack} onClose={close} />}
    </>
  );
}

/** The address may ask for a new pack of a set, once. */
function useAskedFor(): OpenDialog | undefined {
  const [params, setParams] = useSearchParams();
  const [setId] = useState(params.get(PACK_OF));
  useEffect(() => {
    if (setId !== null)
      setParams(
        (now) => {
          now.delete(PACK_OF);
          return now;
        },
        { replace: true },
      );
  }, [setId, setParams]);
  return setId === null ? undefined : { kind: 'new', setId };
}

type PackListProps = {
  all: readonly AdminPackType[];
  found: readonly AdminPackType[];
  onOpen: (dialog: OpenDialog) => void;
};

function PackList({ all, found, onOpen }: PackListProps) {
  const { shown, page, pageCount, goTo } = usePages(found);
  const { data: sets } = useSetsToChoose();
  const inactive = new Set(sets?.filter((set) => !set.isActive).map(({ id }) => id));
  if (all.length === 0)
    return (
      <EmptyState icon="pack" title="No packs yet">
        Create one, or seed the sample data.
      </EmptyState>
    );
  return (
    <>
      <p className="list-count" role="status">
        {found.length === all.length
          ? counted(all.length, 'pack')
          : `${found.length} of ${counted(all.length, 'pack')}`}
      </p>
      <ul aria-label="Pack types" className="stack-12">
        {shown.map((pack) => (
          <li key={pack.id}>
            <PackRow
              pack={pack}
              isSetActive={!inactive.has(pack.setId)}
              onEdit={() => onOpen({ kind: 'edit', pack })}
              onSwitch={() => onOpen({ kind: 'switch', pack })}
            />
          </li>
        ))}
      </ul>
      <Pager label="Pages of packs" page={page} pageCount={pageCount} goTo={goTo} />
    </>
  );
}
