/** The sign of a set. A catalogue's own picture is never loaded: it would tell a stranger who is at work here. */

import { setEmblemUrl } from '@pokesol/pixel-art/packs';
import { cx } from '../../../ui/cx.ts';

export const ExternalSetEmblem = ({ name, className }: { name: string; className?: string }) => (
  <img
    src={setEmblemUrl(name)}
    alt=""
    draggable={false}
    className={cx('[image-rendering:pixelated]', className)}
  />
);
