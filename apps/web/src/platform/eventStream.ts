/** The page's streams: each carries what has changed of the wallet, and is opened again when it breaks. */
import { PRESENCE_MS } from '@pokesol/protocol/constants';
import type { Carrier } from './changes.ts';
import type { Clock } from './clock.ts';

/** The part of an `EventSource` that is used here. */
export type StreamSource = Pick<EventSource, 'readyState' | 'close'> & {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
};

/** What they need of a browser, passed in so that tests can play it. */
export type StreamPorts = {
  readonly connect: (path: string) => StreamSource;
  /** Calls the server without waiting for the answer; when a call is lost, the next one makes up for it. */
  readonly say: (path: string) => void;
  readonly clock: Clock;
  readonly isHidden: () => boolean;
  /** Returns how to stop hearing of it. */
  readonly onVisibility: (listener: () => void) => () => void;
};

/** `EventSource.CLOSED`, which is not there outside of a browser. */
const CLOSED = 2;
/** The browser tries again by itself, except after an answer that was no stream: then after this pause. */
const AGAIN_MS = 2_000;
/** A short glance at another tab keeps the stream. */
export const GLANCE_MS = 5_000;

export type StreamEnds = {
  /** Called before each opening, also one after a break; answers where. */
  readonly begin: () => string;
  readonly onUp?: () => void;
  readonly onBroken?: () => void;
  /** By type, what is done with a message's data. */
  readonly messages: Readonly<Record<string, (data: string) => void>>;
};

export type PageStream = {
  /** In place of one that is open. */
  readonly open: () => void;
  readonly close: () => void;
  readonly isOpen: () => boolean;
};

export function pageStream(
  { connect, clock }: Pick<StreamPorts, 'connect' | 'clock'>,
  carrier: Carrier,
  { begin, onUp, onBroken, messages }: StreamEnds,
): PageStream {
  let source: StreamSource | undefined;
  let cancel = () => {};

  function close(): void {
    cancel();
    cancel = () => {};
    source?.close();
    source = undefined;
    carrier.down();
  }

  function open(): void {
    close();
    const stream = connect(begin());
    source = stream;
    /** What a stream still says after it was given up is ignored. */
    const listen = (type: string, run: (data: string) => void) =>
      stream.addEventListener(type, ({ data }) => {
        if (source === stream) run(data);
      });
    listen('open', () => {
      onUp?.();
      carrier.up();
    });
    listen('changed', carrier.receive);
    for (const [type, run] of Object.entries(messages)) listen(type, run);
    listen('error', () => {
      onBroken?.();
      carrier.down();
      if (stream.readyState !== CLOSED) return;
      stream.close();
      cancel = clock.after(AGAIN_MS, open);
    });
  }

  return { open, close, isOpen: () => source !== undefined };
}

/** How it is in a browser. */
export const browserStreams = (clock: Clock): StreamPorts => ({
  connect: (path) => new EventSource(path),
  say(path) {
    // On a cut connection the calls would pile up.
    const signal = AbortSignal.timeout(PRESENCE_MS);
    fetch(path, { method: 'POST', signal }).catch((error: unknown) =>
      console.debug('The presence report did not reach the server', error),
    );
  },
  clock,
  isHidden: () => document.hidden,
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
