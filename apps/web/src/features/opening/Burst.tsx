/** Light and confetti from a ball that bursts. Decoration only, and none of it for people who want less motion. */

import { createPainting, hashOf, polar } from '@pokesol/pixel-art';
import type { CSSProperties } from 'react';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

const WIDTH = 144;
const HEIGHT = 72;
const RAYS = 11;

// Three positions of the same rays: shown in turn they seem to wheel, as sprites do.
const FRAMES = [0, 1, 2].map((frame) => {
  const { paint, layers } = createPainting(WIDTH, HEIGHT);
  const turn = (frame * Math.PI * 2) / RAYS / 3;
  const wave = (angle: number) => Math.cos((angle + turn) * RAYS);
  paint(
    polar(WIDTH / 2, HEIGHT / 2, (_, angle) => wave(angle) > 0.2),
    (x, y) => {
      const far = Math.hypot(x - WIDTH / 2, y - HEIGHT / 2) + ((x + y) % 2) * 8;
      if (far < 26) return '#ffcf4d';
      return far < 46 ? '#f07a35' : '#9c3f6a';
    },
  );
  paint(
    polar(WIDTH / 2, HEIGHT / 2, (radius, angle) => radius < 34 && wave(angle) > 0.75),
    '#fff3d6',
  );
  return { frame, layers: layers() };
});

const COLOURS = ['#ffcf4d', '#ff8a3c', '#ff6f85', '#62e6a4', '#74ccff', '#fff3d6'];
const CONFETTI = Array.from({ length: 48 }, (_, piece) => {
  const seed = hashOf(`confetti ${piece}`);
  const angle = (piece / 48) * Math.PI * 2;
  const reach = 90 + (seed % 160);
  const style: CSSProperties & Record<`--${string}`, string> = {
    '--dx': `${Math.round(Math.sin(angle) * reach * 1.5)}px`,
    '--dy': `${Math.round(Math.cos(angle) * reach - 60)}px`,
    '--fall': `${120 + ((seed >>> 7) % 120)}px`,
    '--late': `${(seed >>> 12) % 90}ms`,
    background: COLOURS[seed % COLOURS.length] ?? '#ffcf4d',
    width: 6 + ((seed >>> 4) % 3) * 3,
    height: 6 + ((seed >>> 9) % 2) * 3,
  };
  return { piece, style };
});

export const Rays = () => (
  <div className="opening-rays">
    {FRAMES.map(({ frame, layers }) => (
      <PixelPicture key={frame} width={WIDTH} height={HEIGHT} layers={layers} />
    ))}
  </div>
);

export const Confetti = () => (
  <div className="opening-confetti">
    {CONFETTI.map(({ piece, style }) => (
      <i key={piece} style={style} />
    ))}
  </div>
);
