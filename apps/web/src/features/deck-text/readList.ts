/** Reads a pasted list: short ones at once, long ones beside the page, so that typing and scrolling go on meanwhile. */
import type { DeckImport } from '@pokesol/decks';
import { type ListRequest, readNow } from './readNow.ts';

/** About as many characters as a page reads within one frame. */
const READ_AT_ONCE = 12_000;

/** A helper thread that cannot be had costs a pause, not the list. Rejects with the signal's reason once it is aborted. */
export async function readDeckText(request: ListRequest, signal: AbortSignal): Promise<DeckImport> {
  if (request.text.length <= READ_AT_ONCE) return readNow(request);
  try {
    return await readAside(request, signal);
  } catch (error) {
    signal.throwIfAborted();
    console.warn('The list is read in the page itself', error);
    return readNow(request);
  }
}

function readAside(request: ListRequest, signal: AbortSignal): Promise<DeckImport> {
  const helper = new Worker(new URL('./listWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<DeckImport>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    helper.addEventListener('message', ({ data }: MessageEvent<DeckImport>) => resolve(data));
    helper.addEventListener('error', (event) => reject(new Error(event.message || 'No helper thread')));
    helper.postMessage(request);
  }).finally(() => helper.terminate());
}
