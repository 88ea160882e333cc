/** Light and confetti from a ball that bursts. Decoration only, and none of it for people who want less motion. */
import { hashOf } from '@pokesol/pixel-art';
import { drawRays } from '@pokesol/pixel-art/things';
import type { CSSProperties } from 'react';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

const FRAMES = drawRays().map((picture, frame) => ({ frame, picture }));

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
    {FRAMES.map(({ frame, picture }) => (
      <PixelPicture key={frame} picture={picture} />
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
