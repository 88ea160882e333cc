/** Holds the place of something that is still on its way. */
import { cx } from './cx.ts';

export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={cx('skeleton', className)} />;
}
