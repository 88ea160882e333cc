/** Starts the thread that draws pictures of cards. */
import type { Means } from './pictures.ts';

export const startPictureWorker: Means['startWorker'] = ({ answered, failed }) => {
  const worker = new Worker(new URL('./pictureWorker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }) => answered(data));
  // Of code that did not come, and of a drawing that failed; the other of an answer that cannot be read.
  worker.addEventListener('error', failed);
  worker.addEventListener('messageerror', failed);
  return { draw: (keys) => worker.postMessage(keys), end: () => worker.terminate() };
};
