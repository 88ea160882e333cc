/** The sign of a type, or of the energy an attack costs: a small pixel stud in the type's colour. */
import { pixelPath } from '@pokesol/pixel-art';
import { emblemRows, type TypeStyle } from '@pokesol/pixel-art/cards';
import { memo } from 'react';
import { useStore } from '../../platform/createStore.ts';
import { sight } from '../../platform/sight.ts';
import { cx } from '../../ui/cx.ts';
import { typeClass, typeStyle } from './cardType.ts';
import { letterPath } from './energyLetters.ts';
import './cardDetails.css';

const STUD = 'M3 0h8v1h2v2h1v8h-1v2h-2v1H3v-1H1v-2H0V3h1V1h2z';

const paths = new Map<TypeStyle | 'trainer', string>();

/** The sign's pixels in a field of ten by ten. */
export function emblemPath(style: TypeStyle | 'trainer'): string {
  const kept = paths.get(style);
  if (kept !== undefined) return kept;
  const path = pixelPath(emblemRows(style), '#');
  paths.set(style, path);
  return path;
}

type TypeIconProps = { type: string; className?: string };

/** Stands alone: its accessible name is the type as printed, such as 'Lightning'. */
export function TypeIcon({ type, className }: TypeIconProps) {
  return (
    <span role="img" aria-label={type} className="type-icon-frame">
      <TypeSign type={type} className={className ?? ''} />
    </span>
  );
}

/** Stands beside the type's name. */
export const TypeSign = memo(function TypeSign({ type, className }: TypeIconProps) {
  const style = typeStyle(type);
  const { letters } = useStore(sight);
  return (
    <svg
      viewBox="0 0 14 14"
      aria-hidden="true"
      shapeRendering="crispEdges"
      className={cx(typeClass(style), 'type-icon', className)}
    >
      <path className="stud" d={STUD} />
      <path fill="#fff" opacity="0.35" d="M3 1h8v1H3zM1 3h1v4H1zM2 2h1v1H2z" />
      <path
        className="sign"
        transform="translate(2 2)"
        d={(letters ? letterPath(style) : undefined) ?? emblemPath(style)}
      />
    </svg>
  );
});
