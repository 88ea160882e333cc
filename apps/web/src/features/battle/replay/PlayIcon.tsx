/** The signs on the replay's keys, drawn as rows of pixels. */
import { pixelPath } from '@pokesol/pixel-art';

const ICONS = {
  play: [
    '..##......',
    '..####....',
    '..######..',
    '..########',
    '..########',
    '..######..',
    '..####....',
    '..##......',
  ],
  pause: [
    '..##..##..',
    '..##..##..',
    '..##..##..',
    '..##..##..',
    '..##..##..',
    '..##..##..',
    '..##..##..',
    '..##..##..',
  ],
  forward: [
    '.##....##.',
    '.###...##.',
    '.####..##.',
    '.#####.##.',
    '.#####.##.',
    '.####..##.',
    '.###...##.',
    '.##....##.',
  ],
  back: [
    '.##....##.',
    '.##...###.',
    '.##..####.',
    '.##.#####.',
    '.##.#####.',
    '.##..####.',
    '.##...###.',
    '.##....##.',
  ],
  last: [
    '#...#...##',
    '##..##..##',
    '###.###.##',
    '##########',
    '##########',
    '###.###.##',
    '##..##..##',
    '#...#...##',
  ],
  first: [
    '##...#...#',
    '##..##..##',
    '##.###.###',
    '##########',
    '##########',
    '##.###.###',
    '##..##..##',
    '##...#...#',
  ],
} as const satisfies Record<string, readonly string[]>;

export type PlayIconName = keyof typeof ICONS;

export const PlayIcon = ({ name }: { name: PlayIconName }) => (
  <svg viewBox="0 0 10 8" className="replay-icon" shapeRendering="crispEdges" aria-hidden="true">
    <path fill="currentColor" d={pixelPath(ICONS[name], '#')} />
  </svg>
);
