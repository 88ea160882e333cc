/** Reads a pasted list: short ones at once, long ones beside the page, so that typing and scrolling go on meanwhile. */
import { type DeckImport, type DeckTextCard, importDeckText } from '@pokesol/decks';

export type ListRequest = {
  readonly text: string;
  readonly cards: readonly DeckTextCard[];
  readonly owned: readonly (readonly [cardId: string, copies: number])[];
};

/** About as many characters as a page reads within one frame. */
const READ_AT_ONCE = 12_000;

export function readNow({ text, cards, owned }: ListRequest): DeckImport {
  const copies = new Map(owned);
  return importDeckText(text, { cards, owned: (id) => copies.get(id) ?? 0 });
}

/** A helper thread that cannot be had costs a pause, not the list. Rejects with the signal's reason once it is aborted. */
export async function readList(request: ListRequest, signal: AbortSignal): Promise<DeckImport> {
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
