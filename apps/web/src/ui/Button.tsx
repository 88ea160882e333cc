/** The one button: a chunky key. Busy keys keep their place and their focus, and say so. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export type ButtonTone = 'primary' | 'secondary' | 'danger' | 'quiet';

const TONES: Record<ButtonTone, string> = {
  primary: 'button-primary',
  secondary: 'button-secondary',
  danger: 'button-danger',
  quiet: 'button-quiet',
};

export const buttonClass = (tone: ButtonTone = 'primary', className?: string) =>
  cx('pixel-frame pixel-button button', TONES[tone], className);

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
      {busy && <span aria-hidden className="button-busy" />}
      {children}
    </button>
  );
}
