/** What the page's streams need of a browser, passed in so that tests can play it. */
import type { Clock } from './clock.ts';

/** The part of an `EventSource` that is used here. */
export type StreamSource = Pick<EventSource, 'readyState' | 'close'> & {
  addEventListener(type: string, listener: (event: MessageEvent<string>) => void): void;
};

export type StreamPorts = {
  readonly connect: (path: string) => StreamSource;
  readonly clock: Clock;
  readonly isHidden: () => boolean;
  /** Returns how to stop hearing of it. */
  readonly onVisibility: (listener: () => void) => () => void;
};

/** `EventSource.CLOSED`, which is not there outside of a browser. */
export const STREAM_CLOSED = 2;
/** The browser tries again by itself, except after an answer that was no stream: then after this pause. */
export const STREAM_AGAIN_MS = 2_000;
/** Somebody who only glances at another tab keeps the stream. */
export const GLANCE_MS = 5_000;

/** How it is in a browser. */
export const browserStreams = (clock: Clock): StreamPorts => ({
  connect: (path) => new EventSource(path),
  clock,
  isHidden: () => document.hidden,
  onVisibility(listener) {
    document.addEventListener('visibilitychange', listener);
    return () => document.removeEventListener('visibilitychange', listener);
  },
});
