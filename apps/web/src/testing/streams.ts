/** For component tests: the server's event streams, which stay open and say nothing. */

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

export function closeStreams(): void {
  for (const stream of [...open]) stream.close();
}
