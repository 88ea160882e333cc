/** A small label stamped on a thing: a count, a rarity, a state. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

const TONES = {
  plain: 'bg-ink text-mist',
  sun: 'bg-sun text-ink',
  mint: 'bg-mint text-ink',
  rose: 'bg-rose text-ink',
};

type BadgeProps = ComponentProps<'span'> & { tone?: keyof typeof TONES };

export function Badge({ tone = 'plain', className, ...rest }: BadgeProps) {
  return (
    <span
      {...rest}
      className={cx(
        'inline-flex items-center gap-1.5 px-2 py-1 text-xs leading-none font-bold',
        TONES[tone],
        className,
      )}
    />
  );
}
