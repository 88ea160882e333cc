/** The collection of one wallet, from its loading to its cards. */
import { Tabs } from 'radix-ui';
import { useCallback, useMemo, useState } from 'react';
import { sentenceOf } from '../../platform/api.ts';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Binder } from './Binder.tsx';
import { ClassicGrid } from './ClassicGrid.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { completionOf, setOptions } from './completion.ts';
import { type CollectionEntry, entriesOf } from './entries.ts';
import { FilterBar } from './FilterBar.tsx';
import { countByRarity } from './filters.ts';
import { useCardSets, useCollection } from './queries.ts';
import { RarityTiles } from './RarityTiles.tsx';
import { SetProgress } from './SetProgress.tsx';
import { useShownCards } from './useShownCards.ts';
import { useView } from './useView.ts';
import { COLLECTION_TABS } from './view.ts';

const CardDialog = lazily(() => import('../card/CardDialog.tsx'));

const TAB_NAMES = { binder: 'Collection Binder', grid: 'Classic Grid' } as const;
const NO_CARDS: readonly CollectionEntry[] = [];

export function Collection({ address }: { address: string }) {
  const { data, error, isPending, refetch } = useCollection(address);
  const { data: sets } = useCardSets();
  const { view, change } = useView();
  const [opened, setOpened] = useState<CollectionEntry>();

  const entries = useMemo(() => (data === undefined ? NO_CARDS : entriesOf(data.cards)), [data]);
  const counts = useMemo(() => countByRarity(entries, view.setId), [entries, view.setId]);
  const completion = useMemo(() => completionOf(sets ?? [], entries), [sets, entries]);
  const options = useMemo(() => setOptions(sets, entries), [sets, entries]);
  const shown = useShownCards(entries, view);
  const close = useCallback(() => setOpened(undefined), []);

  // A refresh that fails takes no cards away.
  if (data === undefined) {
    return (
      <>
        <CollectionHeader address={address} />
        {isPending ? (
          <CollectionSkeleton />
        ) : (
          <EmptyState
            icon="alert"
            title="Your cards did not load"
            action={<Button onClick={() => void refetch()}>Try again</Button>}
          >
            {sentenceOf(error)}
          </EmptyState>
        )}
      </>
    );
  }

  const screen = {
    entries: shown.entries,
    ownsNothing: entries.length === 0,
    view,
    change,
    onOpen: setOpened,
  };
  return (
    <>
      <CollectionHeader address={address} entries={entries} />
      <RarityTiles counts={counts} rarity={view.rarity} change={change} />
      <Tabs.Root
        value={view.tab}
        onValueChange={(value) => change({ tab: COLLECTION_TABS.find((tab) => tab === value) ?? 'binder' })}
      >
        <div className="mb-4 flex flex-col gap-3 lg:flex-row lg:items-center lg:justify-between lg:gap-6">
          <Tabs.List aria-label="Ways to look at your cards" className="tab-buttons">
            {COLLECTION_TABS.map((tab) => (
              <Tabs.Trigger key={tab} value={tab} className="tab-button">
                {TAB_NAMES[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <FilterBar view={view} change={change} counts={counts} sets={options} />
        </div>
        <SetProgress completion={completion} view={view} change={change} missing={shown.missing} />
        <Tabs.Content value="binder" tabIndex={-1}>
          <Binder {...screen} />
        </Tabs.Content>
        <Tabs.Content value="grid" tabIndex={-1}>
          <ClassicGrid {...screen} />
        </Tabs.Content>
      </Tabs.Root>
      {opened && (
        <Deferred onFail={close}>
          <CardDialog
            card={opened.card}
            {...(opened.quantity > 0 && { quantity: opened.quantity })}
            onClose={close}
          />
        </Deferred>
      )}
    </>
  );
}
