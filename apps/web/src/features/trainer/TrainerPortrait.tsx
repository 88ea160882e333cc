/** A trainer's portrait. Purely decorative: the name stands beside it. */

import { toPngUrl } from '@pokesol/pixel-art';
import { drawPortrait, PORTRAIT_SIZE } from '@pokesol/pixel-art/trainers';
import { memoize } from '../../platform/memoize.ts';
import { cx } from '../../ui/cx.ts';
import './portrait.css';

const urlOf = memoize((id: string) => {
  const portrait = drawPortrait(id);
  return portrait && toPngUrl(portrait);
});

type TrainerPortraitProps = { id: string; className?: string };

/** Whole multiples of 48 px keep its pixels square. Nothing where the trainer has no portrait. */
export function TrainerPortrait({ id, className }: TrainerPortraitProps) {
  const url = urlOf(id);
  if (url === undefined) return null;
  return (
    <img
      src={url}
      alt=""
      width={PORTRAIT_SIZE}
      height={PORTRAIT_SIZE}
      draggable={false}
      className={cx('trainer-portrait', className)}
    />
  );
}
