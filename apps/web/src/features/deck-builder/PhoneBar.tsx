/** The phone's bar above the navigation: how far the deck is, one step back, and save. */
import { DECK_SIZE } from '@pokesol/decks';
import { Button } from '../../ui/Button.tsx';
import { SizeBadge } from './DeckCountsBar.tsx';
import type { WorkspaceProps } from './workspaceProps.ts';
import './frame.css';

type PhoneBarProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'onSave' | 'saving'> & {
  total: number;
  /** A deck without a name cannot be saved: leads to where it gets one. */
  onName: () => void;
};

export function PhoneBar({ bench, dispatch, onSave, saving, total, onName }: PhoneBarProps) {
  const nameless = bench.present.name.trim() === '';
  return (
    <div className="builder-phone-bar">
      <p className="phone-bar-count">
        <span className="figure">{`${total}/${DECK_SIZE}`}</span>
        <SizeBadge total={total} className="phone-bar-size" />
      </p>
      <button
        type="button"
        className="phone-bar-undo"
        disabled={bench.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      {nameless && total > 0 ? (
        <Button className="phone-bar-action" onClick={onName}>
          Name it
        </Button>
      ) : (
        <Button className="phone-bar-action" disabled={nameless} busy={saving} onClick={onSave}>
          {saving ? 'Saving...' : 'Save Deck'}
        </Button>
      )}
    </div>
  );
}
