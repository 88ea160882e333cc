/** What a question ends with: how many are chosen, the way to the table, and the one button that answers. */
import { useId } from 'react';

type ChoiceFootProps = {
  /** «1 of 2 chosen»: announced as it changes. */
  count?: string | undefined;
  /** What follows from the answer. */
  note?: string | undefined;
  answer: string;
  /** Under it: what exactly is answered. */
  hint?: string | undefined;
  /** Why it cannot be answered yet. */
  lacks?: string | undefined;
  /** «Take nothing», where that is an answer. */
  nothing?: string | undefined;
  isBusy: boolean;
  onAnswer: () => void;
  onNothing?: () => void;
  onPutAside: () => void;
};

export function ChoiceFoot(props: ChoiceFootProps) {
  const { count, note, answer, hint, lacks, nothing, isBusy, onAnswer, onNothing, onPutAside } = props;
  const lacksId = useId();
  return (
    <footer className="choice-foot">
      <div className="choice-foot-words">
        {count !== undefined && (
          <p role="status" className="choice-counted">
            {count}
          </p>
        )}
        {note !== undefined && note !== '' && <p className="choice-note">{note}</p>}
      </div>
      <div className="choice-pad">
        <button type="button" className="pad-button" onClick={onPutAside}>
          Table
          <span className="pad-hint">look at it</span>
        </button>
        {nothing !== undefined && (
          <button
            type="button"
            className="pad-button"
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onNothing?.()}
          >
            {nothing}
          </button>
        )}
        <button
          type="button"
          className="pad-button"
          data-answer
          data-tone={lacks === undefined ? 'go' : 'plain'}
          // Really disabled it would drop the focus.
          aria-disabled={isBusy || lacks !== undefined || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={lacks === undefined ? undefined : lacksId}
          onClick={() => !isBusy && lacks === undefined && onAnswer()}
        >
          {answer}
          {lacks !== undefined && (
            <span id={lacksId} className="pad-hint">
              {lacks}
            </span>
          )}
          {lacks === undefined && hint !== undefined && <span className="pad-hint">{hint}</span>}
        </button>
      </div>
    </footer>
  );
}
