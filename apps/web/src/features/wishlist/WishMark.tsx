/** The sign of a card that is wished for: a heart, for stars say how rare a card is. */
import { pixelPath } from '@pokesol/pixel-art';
import './wishlist.css';

const HEART = [
  '.##...##.',
  '####.####',
  '#########',
  '#########',
  '.#######.',
  '..#####..',
  '...###...',
  '....#....',
];

/** Decorative: what it means stands beside it in words. */
export function WishMark() {
  return (
    <svg viewBox="0 0 9 8" className="wish-mark" shapeRendering="crispEdges" aria-hidden="true">
      <path fill="currentColor" d={pixelPath(HEART, '#')} />
    </svg>
  );
}
