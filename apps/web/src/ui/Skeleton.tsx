/** Holds the place of something that is still on its way. */
import { cx } from './cx.ts';

export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={cx(
        'block animate-shimmer bg-plum bg-[linear-gradient(100deg,transparent_35%,rgb(189_178_230/0.22)_50%,transparent_65%)] bg-[length:220%_100%] bg-no-repeat',
        className,
      )}
    />
  );
}
