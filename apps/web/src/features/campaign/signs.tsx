/** The campaign's own small signs, in pixels: a lock and a place on the map. Purely decorative. */
import { pixelPath } from '@pokesol/pixel-art';

const LOCK = [
  '............',
  '....####....',
  '...#....#...',
  '...#....#...',
  '...#....#...',
  '..########..',
  '..#oooooo#..',
  '..#oo##oo#..',
  '..#oo##oo#..',
  '..#ooo#oo#..',
  '..########..',
  '............',
] as const;
const PLACE = [
  '....####....',
  '...######...',
  '..###..###..',
  '..##....##..',
  '..##....##..',
  '..###..###..',
  '...######...',
  '...######...',
  '....####....',
  '.....##.....',
  '..o..##..o..',
  '...oooooo...',
] as const;

type SignProps = { className?: string };

export const LockSign = ({ className }: SignProps) => <Sign rows={LOCK} className={className} />;
export const PlaceSign = ({ className }: SignProps) => <Sign rows={PLACE} className={className} />;

function Sign({ rows, className }: { rows: readonly string[]; className: string | undefined }) {
  return (
    <svg viewBox="0 0 12 12" className={className} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="currentColor" d={pixelPath(rows, '#')} />
      <path fill="var(--color-sun)" d={pixelPath(rows, 'o')} />
    </svg>
  );
}
