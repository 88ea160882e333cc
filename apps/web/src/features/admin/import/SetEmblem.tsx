/** The sign of a set. A catalogue's own picture is never loaded: it would tell a stranger who is at work here. */
import { cx } from '../../../ui/cx.ts';
import { setEmblemUrl } from './setEmblem.ts';

export const SetEmblem = ({ name, className }: { name: string; className?: string }) => (
  <img
    src={setEmblemUrl(name)}
    alt=""
    draggable={false}
    className={cx('[image-rendering:pixelated]', className)}
  />
);
