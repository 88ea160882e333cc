/** A trainer's portrait. Purely decorative: the name stands beside it. */

import { PORTRAIT_SIZE, portraitUrl } from '@pokesol/pixel-art/trainers';
import { cx } from '../../ui/cx.ts';
import './portrait.css';

type TrainerPortraitProps = { id: string; className?: string };

/** Whole multiples of 48 px keep its pixels square. Nothing where the trainer has no portrait. */
export function TrainerPortrait({ id, className }: TrainerPortraitProps) {
  const url = portraitUrl(id);
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
