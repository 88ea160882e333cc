/** A coin goes up, turns in the air and falls on the side that was flipped. */
import type { Picture } from '@pokesol/pixel-art';
import { COIN_FRAMES, drawCoin, HEADS_FRAME, TAILS_FRAME } from '@pokesol/pixel-art/things';
import type { CSSProperties } from 'react';
import { PixelPicture } from '../../../ui/PixelPicture.tsx';

/** Drawn with the first flip. */
let sheet: Picture | undefined;
function coinSheet(): Picture {
  sheet ??= drawCoin();
  return sheet;
}

export function Coin({ heads }: { heads: boolean }) {
  const frame = heads ? HEADS_FRAME : TAILS_FRAME;
  const style = {
    '--rest': `${(-100 * frame) / COIN_FRAMES}%`,
    aspectRatio: 1,
  } as CSSProperties;
  return (
    <div className="animation-toss" data-side={heads ? 'heads' : 'tails'}>
      <div className="animation-coin" style={style}>
        <PixelPicture picture={coinSheet()} className="animation-coin-sheet" />
      </div>
      <p className="animation-word">{heads ? 'Heads!' : 'Tails!'}</p>
    </div>
  );
}
