/** A small label stamped on a thing: a count, a rarity, a state. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'badge-plain',
  sun: 'badge-sun',
  mint: 'badge-mint',
  rose: 'badge-rose',
};

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof TONES };

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return <span {...rest} className={cx('badge', TONES[tone], className)} />;
}
