/** The printed sign of a rarity, in its colour: a circle, a diamond, or one to three stars. */
import { isRarity, type Rarity } from '@pokesol/cards';
import { pixelPath } from '@pokesol/pixel-art';

const SIGNS = {
  circle: [
    '.........',
    '..#####..',
    '.#ooooo#.',
    '.#ooooo#.',
    '.#ooooo#.',
    '.#ooooo#.',
    '.#ooooo#.',
    '..#####..',
    '.........',
  ],
  diamond: [
    '....#....',
    '...#o#...',
    '..#ooo#..',
    '.#ooooo#.',
    '#ooooooo#',
    '.#ooooo#.',
    '..#ooo#..',
    '...#o#...',
    '....#....',
  ],
  star: [
    '....#....',
    '...#o#...',
    '####o####',
    '#ooooooo#',
    '.#ooooo#.',
    '..#ooo#..',
    '.#ooooo#.',
    '.#oo#oo#.',
    '..##.##..',
  ],
} as const;

type Mark = readonly [sign: keyof typeof SIGNS, count: 1 | 2 | 3];

const MARKS: Readonly<Record<Rarity, Mark>> = {
  Common: ['circle', 1],
  Uncommon: ['diamond', 1],
  Rare: ['star', 1],
  'Rare Holo': ['star', 1],
  'Double Rare': ['star', 2],
  'Ultra Rare': ['star', 2],
  'Illustration Rare': ['star', 1],
  'Special Illustration Rare': ['star', 2],
  'Hyper Rare': ['star', 3],
  'Secret Rare': ['star', 3],
  common: ['circle', 1],
  uncommon: ['diamond', 1],
  rare: ['star', 1],
  epic: ['star', 2],
  legendary: ['star', 3],
};

/** Wears the colour of the nearest rarity class around it; says nothing, so say the rarity beside it. */
export function RarityMark({ rarity }: { rarity: string }) {
  const [sign, count] = isRarity(rarity) ? MARKS[rarity] : MARKS.Common;
  const turns = [0, 1, 2].slice(0, count);
  return (
    <svg
      viewBox={`0 0 ${count * 10 - 1} 9`}
      className="card-rarity"
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      <path
        fill="var(--rarity)"
        d={turns.map((turn) => pixelPath(SIGNS[sign], 'o', 1, turn * 10)).join('')}
      />
      <path fill="#0e0a22" d={turns.map((turn) => pixelPath(SIGNS[sign], '#', 1, turn * 10)).join('')} />
    </svg>
  );
}
