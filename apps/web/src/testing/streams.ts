/** For component tests: the server's event streams, which stay open and say only what a test says. */

const open = new Set<FakeStream>();

class FakeStream extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  readyState: number = FakeStream.OPEN;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    open.add(this);
  }

  close(): void {
    this.readyState = FakeStream.CLOSED;
    open.delete(this);
  }
}

Reflect.set(window, 'EventSource', FakeStream);

/** What every open stream tells from now on. */
export function tellStreams(type: string, data: unknown): void {
  for (const stream of open) stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
}

/** The line of every open stream breaks, for good or until the browser has tried again. */
export function breakStreams(): void {
  for (const stream of [...open]) {
    stream.close();
    stream.dispatchEvent(new Event('error'));
  }
}

export function closeStreams(): void {
  for (const stream of [...open]) stream.close();
}
