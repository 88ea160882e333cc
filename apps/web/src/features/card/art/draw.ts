/** Draws what the face of a card shows. It is most of the code of a card: the page fetches it only where no worker draws. */
import { type Picture, toPngUrl } from '@pokesol/pixel-art';
import { drawCreature, drawEnergy, drawScene, drawTrainer } from '@pokesol/pixel-art/cards';
import type { Drawing, PictureKey } from './portrait.ts';

export function drawFrom(drawing: Drawing): Picture {
  switch (drawing.shows) {
    case 'creature':
      return drawCreature(drawing.appearance, drawing.style, drawing.size);
    case 'trainer':
      return drawTrainer(drawing.appearance, drawing.isOnFace);
    case 'energy':
      return drawEnergy(drawing.appearance, drawing.isOnFace);
    case 'scene':
      return drawScene(drawing.kind, drawing.variant);
  }
}

export function drawUrl(key: PictureKey): string {
  const drawing: Drawing = JSON.parse(key);
  return toPngUrl(drawFrom(drawing));
}
