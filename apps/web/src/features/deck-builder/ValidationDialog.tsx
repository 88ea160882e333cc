/** The verdict on the deck: legal or not, what it is made of, and each rule it breaks. */
import { DECK_SIZE, type DeckValidation } from '@pokesol/decks';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import type { BuilderLine } from '../deck/facts.ts';
import { DECK_GROUPS } from './groups.ts';
import { OfficialWarning } from './OfficialWarning.tsx';
import './dialogs.css';

type ValidationDialogProps = {
  result: DeckValidation;
  isSaved: boolean;
  /** The deck that was judged. */
  lines: readonly BuilderLine[];
  onClose: () => void;
};

export default function ValidationDialog({ result, isSaved, lines, onClose }: ValidationDialogProps) {
  const { isValid, errors, stats } = result;
  return (
    <Dialog title="Deck Validation" onClose={onClose}>
      <p data-valid={isValid} className="validation-verdict">
        <PixelIcon
          name={isValid ? 'star' : 'alert'}
          className={`validation-icon ${isValid ? 'good' : 'bad'}`}
        />
        <span className="pixel-title validation-title">{isValid ? 'Deck is valid' : 'Deck has errors'}</span>
      </p>
      <dl className="validation-counts">
        <Stat name="Total" value={`${stats.totalCards}/${DECK_SIZE}`} />
        {DECK_GROUPS.map(({ kind, title, count }) => (
          <Stat key={kind} name={title} value={String(stats[count])} />
        ))}
      </dl>
      {errors.length > 0 && (
        <>
          <h3 className="validation-heading">Issues to fix:</h3>
          <ul className="validation-issues">
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        </>
      )}
      {isValid && (
        <p className="validation-note">
          {isSaved ? 'This deck is ready for battle.' : 'This deck is ready for battle once it is saved.'}
        </p>
      )}
      <OfficialWarning lines={lines} />
      <Button className="validation-close" onClick={onClose}>
        Back to the deck
      </Button>
    </Dialog>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div className="validation-count">
      <dt className="hint">{name}</dt>
      <dd className="figure">{value}</dd>
    </div>
  );
}
