/** The cards: all there are, narrowed by words and by choices, and the ways to make, change and import them. */
import type { AdminCardsAnswer } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { counted } from '../../../platform/format.ts';
import { lazily } from '../../../platform/lazily.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { useImportState } from '../import/importSets.ts';
import { Listed } from '../list/Listed.tsx';
import { Pager } from '../list/Pager.tsx';
import { SearchBox } from '../list/SearchBox.tsx';
import { CardFilters, SetFilter } from './CardFilters.tsx';
import { CardSkeletons, CardTile, type TileDialog } from './CardTile.tsx';
import { areCardsFiltered, areCardsNarrowed, FIRST_CARDS_VIEW, isSearched } from './cardsView.ts';
import { useAdminCards } from './queries.ts';
import { type ChangeCardsView, useCardsView } from './useCardsView.ts';
import './cards.css';

const CardDialog = lazily(() => import('./CardDialog.tsx'));
const SwitchCardDialog = lazily(() => import('./SwitchCardDialog.tsx'));
const BulkDialog = lazily(() => import('../bulk/BulkDialog.tsx'));
const ImportDialog = lazily(() => import('../import/ImportDialog.tsx'));

type OpenDialog = { kind: 'new' | 'bulk' | 'import' } | TileDialog;

export default function CardsTab() {
  const { view, typed, change } = useCardsView();
  const cards = useAdminCards(view);
  // The same question as long as nothing narrows the first page.
  const all = useAdminCards(FIRST_CARDS_VIEW);
  const [open, setOpen] = useState<OpenDialog>();
  const close = useCallback(() => setOpen(undefined), []);
  const narrowed = areCardsNarrowed(view);
  const importing = useImportState();
  return (
    <>
      <div className="admin-bar">
        <h2 className="pixel-title section-title">
          {all.data === undefined ? 'All Cards' : `All Cards (${all.data.total})`}
        </h2>
        <div className="admin-cards-buttons">
          <Button onClick={() => setOpen({ kind: 'import' })}>Import Pokémon Sets</Button>
          <Button tone="secondary" onClick={() => setOpen({ kind: 'new' })}>
            Create Single Card
          </Button>
          <Button tone="secondary" onClick={() => setOpen({ kind: 'bulk' })}>
            Bulk Import Cards
          </Button>
        </div>
      </div>
      {importing.status === 'running' && open?.kind !== 'import' && (
        <p role="status" className="cards-tab-news">
          «{importing.order.setName}» is being {importing.order.dryRun === true ? 'compared' : 'imported'}…
        </p>
      )}
      <div className="admin-cards-filters">
        <SearchBox
          label="Search cards"
          placeholder="Part of a name, or a number"
          value={typed}
          onChange={(search) => change({ search })}
        />
        <SetFilter setId={view.setId} onChange={(setId) => change({ setId })} />
        <CardFilters view={view} change={change} />
        {narrowed && (
          <Button tone="quiet" onClick={() => change(FIRST_CARDS_VIEW)}>
            Show all cards
          </Button>
        )}
      </div>
      <Listed query={cards} what="cards" skeleton={<CardSkeletons />}>
        {(answer) => (
          <CardGrid
            answer={answer}
            narrowed={{ search: isSearched(view), filters: areCardsFiltered(view) }}
            isBehind={cards.isPlaceholderData}
            change={change}
            onOpen={setOpen}
          />
        )}
      </Listed>
      {open !== undefined && (
        <Deferred onFail={close}>
          {/* What was just made stands among two thousand others: they make room for it. */}
          {open.kind === 'new' && (
            <CardDialog
              setId={view.setId}
              onMade={({ name, setId }) => change({ ...FIRST_CARDS_VIEW, search: name, setId })}
              onClose={close}
            />
          )}
          {open.kind === 'edit' && <CardDialog card={open.card} onClose={close} />}
          {open.kind === 'switch' && <SwitchCardDialog card={open.card} onClose={close} />}
          {open.kind === 'bulk' && (
            <BulkDialog
              setId={view.setId}
              onImported={(setId) => change({ ...FIRST_CARDS_VIEW, setId })}
              onClose={close}
            />
          )}
          {open.kind === 'import' && <ImportDialog onClose={close} />}
        </Deferred>
      )}
    </>
  );
}

type CardGridProps = {
  answer: AdminCardsAnswer;
  /** By what the cards asked for are narrowed. */
  narrowed: { search: boolean; filters: boolean };
  /** These are the cards of the last question; those of the next are on their way. */
  isBehind: boolean;
  change: ChangeCardsView;
  onOpen: (dialog: OpenDialog) => void;
};

function CardGrid({ answer, narrowed: { search, filters }, isBehind, change, onOpen }: CardGridProps) {
  const narrowed = search || filters;
  const { cards, total, page, pageSize } = answer;
  const pageCount = Math.max(1, Math.ceil(total / pageSize));
  return (
    <>
      <p role="status" className={narrowed && total > 0 ? 'list-count' : 'sr-only'}>
        {counted(total, 'card')} found
      </p>
      {total === 0 && !narrowed && (
        <EmptyState icon="cards" title="No cards yet">
          No cards found. Import some Pokémon sets or create cards manually.
        </EmptyState>
      )}
      {total === 0 && narrowed && (
        <EmptyState
          icon="cards"
          title="No card matches"
          // The choices stay; what takes both away is the key above.
          action={
            search &&
            filters && (
              <Button tone="secondary" onClick={() => change({ search: '', page: 1 })}>
                Clear the search
              </Button>
            )
          }
        >
          {search ? 'Try a part of the name, or a number' : 'Choose another set, rarity or state'}
          {search && filters ? ', or look beyond what is chosen above.' : '.'}
        </EmptyState>
      )}
      {total > 0 && cards.length === 0 && (
        <EmptyState
          icon="cards"
          title="This page is empty"
          action={<Button onClick={() => change({ page: pageCount })}>Show page {pageCount}</Button>}
        >
          There are {pageCount === 1 ? 'cards on one page' : `${pageCount} pages of cards`} only.
        </EmptyState>
      )}
      <ul aria-label="Cards" aria-busy={isBehind} className="admin-cards">
        {cards.map((card) => (
          <CardTile key={card.id} card={card} onOpen={onOpen} />
        ))}
      </ul>
      <Pager
        label="Pages of cards"
        page={Math.min(page, pageCount)}
        pageCount={pageCount}
        goTo={(to) => {
          change({ page: to });
          window.scrollTo({ top: 0 });
        }}
      />
    </>
  );
}
