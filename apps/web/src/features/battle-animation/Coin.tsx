/** A coin goes up, turns in the air and falls on the side that was flipped. */

import { COIN_FRAMES, COIN_SIZE, coinLayers, HEADS_FRAME, TAILS_FRAME } from '@pokesol/pixel-art/things';
import type { CSSProperties } from 'react';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

export function Coin({ heads }: { heads: boolean }) {
  const frame = heads ? HEADS_FRAME : TAILS_FRAME;
  const style = {
    '--rest': `${(-100 * frame) / COIN_FRAMES}%`,
    aspectRatio: 1,
  } as CSSProperties;
  return (
    <div className="animation-toss" data-side={heads ? 'heads' : 'tails'}>
      <div className="animation-coin" style={style}>
        <PixelPicture
          width={COIN_SIZE * COIN_FRAMES}
          height={COIN_SIZE}
          layers={coinLayers()}
          className="animation-coin-sheet"
        />
      </div>
      <p className="animation-word">{heads ? 'Heads!' : 'Tails!'}</p>
    </div>
  );
}
