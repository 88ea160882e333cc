/** What is done to the deck as a whole: have it judged, save it. */
import { Button } from '../../ui/Button.tsx';
import './frame.css';

type BuilderActionsProps = {
  onValidate: () => void;
  validating: boolean;
  onSave: () => void;
  saving: boolean;
  canSave: boolean;
  unsaved: boolean;
};

export function BuilderActions(props: BuilderActionsProps) {
  const { onValidate, validating, onSave, saving, canSave, unsaved } = props;
  return (
    <div className="builder-actions">
      <Button tone="secondary" className="builder-action" onClick={onValidate} busy={validating}>
        Validate
      </Button>
      <Button
        className="builder-action"
        title={unsaved ? 'Unsaved changes' : undefined}
        onClick={onSave}
        busy={saving}
        disabled={!canSave}
      >
        {saving ? (
          'Saving...'
        ) : (
          <>
            {unsaved && <span aria-hidden className="builder-save-mark" />}
            <span>
              Save<span className="sr-only"> Deck</span>
            </span>
          </>
        )}
      </Button>
    </div>
  );
}
