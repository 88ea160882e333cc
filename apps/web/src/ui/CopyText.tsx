/** A long id or hash: all of it visible, one click away from the clipboard. */
import { useEffect, useState } from 'react';
import { cx } from './cx.ts';

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

type Copied = 'idle' | 'copied' | 'failed';

/** Whether the text went to the clipboard, for as long as that is worth saying. */
export function useCopied(text: string, saidForMs: number) {
  const [state, setState] = useState<Copied>('idle');
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), saidForMs);
    return () => clearTimeout(timer);
  }, [state, saidForMs]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch (error) {
      console.warn('The clipboard is closed to us', error);
      setState('failed');
    }
  }
  return { state, copy: () => void copy() };
}
