/** A booster pack: its own artwork where that loads, else a foil pouch drawn in the colours of its set. */
import { useState } from 'react';
import { hashOf, pixelPath } from '../../ui/pixels.ts';

const PALETTES = [
  { foil: '#d9482b', light: '#ff8a3c', shade: '#8f2740', mark: '#ffcf4d' },
  { foil: '#2f6fc4', light: '#74ccff', shade: '#233b86', mark: '#fff3d6' },
  { foil: '#2f9a63', light: '#62e6a4', shade: '#1c5a55', mark: '#ffcf4d' },
  { foil: '#8a3fc0', light: '#c98bff', shade: '#4d2383', mark: '#fff3d6' },
  { foil: '#c9952a', light: '#ffcf4d', shade: '#86551f', mark: '#0e0a22' },
  { foil: '#c43f7c', light: '#ff85c2', shade: '#7a2460', mark: '#fff3d6' },
] as const;

const EMBLEMS = [
  [
    '....##....',
    '...##.....',
    '..###..#..',
    '..####.##.',
    '.#########',
    '.###..####',
    '####..####',
    '###....###',
    '.##....##.',
    '..######..',
  ],
  [
    '....##....',
    '....##....',
    '...####...',
    '..######..',
    '.###.####.',
    '.##.#####.',
    '##########',
    '##########',
    '.########.',
    '...####...',
  ],
  [
    '.....#####',
    '....#####.',
    '...#####..',
    '..#####...',
    '.########.',
    '....####..',
    '...####...',
    '..####....',
    '..##......',
    '..#.......',
  ],
  [
    '....##....',
    '....##....',
    '...####...',
    '##########',
    '.########.',
    '..######..',
    '..######..',
    '.###..###.',
    '.##....##.',
    '.#......#.',
  ],
] as const;

const ROWS = Array.from({ length: 68 }, (_, row) => row);
// The glint on the foil: a slanted band, stepped like everything else.
const GLINT = ROWS.map((row) => {
  const x = 40 - Math.floor(row / 4) * 2;
  return x >= 6 && x <= 46 ? `M${x} ${8 + row}h6v1h-6z` : '';
}).join('');
const TEETH = Array.from(
  { length: 12 },
  (_, tooth) => `M${6 + tooth * 4} 2h2v2h-2zM${6 + tooth * 4} 80h2v2h-2z`,
).join('');

function DrawnPack({ setId }: { setId: string }) {
  const seed = hashOf(setId);
  const { foil, light, shade, mark } = PALETTES[seed % PALETTES.length] ?? PALETTES[0];
  const emblem = EMBLEMS[(seed >>> 8) % EMBLEMS.length] ?? EMBLEMS[0];
  return (
    <svg viewBox="0 0 60 84" shapeRendering="crispEdges" className="size-full" aria-hidden="true">
      <path fill={shade} d={`M6 4h48v76h-48z${TEETH}`} />
      <path fill={foil} d="M6 12h44v60h-44z" />
      <path fill={light} opacity="0.55" d={GLINT} />
      <path fill={light} d="M6 4h48v2h-48zM6 8h48v2h-48zM6 12h2v60h-2zM6 74h48v2h-48z" />
      <path
        fill="#0e0a22"
        d="M20 26h20v2h4v2h2v4h2v16h-2v4h-2v2h-4v2h-20v-2h-4v-2h-2v-4h-2v-16h2v-4h2v-2h4z"
      />
      <path fill={mark} d={pixelPath(emblem, '#', 2, 20, 32)} />
      <path fill={mark} d="M14 64h32v2h-32zM20 67h20v1h-20z" />
    </svg>
  );
}

export type PackLook = { setId: string; artworkUrl?: string | undefined };

export function PackArt({ art, className }: { art: PackLook; className?: string }) {
  const [broken, setBroken] = useState(false);
  return (
    <div className={className}>
      {art.artworkUrl === undefined || broken ? (
        <DrawnPack setId={art.setId} />
      ) : (
        <img
          src={art.artworkUrl}
          alt=""
          className="size-full object-contain"
          onError={() => setBroken(true)}
        />
      )}
    </div>
  );
}
