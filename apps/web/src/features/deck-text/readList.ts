/** Reads a pasted list: short ones at once, long ones beside the page, so that typing and scrolling go on meanwhile. */
import { type DeckImport, type DeckTextCard, importDeckText } from '@pokesol/cards';

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

/** Rejects only with the signal's reason. A helper thread that cannot be had costs a pause, not the list. */
export function readList(request: ListRequest, signal: AbortSignal): Promise<DeckImport> {
  if (request.text.length <= READ_AT_ONCE) return Promise.resolve(readNow(request));
  return new Promise((resolve, reject) => {
    const helper = new Worker(new URL('./listWorker.ts', import.meta.url), { type: 'module' });
    signal.addEventListener('abort', () => {
      helper.terminate();
      reject(signal.reason);
    });
    helper.addEventListener('message', ({ data }: MessageEvent<DeckImport>) => {
      helper.terminate();
      resolve(data);
    });
    helper.addEventListener('error', (event) => {
      helper.terminate();
      console.warn('The list is read in the page itself', event.message);
      resolve(readNow(request));
    });
    helper.postMessage(request);
  });
}
