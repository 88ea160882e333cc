/** The sets: all there are, active or not, and the ways to make and change them. */
import type { CardSetJson } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { useSearchParams } from 'wouter';
import { counted } from '../../../platform/format.ts';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { cardsOfSet } from '../cards/cardsView.ts';
import { Listed, madeFirst } from '../list/Listed.tsx';
import { Pager, usePages } from '../list/Pager.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { useAdminSets } from './queries.ts';
import { SetDialog } from './SetDialog.tsx';
import { SetLine } from './SetRow.tsx';
import { SwitchSetDialog } from './SwitchSetDialog.tsx';
import { setsMatching } from './setMessages.ts';

type OpenDialog = { kind: 'new' } | { kind: 'edit' | 'switch'; set: CardSetJson };

export default function SetsTab() {
  const sets = useAdminSets();
  const [search, setSearch] = useState('');
  const [open, setOpen] = useState<OpenDialog>();
  const [madeId, setMadeId] = useState<string>();
  const close = useCallback(() => setOpen(undefined), []);
  return (
    <>
      <div className="admin-bar">
        <SearchBox
          label="Search sets"
          placeholder="Search by name, series or id"
          value={search}
          onChange={setSearch}
        />
        <Button onClick={() => setOpen({ kind: 'new' })}>Create New Set</Button>
      </div>
      <Listed query={sets} what="sets">
        {(all) => <SetList all={all} found={madeFirst(setsMatching(all, search), madeId)} onOpen={setOpen} />}
      </Listed>
      {open?.kind === 'new' && (
        <SetDialog
          onMade={(id) => {
            setMadeId(id);
            setSearch('');
          }}
          onClose={close}
        />
      )}
      {open?.kind === 'edit' && <SetDialog set={open.set} onClose={close} />}
      {open?.kind === 'switch' && <SwitchSetDialog set={open.set} onClose={close} />}
    </>
  );
}

type SetListProps = {
  all: readonly CardSetJson[];
  found: readonly CardSetJson[];
  onOpen: (dialog: OpenDialog) => void;
};

function SetList({ all, found, onOpen }: SetListProps) {
  const { shown, page, pageCount, goTo } = usePages(found);
  const [, setParams] = useSearchParams();
  if (all.length === 0)
    return (
      <EmptyState icon="cards" title="No sets yet">
        Create one, import one in the Cards tab, or seed the sample data.
      </EmptyState>
    );
  return (
    <>
      <p className="list-count" role="status">
        {found.length === all.length
          ? counted(all.length, 'set')
          : `${found.length} of ${counted(all.length, 'set')}`}
      </p>
      <ul aria-label="Card sets" className="stack-12">
        {shown.map((set) => (
          <li key={set.id}>
            <SetLine
              set={set}
              onShowCards={() => {
                setParams(cardsOfSet(set.id), { replace: true });
                window.scrollTo({ top: 0 });
              }}
              onEdit={() => onOpen({ kind: 'edit', set })}
              onSwitch={() => onOpen({ kind: 'switch', set })}
            />
          </li>
        ))}
      </ul>
      <Pager label="Pages of sets" page={page} pageCount={pageCount} goTo={goTo} />
    </>
  );
}
