/** A long id or hash: all of it visible, one click away from the clipboard. */
import { cx } from './cx.ts';
import { useCopied } from './useCopied.ts';

type CopyTextProps = {
  /** What it is, for the button's name: «transaction id». */
  what: string;
  text: string;
  /** What is shown instead where there is little room. */
  short?: string;
  className?: string;
};

const SAID_FOR_MS = 2_000;
const LABELS = { idle: 'Copy', copied: 'Copied', failed: 'Select it' };

export function CopyText({ what, text, short, className }: CopyTextProps) {
  const { state, copy } = useCopied(text, SAID_FOR_MS);
  return (
    <span className={cx('line-8', className)}>
      <code className="copy-text-code">{short ?? text}</code>
      <button
        type="button"
        onClick={copy}
        aria-label={state === 'idle' ? `Copy ${what}` : `${LABELS[state]}: ${what}`}
        className="text-link copy-text-button"
      >
        {LABELS[state]}
      </button>
    </span>
  );
}
