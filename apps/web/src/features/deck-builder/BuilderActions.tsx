/** What is done to the deck as a whole: begin another, have it judged, save it. */
import { Button } from '../../ui/Button.tsx';
import './frame.css';

type BuilderActionsProps = {
  onNew: () => void;
  onValidate: () => void;
  validating: boolean;
  onSave: () => void;
  saving: boolean;
  canSave: boolean;
  /** The deck is not there yet. */
  disabled: boolean;
};

export function BuilderActions(props: BuilderActionsProps) {
  const { onNew, onValidate, validating, onSave, saving, canSave, disabled } = props;
  return (
    <div className="builder-actions">
      <Button tone="secondary" className="builder-action" onClick={onNew}>
        New Deck
      </Button>
      <Button
        tone="secondary"
        className="builder-action"
        onClick={onValidate}
        busy={validating}
        disabled={disabled}
      >
        Validate
      </Button>
      {/* On a phone it stands in the bar at the bottom, in reach of the thumb. */}
      <Button className="builder-action is-save" onClick={onSave} busy={saving} disabled={!canSave}>
        {saving ? 'Saving...' : 'Save Deck'}
      </Button>
    </div>
  );
}
