/** For component tests: the server's event streams, which stay open and say what a test has them say. */

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

/** A message on every open stream. */
export function sendToStreams(type: string, data: object): void {
  for (const stream of [...open])
    stream.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
}

/** Their paths. */
export const openStreams = (): string[] =>
  [...open].map(({ url }) => new URL(url, window.location.href).pathname);

export function closeStreams(): void {
  for (const stream of [...open]) stream.close();
}
