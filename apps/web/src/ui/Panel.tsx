/** A framed surface: the box that everything on a screen sits in. */
import type { ComponentProps } from 'react';
import { cx } from './cx.ts';

export function Panel({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={cx('pixel-frame pixel-panel', className)} />;
}
