/** Which ball a pack comes in: the free one in a pokeball, every other in one of four by the chance of its id. */
import { hashOf } from '@pokesol/pixel-art';
import { BALL_TYPES, type BallType } from '@pokesol/pixel-art/things';

/** `chance` is whatever is random about this opening and stays the same through a reload, such as the purchase's id. */
export function ballTypeOf(chance: string, isFree: boolean): BallType {
  if (isFree) return 'pokeball';
  // The upper bits: an id's last characters move the lower ones too regularly.
  return BALL_TYPES[(hashOf(chance) >>> 11) % BALL_TYPES.length] ?? 'pokeball';
}
