/** The decks of one wallet, from their loading to their dialogs. */
import type { DeckJson } from '@pokesol/protocol';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button, keyClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { useDecks } from '../deck/queries.ts';
import { type DeckAction, DeckCard } from './DeckCard.tsx';
import { DeckDialogs, type OpenDialog } from './DeckDialogs.tsx';
import { DeckListHeader } from './DeckListHeader.tsx';
import { DeckListSkeleton } from './DeckListSkeleton.tsx';
import { useDeckActions } from './useDeckActions.ts';

export function DeckList({ address }: { address: string }) {
  const { data: decks, error, refetch } = useDecks(address);
  const actions = useDeckActions(address);
  const [open, setOpen] = useState<OpenDialog>();
  const close = useCallback(() => setOpen(undefined), []);
  const onAction = (action: DeckAction, deck: DeckJson) => {
    if (action === 'duplicate') void actions.duplicate(deck);
    else setOpen({ kind: action, deck });
  };

  const names = useMemo(() => decks?.map(({ name }) => name) ?? [], [decks]);
  return (
    <>
      <DeckListHeader onImport={() => setOpen({ kind: 'import' })} />
      {decks === undefined && error === null && <DeckListSkeleton />}
      {decks === undefined && error !== null && (
        <EmptyState
          icon="alert"
          title="Your decks did not load"
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          {sentenceOf(error)}
        </EmptyState>
      )}
      {decks?.length === 0 && (
        <EmptyState
          icon="deck"
          title="No Decks Yet"
          action={
            <Link href="/deck-builder" className={keyClass('primary')}>
              Create Your First Deck
            </Link>
          }
        >
          <p>A deck is sixty of your cards. Build one by hand, or import a list.</p>
        </EmptyState>
      )}
      {decks !== undefined && decks.length > 0 && (
        <ul className="deck-grid" aria-label="Your decks">
          {decks.map((deck) => (
            <li key={deck.id}>
              <DeckCard deck={deck} onAction={onAction} />
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
