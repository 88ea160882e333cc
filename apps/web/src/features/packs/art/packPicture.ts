/** The drawn fronts of packs, one for each look: a screen shows the same pack in several places. */
import type { Picture } from '@pokesol/pixel-art';
import { type PackLook, paintPack } from '@pokesol/pixel-art/packs';

const drawn = new Map<string, Picture>();

export function packPicture(look: PackLook): Picture {
  const key = Object.values(look).join('|');
  const picture = drawn.get(key) ?? paintPack(look);
  drawn.set(key, picture);
  return picture;
}
