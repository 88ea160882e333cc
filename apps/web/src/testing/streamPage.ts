/** For tests without a browser: streams that say what a test has them say, of a page that is looked at or not. */
import { createChanges } from '../platform/changes.ts';
import type { StreamPorts, StreamSource } from '../platform/eventStream.ts';
import { handClock } from './handClock.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

function fakeSource() {
  const listeners = new Map<string, ((event: MessageEvent<string>) => void)[]>();
  const source = {
    readyState: CONNECTING as number,
    close() {
      source.readyState = CLOSED;
    },
    addEventListener(type: string, listener: (event: MessageEvent<string>) => void) {
      listeners.set(type, [...(listeners.get(type) ?? []), listener]);
    },
    say(type: string, data: object = {}) {
      if (type === 'open') source.readyState = OPEN;
      for (const listener of listeners.get(type) ?? [])
        listener({ data: JSON.stringify(data) } as MessageEvent<string>);
    },
  };
  return source satisfies StreamSource;
}

export function streamPage({ hidden = false } = {}) {
  const clock = handClock();
  const changes = createChanges();
  /** The changes that the page received. */
  const changed: unknown[] = [];
  changes.onChange((what) => changed.push(what));
  const streams: ReturnType<typeof fakeSource>[] = [];
  const paths: string[] = [];
  /** When the page reported its presence, and to which path. */
  const said: string[] = [];
  let isHidden = hidden;
  let look = () => {};
  const ports: StreamPorts = {
    connect: (path) => {
      paths.push(path);
      const source = fakeSource();
      streams.push(source);
      return source;
    },
    say: (path) => void said.push(path),
    clock,
    isHidden: () => isHidden,
    onVisibility: (listener) => {
      look = listener;
      return () => {
        look = () => {};
      };
    },
  };
  const last = () => {
    const source = streams.at(-1);
    if (source === undefined) throw new Error('no stream was opened');
    return source;
  };
  return {
    ports,
    clock,
    changes,
    changed,
    paths,
    said,
    last,
    open: () => streams.filter(({ readyState }) => readyState !== CLOSED).length,
    /** An answer that was no stream: a browser leaves that as it is. */
    breakOff() {
      last().readyState = CLOSED;
      last().say('error');
    },
    hide(now: boolean) {
      isHidden = now;
      look();
    },
  };
}
