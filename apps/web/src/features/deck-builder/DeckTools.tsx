/** Steps back and forth, deck lists as text, statistics. */
import type { WorkspaceProps } from './workspaceProps.ts';

type DeckToolsProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'onDialog'>;

export function DeckTools({ bench, dispatch, onDialog }: DeckToolsProps) {
  const { lines } = bench.present;

  return (
    <div className="builder-tools">
      <button
        type="button"
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={bench.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      <button
        type="button"
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        disabled={bench.future.length === 0}
        onClick={() => dispatch({ type: 'redo' })}
      >
        Redo
      </button>
      <button type="button" onClick={() => onDialog({ kind: 'import' })}>
        Import
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onDialog({ kind: 'export' })}>
        Export
      </button>
      <button type="button" disabled={lines.length === 0} onClick={() => onDialog({ kind: 'stats' })}>
        Statistics
      </button>
    </div>
  );
}
