/** What is done to the deck as a whole: begin another, have it judged, save it. */
import { Button } from '../../ui/Button.tsx';

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
    <div className="grid w-full grid-cols-2 gap-2 md:flex md:w-auto lg:gap-3">
      <Button tone="secondary" className="px-3! lg:px-5!" onClick={onNew}>
        New Deck
      </Button>
      <Button
        tone="secondary"
        className="px-3! lg:px-5!"
        onClick={onValidate}
        busy={validating}
        disabled={disabled}
      >
        Validate
      </Button>
      {/* On a phone it stands in the bar at the bottom, in reach of the thumb. */}
      <Button className="px-3! max-md:hidden lg:px-5!" onClick={onSave} busy={saving} disabled={!canSave}>
        {saving ? 'Saving...' : 'Save Deck'}
      </Button>
    </div>
  );
}
