/** The one button: a chunky key. Busy keys keep their place and their focus, and say so. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet';

const TONES: Record<ButtonTone, string> = {
  primary:
    'text-ink [--face:var(--color-ember)] [--shade:#b9501a] hover:[--face:var(--color-sun)] hover:[--shade:#b8862a]',
  secondary: 'text-cream [--face:var(--color-plum)] [--shade:var(--color-dusk)] hover:[--face:#493790]',
  danger: 'text-ink [--face:var(--color-rose)] [--shade:#a13148] hover:[--face:#ff94a4]',
  quiet: 'text-mist [--face:var(--color-night)] [--shade:var(--color-night)] hover:text-cream',
};

export const buttonClass = (tone: ButtonTone = 'primary', className?: string) =>
  cx(
    'pixel-frame pixel-button inline-flex min-h-11 items-center justify-center gap-2 px-5 pt-2 pb-3',
    'font-pixel text-xs leading-snug no-underline select-none',
    TONES[tone],
    className,
  );

type ButtonProps = ComponentProps<'button'> & { tone?: ButtonTone; busy?: boolean };

export function Button(props: ButtonProps) {
  const { tone, busy = false, disabled, className, onClick, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass(tone, className)}
      disabled={disabled}
      // A key that really goes dead drops the focus to the page's start.
      aria-disabled={busy || rest['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <span aria-hidden className="size-2.5 animate-spin-step bg-current" />}
      {children}
    </button>
  );
}
