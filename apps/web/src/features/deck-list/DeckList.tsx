/** The decks of one wallet, from their loading to their dialogs. */
import type { DeckSummaryJson } from '@pokesol/protocol';
import { useCallback, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { toast } from '../../ui/toast.ts';
import { fetchDeck, useDecks } from '../deck/index.ts';
import { type DeckAction, DeckCard } from './DeckCard.tsx';
import { DeckDialogs, type OpenDialog } from './DeckDialogs.tsx';
import { DeckListHeader } from './DeckListHeader.tsx';
import { DeckListSkeleton } from './DeckListSkeleton.tsx';
import { useDeckActions } from './useDeckActions.ts';

/** `?import` opens the window for a pasted list. */
const IMPORT_PARAM = 'import';
const IMPORT: OpenDialog = { kind: 'import' };

export function DeckList({ address }: { address: string }) {
  const { data: decks, error, refetch } = useDecks(address);
  const actions = useDeckActions(address);
  const [params, setParams] = useSearchParams();
  const isAsked = params.has(IMPORT_PARAM);
  const [chosen, setOpen] = useState<OpenDialog>();
  const open = chosen ?? (isAsked ? IMPORT : undefined);
  const close = useCallback(() => {
    setOpen(undefined);
    if (isAsked) setParams({}, { replace: true });
  }, [isAsked, setParams]);
  const [loading, setLoading] = useState<{ action: DeckAction; id: string }>();
  const onAction = async (action: DeckAction, deck: DeckSummaryJson) => {
    if (action === 'delete') return setOpen({ kind: action, deck });
    // The second click of an impatient hand wants nothing new.
    if (loading !== undefined || (action === 'duplicate' && actions.isSaving)) return;
    setLoading({ action, id: deck.id });
    try {
      if (action === 'duplicate') await actions.duplicate(deck);
      else setOpen({ kind: action, deck: await fetchDeck(address, deck.id) });
    } catch (error) {
      console.warn('A deck could not be loaded', error);
      toast('Error', `Failed to load deck. ${sentenceOf(error)}`, 'destructive');
    } finally {
      setLoading(undefined);
    }
  };

  const names = useMemo(() => decks?.map(({ name }) => name) ?? [], [decks]);
  return (
    <>
      <DeckListHeader onImport={() => setOpen(IMPORT)} />
      {decks === undefined && error === null && <DeckListSkeleton />}
      {decks === undefined && error !== null && (
        <NotLoaded title="Your decks did not load" error={error} onTryAgain={() => refetch()} />
      )}
      {decks?.length === 0 && (
        <EmptyState
          icon="deck"
          title="No Decks Yet"
          action={
            <div className="button-row is-centred">
              <Link href="/deck-builder" className={buttonClass('primary')}>
                Create Your First Deck
              </Link>
              <Link href="/practice" className={buttonClass('secondary')}>
                Practice with any list
              </Link>
            </div>
          }
        >
          <p>A deck is sixty of your cards. Build one by hand, or import a list.</p>
        </EmptyState>
      )}
      {decks !== undefined && decks.length > 0 && (
        <ul className="deck-grid" aria-label="Your decks">
          {decks.map((deck) => (
            <li key={deck.id}>
              <DeckCard
                deck={deck}
                loading={loading?.id === deck.id ? loading.action : undefined}
                onAction={(action, asked) => void onAction(action, asked)}
              />
            </li>
          ))}
        </ul>
      )}
      {open !== undefined && (
        <DeckDialogs open={open} address={address} names={names} actions={actions} onClose={close} />
      )}
    </>
  );
}
