/** The store's sign: dusk over tall grass, with something looking back. */

import { hashOf } from '@pokesol/pixel-art';
import type { CSSProperties } from 'react';

const WIDTH = 240;
const HEIGHT = 60;

/** The sky from the top: each colour and the row it begins at. Dark where the words stand, bright behind the grass. */
const BANDS = [
  { color: '#14102c', top: 0 },
  { color: '#1c1540', top: 10 },
  { color: '#2a1f58', top: 20 },
  { color: '#472a6c', top: 30 },
  { color: '#7c3a72', top: 37 },
  { color: '#b84c5c', top: 42 },
  { color: '#e87039', top: 46 },
  { color: '#ff9a44', top: 49 },
];

/** Every second pixel of a row: where two colours meet, they mix as on an old screen. */
const dither = (y: number) =>
  Array.from({ length: WIDTH / 2 }, (_, x) => `M${x * 2 + (y % 2)} ${y}h1v1h-1z`).join('');

// None behind the words, which stand at the lower left.
const STARS = Array.from({ length: 70 }, (_, star) => {
  const seed = hashOf(`star ${star}`);
  const [x, y] = [seed % WIDTH, (seed >>> 9) % 26];
  return x > 120 || y < 5 ? `M${x} ${y}h1v1h-1z` : '';
}).join('');

/** Blades of grass from the bottom edge up, each column as high as its number says. */
function blades(name: string, low: number, spread: number): string {
  return Array.from({ length: WIDTH / 2 }, (_, blade) => {
    const seed = hashOf(`${name} ${blade}`);
    const height = low + (seed % spread) + (seed % 7 === 0 ? 4 : 0);
    return `M${blade * 2} ${HEIGHT - height}h1v${height}h-1zM${blade * 2 + 1} ${HEIGHT - height + 2}h1v${height}h-1z`;
  }).join('');
}

const EYES = [
  { x: 152, y: 50, delay: '0s' },
  { x: 187, y: 47, delay: '-1.7s' },
  { x: 214, y: 51, delay: '-3.1s' },
];

const SCENE = { stars: STARS, back: blades('back', 9, 7), front: blades('front', 4, 6) };

export function Hero() {
  return (
    <section className="pixel-frame mb-8 overflow-hidden p-[5px] [--edge:var(--color-haze)] [--fill:#181233] [--step:5px]">
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="xMaxYMax slice"
        shapeRendering="crispEdges"
        className="absolute inset-[5px] [clip-path:var(--notched)] h-[calc(100%-10px)] w-[calc(100%-10px)]"
        aria-hidden="true"
      >
        {BANDS.map(({ color, top }) => (
          <g key={color} fill={color}>
            <path d={`M0 ${top}h${WIDTH}v${HEIGHT}h-${WIDTH}z`} />
            {top > 0 && <path d={dither(top - 1) + dither(top - 3)} />}
          </g>
        ))}
        <path className="hidden md:inline" fill="#fff3d6" opacity="0.8" d={SCENE.stars} />
        <path
          className="hidden md:inline"
          fill="#fff3d6"
          d="M206 8h6v1h2v2h1v6h-1v2h-2v1h-6v-1h-2v-2h-1v-6h1v-2h2z"
        />
        <path fill="#3a1f4d" d={SCENE.back} />
        {EYES.map(({ x, y, delay }) => (
          <g key={x} className="animate-blink in-turn" style={{ '--delay': delay } as CSSProperties}>
            <path fill="#ffcf4d" d={`M${x} ${y}h2v2h-2zM${x + 5} ${y}h2v2h-2z`} />
            <path fill="#0e0a22" d={`M${x + 1} ${y}h1v1h-1zM${x + 5} ${y}h1v1h-1z`} />
          </g>
        ))}
        <path fill="#0e0a22" d={SCENE.front} />
      </svg>
      <div className="relative max-w-2xl px-5 pt-9 pb-20 md:px-10 md:pt-14 md:pb-28">
        <h1 className="pixel-title text-2xl text-cream [text-shadow:4px_4px_0_var(--color-ink)] md:text-[2.5rem]">
          PokeSol
        </h1>
        <p className="mt-5 max-w-lg text-base text-cream [text-shadow:0_2px_0_var(--color-ink)] md:text-lg">
          Open booster packs, build your collection, and trade with players worldwide.
        </p>
      </div>
    </section>
  );
}
