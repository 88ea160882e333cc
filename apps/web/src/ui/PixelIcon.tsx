/** Our own icons, drawn as rows of pixels: «#» takes the text colour, «o» a lighter one. */

import { pixelPath } from '@pokesol/pixel-art';
import { NAV_ICONS } from './navIcons.ts';

const ICONS = {
  ...NAV_ICONS,
  pack: [
    '..########..',
    '..#o#o#o##..',
    '..########..',
    '..#......#..',
    '..#..oo..#..',
    '..#.oooo.#..',
    '..#.oooo.#..',
    '..#..oo..#..',
    '..#......#..',
    '..########..',
    '..#o#o#o##..',
    '..########..',
  ],
  wallet: [
    '............',
    '.########...',
    '#........#..',
    '###########.',
    '#.........#.',
    '#......####.',
    '#......#oo#.',
    '#......####.',
    '#.........#.',
    '###########.',
    '............',
    '............',
  ],
  cards: [
    '...#######..',
    '...#.....#..',
    '.#######.#..',
    '.#.....#.#..',
    '.#.ooo.#.#..',
    '.#.ooo.#.#..',
    '.#.ooo.#.#..',
    '.#.....#.#..',
    '.#.###.###..',
    '.#.....#....',
    '.#######....',
    '............',
  ],
  store: [
    '.##########.',
    '#oo##oo##oo#',
    '#oo##oo##oo#',
    '############',
    '.#........#.',
    '.#.###....#.',
    '.#.#o#.##.#.',
    '.#.###.##.#.',
    '.#.....##.#.',
    '.##########.',
    '............',
    '............',
  ],
  trade: [
    '............',
    '.......#....',
    '.......##...',
    '.########o..',
    '.......##...',
    '.......#....',
    '....#.......',
    '...##.......',
    '..o########.',
    '...##.......',
    '....#.......',
    '............',
  ],
  coin: [
    '............',
    '....####....',
    '..##oooo##..',
    '..#oo##oo#..',
    '.#oo#oooo#..',
    '.#oo##ooo##.',
    '.#ooo##ooo#.',
    '.#oooo#oo##.',
    '..#oo##oo#..',
    '..##oooo##..',
    '....####....',
    '............',
  ],
  alert: [
    '............',
    '.....##.....',
    '....#oo#....',
    '....#oo#....',
    '...#o##o#...',
    '...#o##o#...',
    '..#oo##oo#..',
    '..#oooooo#..',
    '.#ooo##ooo#.',
    '.##########.',
    '............',
    '............',
  ],
  grass: [
    '............',
    '......o.....',
    '..o...#...o.',
    '..#..##..##.',
    '.##..##..#..',
    '.#o.#o#.##..',
    '.##.###.#o#.',
    '..#.#o##.##.',
    '..#########.',
    '.####o####..',
    '.##########.',
    '............',
  ],
  close: [
    '............',
    '.##......##.',
    '.###....###.',
    '..###..###..',
    '...######...',
    '....####....',
    '....####....',
    '...######...',
    '..###..###..',
    '.###....###.',
    '.##......##.',
    '............',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PixelIconName = keyof typeof ICONS;
export const PIXEL_ICONS = Object.keys(ICONS) as readonly PixelIconName[];

/** Purely decorative: whatever it means must also stand beside it in words. */
export function PixelIcon({ name, className }: { name: PixelIconName; className?: string }) {
  const rows = ICONS[name];
  return (
    <svg viewBox="0 0 12 12" className={className} shapeRendering="crispEdges" aria-hidden="true">
      <path fill="currentColor" d={pixelPath(rows, '#')} />
      <path fill="var(--color-sun)" d={pixelPath(rows, 'o')} />
    </svg>
  );
}
