/** The phone's bar above the navigation: how far the deck is, one step back, and save. */
import { DECK_SIZE } from '@pokesol/decks';
import { Button } from '../../ui/Button.tsx';
import { SizeBadge } from './DeckCountsBar.tsx';
import type { WorkspaceProps } from './workspaceProps.ts';

type PhoneBarProps = Pick<WorkspaceProps, 'bench' | 'dispatch' | 'onSave' | 'saving'> & {
  total: number;
  /** A deck without a name cannot be saved: leads to where it gets one. */
  onName: () => void;
};

export function PhoneBar({ bench, dispatch, onSave, saving, total, onName }: PhoneBarProps) {
  const nameless = bench.present.name.trim() === '';
  return (
    <div className="builder-phone-bar">
      <p className="min-w-0 flex-1 leading-tight">
        <span className="font-pixel text-sm text-sun">{`${total}/${DECK_SIZE}`}</span>
        <SizeBadge total={total} className="mt-1 -ml-0.5 whitespace-nowrap" />
      </p>
      <button
        type="button"
        className="min-h-11 px-2 font-bold text-sun disabled:text-mist disabled:opacity-60"
        disabled={bench.past.length === 0}
        onClick={() => dispatch({ type: 'undo' })}
      >
        Undo
      </button>
      {nameless && total > 0 ? (
        <Button className="px-3!" onClick={onName}>
          Name it
        </Button>
      ) : (
        <Button className="px-3!" disabled={nameless} busy={saving} onClick={onSave}>
          {saving ? 'Saving...' : 'Save Deck'}
        </Button>
      )}
    </div>
  );
}
