/** The pictures of cards: drawn once, by a worker or else by the page, announced to the places that show them, and kept. */
import { fetched } from '../../../platform/lazily.tsx';
import type { PictureKey } from './portrait.ts';

/** What a worker answers to a list of keys. */
export type Drawn = readonly (readonly [PictureKey, url: string])[];

export type PictureWorker = {
  readonly draw: (keys: readonly PictureKey[]) => void;
  readonly end: () => void;
};

export type Means = {
  /** Throws where there are no workers. `failed`: it did not load, or one of its drawings failed; it answers no more. */
  readonly startWorker: (notify: {
    readonly answered: (drawn: Drawn) => void;
    readonly failed: (reason: unknown) => void;
  }) => PictureWorker;
  /** The drawing code, for a page without a worker. */
  readonly loadDrawing: () => Promise<{ readonly drawUrl: (key: PictureKey) => string }>;
  /** The drawing code did not come: the line may be lost. */
  readonly onNotLoaded: () => void;
};

/** Enough for many screens of cards; the oldest are drawn again when they come back. */
const KEPT = 700;
/** The page is notified once for so many: each notice is a rendering. */
const BATCH = 16;
/** One is drawn and one lies ready; what waits here can still be called off. */
const BATCHES_AHEAD = 2;
/** The page draws so many before it looks after its visitor again: about a frame. */
const AT_ONCE = 6;

export function createPictures({ startWorker, loadDrawing, onNotLoaded }: Means) {
  const urls = new Map<PictureKey, string>();
  const wanted = new Map<PictureKey, Set<() => void>>();
  const waiting = new Set<PictureKey>();
  const underway = new Set<PictureKey>();
  let batches = 0;
  let worker: PictureWorker | 'none' | undefined;
  let isPageDrawing = false;

  function notifyListeners(key: PictureKey): void {
    for (const notify of wanted.get(key) ?? []) notify();
  }

  function keep(key: PictureKey, url: string): void {
    waiting.delete(key);
    underway.delete(key);
    urls.set(key, url);
    if (urls.size > KEPT)
      for (const oldest of urls.keys()) {
        // What is shown stays, however old.
        if (wanted.has(oldest)) continue;
        urls.delete(oldest);
        break;
      }
    notifyListeners(key);
  }

  function answered(drawn: Drawn): void {
    batches -= 1;
    for (const [key, url] of drawn) keep(key, url);
    drawWaiting();
  }

  function begin(): PictureWorker | 'none' {
    if (worker !== undefined) return worker;
    try {
      worker = startWorker({ answered, failed: goWithout });
    } catch (reason) {
      goWithout(reason);
    }
    return worker ?? 'none';
  }

  function goWithout(reason: unknown): void {
    console.warn('Cards are drawn in the page itself', reason);
    if (worker !== undefined && worker !== 'none') worker.end();
    worker = 'none';
    batches = 0;
    for (const key of underway) if (wanted.has(key)) waiting.add(key);
    underway.clear();
    drawWaiting();
  }

  function drawWaiting(): void {
    if (waiting.size === 0) return;
    const drawing = begin();
    if (drawing === 'none') return void drawInPage();
    for (; batches < BATCHES_AHEAD && waiting.size > 0; batches += 1) {
      const keys = [...waiting].slice(0, BATCH);
      for (const key of keys) {
        waiting.delete(key);
        underway.add(key);
      }
      drawing.draw(keys);
    }
  }

  async function drawInPage(): Promise<void> {
    if (isPageDrawing) return;
    isPageDrawing = true;
    try {
      const { drawUrl } = await fetched(loadDrawing);
      for (let count = 1; waiting.size > 0; count += 1) {
        for (const key of [...waiting].slice(0, 1)) drawOne(key, drawUrl);
        if (count % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
      }
    } catch (error) {
      console.warn('The code that draws cards did not come', error);
      onNotLoaded();
      for (const key of [...waiting]) notifyListeners(key);
    } finally {
      isPageDrawing = false;
    }
  }

  /** A card that cannot be drawn has no picture; the others have theirs. */
  function drawOne(key: PictureKey, drawUrl: (key: PictureKey) => string): void {
    waiting.delete(key);
    let url: string;
    try {
      url = drawUrl(key);
    } catch (error) {
      reportError(error);
      notifyListeners(key);
      return;
    }
    keep(key, url);
  }

  function want(key: PictureKey, notify: () => void): () => void {
    const listeners = wanted.get(key) ?? new Set();
    wanted.set(key, listeners.add(notify));
    if (!urls.has(key) && !underway.has(key)) {
      waiting.add(key);
      queueMicrotask(drawWaiting);
    }
    return () => {
      listeners.delete(notify);
      if (listeners.size > 0) return;
      wanted.delete(key);
      waiting.delete(key);
    };
  }

  return {
    /** `undefined` until it is drawn. */
    get: (key: PictureKey): string | undefined => urls.get(key),
    /** Has it drawn and kept until the returned function is called; `notify` runs when it is there, or could not be had. */
    want,
    /** Starts the worker before the first card is there: its code comes meanwhile. */
    begin: (): void => void begin(),
    /** Asks again for what could not be had. */
    retry: drawWaiting,
    /** For what is shown by no component. Rejects where it cannot be drawn. */
    drawn: (key: PictureKey): Promise<string> =>
      new Promise((resolve, reject) => {
        const answer = (): void => {
          stop();
          const url = urls.get(key);
          if (url === undefined) reject(new Error(`Nothing was drawn of ${key}`));
          else resolve(url);
        };
        const stop = want(key, answer);
        if (urls.has(key)) answer();
      }),
  };
}
