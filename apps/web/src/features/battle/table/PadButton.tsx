/** One of the four buttons of the pad: it keeps its place, and what it says in two lines. */
import type { Clock } from '../../../platform/clock.ts';
import { cx } from '../../../ui/cx.ts';
import { usePressGuard } from './pressGuard.ts';

export type PadButtonProps = {
  label: string;
  /** Under it: what comes of it, or the key that does the same. */
  hint?: string | undefined;
  tone?: 'plain' | 'go' | 'danger' | 'due';
  /** It does nothing now; a press says why, where there is something to say. */
  isOff?: boolean;
  isBusy?: boolean;
  /** Commits something: deaf for a moment after each change of what it does. */
  guarded?: boolean;
  describedBy?: string | undefined;
  pad: 'end' | 'what' | 'back' | 'do';
  clock: Clock;
  onPress: () => void;
};

export function PadButton(props: PadButtonProps) {
  const { label, hint, tone = 'plain', isOff = false, isBusy = false, guarded = false, describedBy } = props;
  const { pad, clock, onPress } = props;
  const guard = usePressGuard([label, hint, isOff, isBusy].join(' '), clock);
  const isDeaf = guarded && guard.isDeaf;
  return (
    <button
      type="button"
      className={cx('pad-button', isOff && 'pad-button-off')}
      data-pad={pad}
      data-tone={isOff ? 'plain' : tone}
      // Really disabled it would drop the focus.
      aria-disabled={isOff || isDeaf || isBusy || undefined}
      aria-busy={isBusy || undefined}
      aria-describedby={describedBy}
      onPointerDown={guard.onPointerDown}
      // A key that is held down presses once.
      onKeyDown={(event) => event.repeat && event.key !== 'Tab' && event.preventDefault()}
      onClick={() => {
        const isMeant = guard.mayAct();
        // Where it can do nothing a press only asks why.
        if (!isBusy && (isMeant || !guarded || isOff)) onPress();
      }}
    >
      <span>{label}</span>
      {hint !== undefined && <span className="pad-hint">{hint}</span>}
    </button>
  );
}
