/** The windows over the list: delete, export, import, statistics. */
import type { DeckJson, DeckSummaryJson } from '@pokesol/protocol';
import { useMemo } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { type BuilderLine, linesOfDeck } from '../deck/facts.ts';
import { DeleteDeckDialog } from './DeleteDeckDialog.tsx';
import type { useDeckActions } from './useDeckActions.ts';
import { useOwned } from './useOwned.ts';

const DeckTextDialog = lazily(() => import('../deck-text/DeckTextDialog.tsx'));
const DeckStatsDialog = lazily(() => import('./DeckStatsDialog.tsx'));

export type OpenDialog =
  | { readonly kind: 'import' }
  | { readonly kind: 'delete'; readonly deck: DeckSummaryJson }
  | { readonly kind: 'export' | 'statistics'; readonly deck: DeckJson };

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
  const owned = useOwned(address);
  const deck = open.kind === 'export' || open.kind === 'statistics' ? open.deck : undefined;
  const lines = useMemo(() => (deck === undefined ? NO_LINES : linesOfDeck(deck)), [deck]);

  async function importLines(imported: readonly BuilderLine[]) {
    if (await actions.importLines(imported, names)) onClose();
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
  return (
    <Deferred onFail={onClose}>
      {open.kind === 'statistics' ? (
        <DeckStatsDialog name={open.deck.name} lines={lines} onClose={onClose} />
      ) : (
        <DeckTextDialog
          mode={open.kind}
          lines={lines}
          owned={owned}
          busy={actions.isSaving}
          onImport={(imported) => void importLines(imported)}
          onClose={onClose}
          {...(deck !== undefined && { name: deck.name })}
        />
      )}
    </Deferred>
  );
}
