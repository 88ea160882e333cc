/** The collection of one wallet, from its loading to its cards. */
import { COPY_LIMIT } from '@pokesol/decks';
import { Tabs } from 'radix-ui';
import { useCallback, useMemo, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { useMedia } from '../../platform/useMedia.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { NotLoaded } from '../../ui/EmptyState.tsx';
import { CardDialog } from '../card/index.ts';
import { ShareDialog } from '../share/index.ts';
import { useWishlist, WishButton } from '../wishlist/index.ts';
import { AddToDeck } from './AddToDeck.tsx';
import { Binder } from './Binder.tsx';
import { CardInDecks } from './CardInDecks.tsx';
import { ClassicGrid } from './ClassicGrid.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { CollectionSkeleton } from './CollectionSkeleton.tsx';
import { completionOf, countSets, setOptions } from './completion.ts';
import { type CollectionEntry, entriesOf } from './entries.ts';
import { FilterAside } from './FilterAside.tsx';
import { FilterBar } from './FilterBar.tsx';
import { countByRarity } from './filters.ts';
import { useCardSets, useCollection } from './queries.ts';
import { RarityTiles } from './RarityTiles.tsx';
import { SearchPart } from './SearchPart.tsx';
import { SetProgress } from './SetProgress.tsx';
import { useNewCards } from './useNewCards.ts';
import { useOpenedCard } from './useOpenedCard.ts';
import { useShownCards } from './useShownCards.ts';
import { useView } from './useView.ts';
import { COLLECTION_TABS } from './view.ts';
import './head.css';

// They work odds out, for which they bring the code of packs.
const NotOwnedCards = lazily(() => import('./NotOwnedCards.tsx'));
const FilterSheet = lazily(() => import('./FilterSheet.tsx'));
const WhereToFind = lazily(() => import('./WhereToFind.tsx'));

const TAB_NAMES = { binder: 'Collection Binder', grid: 'Classic Grid' } as const;
/** What more than one copy is good for. */
const DUPLICATES = `A deck holds up to ${COPY_LIMIT} cards of one name, and all your decks can use the same copies: any beyond ${COPY_LIMIT} are spare.`;
const NO_CARDS: readonly CollectionEntry[] = [];

export function Collection({ address }: { address: string }) {
  const { data, error, isPending, refetch } = useCollection(address);
  const { data: sets } = useCardSets();
  const { view, searched, change } = useView();

  const entries = useMemo(() => (data === undefined ? NO_CARDS : entriesOf(data.cards)), [data]);
  const counts = useMemo(() => countByRarity(entries, view.setId), [entries, view.setId]);
  const completion = useMemo(() => completionOf(sets ?? [], entries), [sets, entries]);
  const options = useMemo(() => setOptions(sets, entries), [sets, entries]);
  const wishes = useWishlist(address);
  const fresh = useNewCards(address, data && entries);
  const [isOpen, setOpen] = useState(false);
  const closeFilter = useCallback(() => setOpen(false), []);
  const shown = useShownCards({ entries, view, searched, wishes, fresh, isCounted: isOpen });
  const [shared, setShared] = useState<readonly CollectionEntry[]>();
  const closeShared = useCallback(() => setShared(undefined), []);
  const { opened, open, close, neighbours } = useOpenedCard(shown.entries, view);

  const header = <CollectionHeader address={address} {...(data !== undefined && { entries })} />;
  // A refresh that fails takes no cards away.
  // Above the book they would push its pages' buttons out of sight.
  const isWide = useMedia('(width >= 80em)');
  if (data === undefined) {
    return isPending ? (
      <CollectionSkeleton header={header} />
    ) : (
      <>
        <div className="collection-top">{header}</div>
        <NotLoaded title="Your cards did not load" error={error} onTryAgain={() => refetch()} />
      </>
    );
  }

  const { notOwned } = shown;
  const tiles = <RarityTiles counts={counts} rarities={view.rarities} change={change} />;
  const areTilesBelow = isWide && view.tab === 'binder';
  const isFirstPart =
    notOwned.isSought && (notOwned.isPending || notOwned.failed || notOwned.entries.length > 0);
  const isFilterBeside = isWide && view.tab === 'binder';
  const filter = isOpen &&
    shown.counts !== undefined && {
      view,
      change,
      counts: shown.counts,
      sets: countSets(options, shown.sets),
      shown: shown.entries.length,
      inPlace: !isFilterBeside,
      onClose: closeFilter,
    };
  const screen = {
    entries: shown.entries,
    wished: wishes.ids,
    fresh,
    ownsNothing: entries.length === 0,
    below: isFirstPart ? (
      <Deferred>
        <NotOwnedCards address={address} notOwned={notOwned} wished={wishes.ids} />
      </Deferred>
    ) : undefined,
    view,
    change,
    onOpen: open,
    progress: <SetProgress completion={completion} view={view} change={change} missing={shown.missing} />,
  };
  return (
    <>
      <Tabs.Root
        value={view.tab}
        onValueChange={(value) => change({ tab: COLLECTION_TABS.find((tab) => tab === value) ?? 'binder' })}
      >
        <div className="collection-top">
          {header}
          <Tabs.List aria-label="Ways to look at your cards" className="collection-tabs">
            {COLLECTION_TABS.map((tab) => (
              <Tabs.Trigger key={tab} value={tab} className="tab-button collection-tab">
                {TAB_NAMES[tab]}
              </Tabs.Trigger>
            ))}
          </Tabs.List>
          <FilterBar view={view} change={change} isOpen={isOpen} isBeside={isFilterBeside} onOpen={setOpen} />
          {!areTilesBelow && tiles}
        </div>
        {view.shows.includes('duplicates') && <p className="collection-note">{DUPLICATES}</p>}
        {isFirstPart && (
          <SearchPart
            search={view.search}
            owned={shown.entries.length}
            all={
              notOwned.isPending || notOwned.failed || notOwned.hasMore
                ? undefined
                : shown.entries.length + notOwned.entries.length
            }
          />
        )}
        <Tabs.Content value="binder" tabIndex={-1}>
          <Binder
            address={address}
            {...screen}
            tiles={areTilesBelow && tiles}
            aside={filter && isFilterBeside && <FilterAside {...filter} />}
            onShare={setShared}
          />
        </Tabs.Content>
        <Tabs.Content value="grid" tabIndex={-1}>
          <ClassicGrid {...screen} />
        </Tabs.Content>
      </Tabs.Root>
      {filter && !isFilterBeside && (
        <Deferred onFail={closeFilter}>
          <FilterSheet {...filter} />
        </Deferred>
      )}
      {shared && (
        <Deferred onFail={closeShared}>
          <ShareDialog address={address} title="From my binder" cards={shared} onClose={closeShared} />
        </Deferred>
      )}
      {opened && (
        <Deferred onFail={close}>
          <CardDialog
            card={opened.card}
            {...(opened.quantity > 0 && { quantity: opened.quantity })}
            {...(neighbours !== undefined && { neighbours })}
            onClose={close}
            footer={
              <>
                <WishButton address={address} card={opened.card} />
                <AddToDeck key={opened.id} address={address} card={opened.card} quantity={opened.quantity} />
              </>
            }
          >
            <WhereToFind card={opened.card} />
            <CardInDecks address={address} cardId={opened.card.id} />
          </CardDialog>
        </Deferred>
      )}
    </>
  );
}
