/** For tests without a browser: an `EventSource` that says what a test has it say. */
import type { StreamSource } from '../platform/eventStream.ts';

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 2;

export function fakeSource() {
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
