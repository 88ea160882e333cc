/** The verdict on the deck by the format it is for and by others: legal or not, and each rule it breaks. */
import { DECK_SIZE, type DeckFormat, formatById, type Owned, officialFindings } from '@pokesol/decks';
import type { AnyRules } from '@pokesol/engine';
import { BATTLE_RULES } from '@pokesol/protocol/constants';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { type BuilderLine, FormatVerdicts, formatBattles } from '../deck/index.ts';
import { DECK_GROUPS } from './groups.ts';
import { OfficialWarning } from './OfficialWarning.tsx';
import type { DeckVerdict } from './useValidation.ts';
import './dialogs.css';

type ValidationDialogProps = {
  result: DeckVerdict;
  /** What the deck is for. */
  format: DeckFormat;
  isSaved: boolean;
  /** The deck that was judged. */
  lines: readonly BuilderLine[];
  owned: Owned;
  onClose: () => void;
};

export default function ValidationDialog(props: ValidationDialogProps) {
  const { result, format, isSaved, lines, owned, onClose } = props;
  const { stats } = result;
  const { rules } = formatById(format);
  const errorsOf = { classic: result.errors, official: result.official.errors };
  const errors = format === rules ? errorsOf[rules] : officialFindings(lines, { owned, format }).errors;
  const isValid = errors.length === 0;
  const others = BATTLE_RULES.filter((each) => each !== rules);
  return (
    <Dialog title="Deck Validation" onClose={onClose}>
      <p data-valid={isValid} className="validation-verdict">
        <PixelIcon
          name={isValid ? 'star' : 'alert'}
          className={`validation-icon ${isValid ? 'good' : 'bad'}`}
        />
        <span className="pixel-title validation-title">{isValid ? 'Deck is valid' : 'Deck has errors'}</span>
        <span className="hint">for {formatBattles(format)}</span>
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
      {others.map((other) => (
        <OtherFormat key={other} format={other} errors={errorsOf[other]} known={errors} />
      ))}
      <FormatVerdicts lines={lines} />
      <OfficialWarning lines={lines} />
      <Button className="validation-close" onClick={onClose}>
        Back to the deck
      </Button>
    </Dialog>
  );
}

type OtherFormatProps = {
  format: AnyRules;
  errors: readonly string[];
  known: readonly string[];
};

/** What the other rules make of the same deck, without saying a second time what is `known`. */
function OtherFormat({ format, errors, known }: OtherFormatProps) {
  const more = errors.filter((error) => !known.includes(error));
  if (errors.length === 0)
    return (
      <p className="validation-note">{`It may be played by ${formatById(format).name} rules${known.length === 0 ? ', too' : ''}.`}</p>
    );
  if (more.length === 0)
    return (
      <p className="validation-note">{`${formatBattles(format)} would not take it either, for the same reasons.`}</p>
    );
  return (
    <>
      <h3 className="validation-heading">{`${formatBattles(format)} would not take it:`}</h3>
      <ul className="validation-issues">
        {more.map((error) => (
          <li key={error}>{error}</li>
        ))}
      </ul>
    </>
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
