/** Draws pictures of cards in a thread of its own. */
import { drawUrl } from './draw.ts';
import type { Drawn } from './pictures.ts';
import type { PictureKey } from './portrait.ts';

addEventListener('message', ({ data }: MessageEvent<readonly PictureKey[]>) => {
  const drawn: Drawn = data.map((key) => [key, drawUrl(key)]);
  postMessage(drawn);
});
