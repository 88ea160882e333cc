/** Whichever window stands over the builder; each with code of its own that comes when it is asked for. */
import type { DeckFormat } from '@pokesol/decks';
import type { CardJson } from '@pokesol/protocol';
import type { Dispatch } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { CardDialog } from '../card/index.ts';
import { DeckStatsDialog, type PastedList } from '../deck/index.ts';
import { DeckTextDialog } from '../deck-text/index.ts';
import type { Completed } from './buildOutcome.ts';
import type { Pool } from './pool.ts';
import type { SaveConflict } from './useSaving.ts';
import type { DeckVerdict } from './useValidation.ts';
import type { Workbench, WorkbenchAction } from './workbench.ts';

const BuildDialog = lazily(() => import('./BuildDialog.tsx'));
const ConflictDialog = lazily(() => import('./ConflictDialog.tsx'));
const LeaveDialog = lazily(() => import('./LeaveDialog.tsx'));
const ValidationDialog = lazily(() => import('./ValidationDialog.tsx'));

export type BuilderDialog =
  | { readonly kind: 'card'; readonly card: CardJson }
  | { readonly kind: 'validation'; readonly result: DeckVerdict; readonly isSaved: boolean }
  | { readonly kind: 'build'; readonly completed: Completed }
  | { readonly kind: 'import' | 'export' | 'stats' };

type BuilderDialogsProps = {
  dialog: BuilderDialog | undefined;
  onDialog: (dialog: BuilderDialog | undefined) => void;
  bench: Workbench;
  dispatch: Dispatch<WorkbenchAction>;
  pool: Pool;
  format: DeckFormat;
  /** Leads to practice with a list that is kept. */
  onPractice: (list: PastedList) => void;
  conflict: SaveConflict | undefined;
  onConflictClose: () => void;
  onLoadNewer: () => void;
  onSaveCopy: () => void;
  saving: boolean;
  leaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  onSaveAndLeave: () => void;
};

export function BuilderDialogs(props: BuilderDialogsProps) {
  const { onDialog, bench, conflict, onConflictClose, saving, leaving, onStay } = props;
  const { name } = bench.present;
  const close = () => onDialog(undefined);
  if (conflict !== undefined)
    return (
      <Deferred onFail={onConflictClose}>
        <ConflictDialog
          conflict={conflict}
          saving={saving}
          onLoadNewer={props.onLoadNewer}
          onSaveCopy={props.onSaveCopy}
          onClose={onConflictClose}
        />
      </Deferred>
    );
  if (leaving)
    return (
      <Deferred onFail={onStay}>
        <LeaveDialog
          name={name.trim()}
          saving={saving}
          onStay={onStay}
          onLeave={props.onLeave}
          onSaveAndLeave={props.onSaveAndLeave}
        />
      </Deferred>
    );
  if (props.dialog === undefined) return null;
  return (
    <Deferred onFail={close}>
      <Asked {...props} dialog={props.dialog} close={close} />
    </Deferred>
  );
}

type AskedProps = BuilderDialogsProps & { dialog: BuilderDialog; close: () => void };

function Asked({ dialog, onDialog, close, bench, dispatch, pool, format, onPractice }: AskedProps) {
  const { lines, name, note = '' } = bench.present;
  switch (dialog.kind) {
    case 'card':
      return <CardDialog card={dialog.card} quantity={pool.owned(dialog.card.id)} onClose={close} />;
    case 'validation':
      return (
        <ValidationDialog
          result={dialog.result}
          format={format}
          isSaved={dialog.isSaved}
          lines={lines}
          owned={pool.owned}
          onClose={close}
        />
      );
    case 'build':
      return (
        <BuildDialog
          bench={bench}
          pool={pool}
          format={format}
          onBuilt={(completed) => onDialog({ kind: 'build', completed })}
          outcome={dialog.completed.outcome}
          onAdd={() => {
            dispatch({ type: 'lines', lines: dialog.completed.lines });
            close();
          }}
          onClose={close}
        />
      );
    case 'stats':
      return <DeckStatsDialog title="Deck Statistics" lines={lines} format={format} onClose={close} />;
    case 'import':
    case 'export':
      return (
        <DeckTextDialog
          mode={dialog.kind}
          lines={lines}
          owned={pool.owned}
          name={name.trim()}
          note={note}
          onImport={(imported, unknown) => {
            dispatch({ type: 'lines', lines: imported, note: unknown });
            close();
          }}
          onPractice={onPractice}
          onClose={close}
        />
      );
  }
}
