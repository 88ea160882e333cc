/** The pictures that the page shows: one worker and one store for all its screens. */
import { useCallback, useSyncExternalStore } from 'react';
import { connection } from '../../../platform/connection.ts';
import { createPictures } from './pictures.ts';
import { type Drawing, keyOf } from './portrait.ts';
import { startPictureWorker } from './startPictureWorker.ts';

const pictures = createPictures({
  startWorker: startPictureWorker,
  loadDrawing: () => import('./draw.ts'),
  onNotLoaded: () => void connection.check(),
});

connection.onBack(pictures.retry);
// A page that has this code is about to show cards. Tests of plain functions run where there are no workers.
if ('Worker' in globalThis) pictures.begin();

/** `undefined` while it is drawn: its place has to keep its size. A card that leaves the screen before is not drawn at all. */
export function usePicture(drawing: Drawing | undefined): string | undefined {
  const key = drawing && keyOf(drawing);
  const subscribe = useCallback(
    (notify: () => void) => (key === undefined ? () => undefined : pictures.want(key, notify)),
    [key],
  );
  return useSyncExternalStore(subscribe, () => (key === undefined ? undefined : pictures.get(key)));
}

export const pictureUrl = (drawing: Drawing): Promise<string> => pictures.drawn(keyOf(drawing));
