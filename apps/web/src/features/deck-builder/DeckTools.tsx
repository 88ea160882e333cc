/** Steps back and forth, building by itself, deck lists as text, statistics. */
import { complete } from './buildOutcome.ts';
import type { WorkspaceProps } from './Workspace.tsx';

type DeckToolsProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'pool' | 'onDialog'>;

export function DeckTools({ bench, dispatch, pool, onDialog }: DeckToolsProps) {
  const { lines } = bench.present;

  function completeIt() {
    const { outcome, lines: completed } = complete(lines, pool.lines);
    if (outcome.ok && outcome.added.length > 0) dispatch({ type: 'lines', lines: completed });
    onDialog({ kind: 'build', outcome });
  }

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
      <button type="button" className="is-main" onClick={completeIt}>
        Complete this deck
      </button>
    </div>
  );
}
