/** A sign of the official table, in the colour of the text that it stands with. */
import { pixelPath } from '@pokesol/pixel-art';
import { memo } from 'react';
import { cx } from '../../../../../ui/cx.ts';
import { PLACE_SIGNS } from './placeSigns.ts';
import { STATE_SIGNS } from './stateSigns.ts';
import './sign.css';

const SIGNS = { ...PLACE_SIGNS, ...STATE_SIGNS };
export type SignName = keyof typeof SIGNS;

const paths = new Map<SignName, string>();

function pathOf(name: SignName): string {
  const kept = paths.get(name);
  if (kept !== undefined) return kept;
  const path = pixelPath(SIGNS[name], '#');
  paths.set(name, path);
  return path;
}

export const Sign = memo(({ name, className }: { name: SignName; className?: string }) => (
  <svg
    viewBox="0 0 12 12"
    shapeRendering="crispEdges"
    aria-hidden="true"
    className={cx('table-sign', className)}
  >
    <path fill="currentColor" d={pathOf(name)} />
  </svg>
));
