/** A ball that holds together until it bursts: two halves, one above the other. */

import { BALL_SIZE, type BallType, ballOf } from '@pokesol/pixel-art/things';
import { PixelPicture } from '../../ui/PixelPicture.tsx';

export function Ball({ type }: { type: BallType }) {
  const { lid, bowl } = ballOf(type);
  return (
    <div className="opening-ball" data-ball={type}>
      <PixelPicture width={BALL_SIZE} height={BALL_SIZE} layers={bowl} className="opening-bowl" />
      <PixelPicture width={BALL_SIZE} height={BALL_SIZE} layers={lid} className="opening-lid" />
    </div>
  );
}
