/** The windows over the list: delete, export, import, share, statistics, formats. */
import type { Owned } from '@pokesol/decks';
import type { DeckJson, DeckSummaryJson } from '@pokesol/protocol';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { counted } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useCollection } from '../collection/index.ts';
import { type BuilderLine, DeckStatsDialog, linesOfDeck, playHref } from '../deck/index.ts';
import { DeckTextDialog } from '../deck-text/index.ts';
import { ShareDialog } from '../share/index.ts';
import type { useDeckActions } from './useDeckActions.ts';

const DeckFormatsDialog = lazily(() => import('./DeckFormatsDialog.tsx'));

export type OpenDialog =
  | { readonly kind: 'import' }
  | { readonly kind: 'delete'; readonly deck: DeckSummaryJson }
  | { readonly kind: 'export' | 'formats' | 'share' | 'statistics'; readonly deck: DeckJson };

type DeckDialogsProps = {
  open: OpenDialog;
  address: string;
  /** Of the decks there are. */
  names: readonly string[];
  actions: ReturnType<typeof useDeckActions>;
  onClose: () => void;
};

const NO_LINES: readonly BuilderLine[] = [];

export function DeckDialogs({ open, address, names, actions, onClose }: DeckDialogsProps) {
  const [, navigate] = useLocation();
  const owned = useOwned(address);
  const deck = open.kind === 'import' || open.kind === 'delete' ? undefined : open.deck;
  const lines = useMemo(() => (deck === undefined ? NO_LINES : linesOfDeck(deck)), [deck]);

  async function importLines(imported: readonly BuilderLine[], note: string) {
    if (await actions.importLines(imported, note, names)) onClose();
  }

  async function remove(gone: Pick<DeckJson, 'id'>) {
    if (await actions.remove(gone)) onClose();
  }

  if (open.kind === 'delete')
    return (
      <DeleteDeckDialog
        deck={open.deck}
        busy={actions.isDeleting}
        onDelete={() => void remove(open.deck)}
        onClose={onClose}
      />
    );
  if (open.kind === 'share')
    return (
      <Deferred onFail={onClose}>
        <ShareDialog
          address={address}
          deckId={open.deck.id}
          title={open.deck.name}
          cards={open.deck.cards}
          onClose={onClose}
        />
      </Deferred>
    );
  return (
    <Deferred onFail={onClose}>
      {open.kind === 'statistics' ? (
        <DeckStatsDialog title={`${open.deck.name}: statistics`} lines={lines} onClose={onClose} />
      ) : open.kind === 'formats' ? (
        <DeckFormatsDialog title={`${open.deck.name}: formats`} lines={lines} onClose={onClose} />
      ) : (
        <DeckTextDialog
          mode={open.kind}
          lines={lines}
          owned={owned}
          busy={actions.isSaving}
          onImport={(imported, note) => void importLines(imported, note)}
          onPractice={(list) => navigate(playHref('practice', list))}
          onClose={onClose}
          {...(deck !== undefined && { name: deck.name, note: deck.note })}
        />
      )}
    </Deferred>
  );
}

/** How many copies of a card the wallet owns; nothing until the collection is there. */
function useOwned(address: string): Owned {
  const { data } = useCollection(address);
  const copies = useMemo(
    () => new Map(data?.cards.map(({ cardId, quantity }) => [cardId, quantity])),
    [data],
  );
  return useCallback((cardId) => copies.get(cardId) ?? 0, [copies]);
}

type DeleteDeckDialogProps = {
  deck: DeckSummaryJson;
  busy: boolean;
  onDelete: () => void;
  onClose: () => void;
};

/** Asks before a deck is gone, and says what goes with it. */
function DeleteDeckDialog({ deck, busy, onDelete, onClose }: DeleteDeckDialogProps) {
  const { name, totalCards, description } = deck;
  const list = `its list of ${counted(totalCards, 'card')}`;
  return (
    <Dialog
      title="Delete deck?"
      description={`«${name}» will be gone for good: ${description === '' ? list : `${list} and its description`}. The cards themselves stay in your collection.`}
      onClose={onClose}
    >
      <div className="button-row is-at-end">
        <Button tone="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button tone="danger" busy={busy} onClick={onDelete}>
          Delete Deck
        </Button>
      </div>
    </Dialog>
  );
}
