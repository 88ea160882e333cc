/** The phone's bar above the navigation, under the deck's cards: its basic energy, one step back, lists, and completing it. */
import { CompleteDeck } from './CompleteDeck.tsx';
import { EnergyTray } from './EnergyTray.tsx';
import type { WorkspaceProps } from './workspaceProps.ts';
import './phoneBar.css';

export function PhoneBar(props: WorkspaceProps) {
  const { bench, dispatch, pool, moves, onDialog } = props;
  return (
    <div className="builder-phone-bar">
      <EnergyTray pool={pool} moves={moves} lines={bench.present.lines} isPhone />
      <div className="builder-tools">
        <button type="button" disabled={bench.past.length === 0} onClick={() => dispatch({ type: 'undo' })}>
          Undo
        </button>
        <button type="button" onClick={() => onDialog({ kind: 'import' })}>
          Import
        </button>
        <CompleteDeck {...props} />
      </div>
    </div>
  );
}
