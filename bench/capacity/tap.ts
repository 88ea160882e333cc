/** A relay between two programs that counts what passes. */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

type Passed = {
  /** Bytes to the far side, and from it. */
  readonly to: number;
  readonly from: number;
  /** What was asked, by the reader of each connection. */
  readonly asked: number;
};

/** Takes what a connection sends, as it comes; answers how many questions begin in it. */
export type Reader = (bytes: Buffer) => number;

export type Tap = { readonly port: number; passed(): Passed; close(): Promise<void> };

/** One that writes a request whole and waits for the answer, as every client here does. */
export const requestReader = (): Reader => (bytes) =>
  /^[A-Z]+ \//.test(bytes.toString('latin1', 0, 12)) ? 1 : 0;

/** Of this machine. `port` may still be closed until the first connection comes. */
export async function openTap(port: number, newReader: () => Reader): Promise<Tap> {
  let [to, from, asked] = [0, 0, 0];
  const open = new Set<Socket>();
  const server = createServer({ noDelay: true }, (near) => {
    const far = connect({ port, host: '127.0.0.1', noDelay: true });
    const read = newReader();
    near.on('data', (bytes: Buffer) => {
      to += bytes.length;
      asked += read(bytes);
    });
    far.on('data', (bytes: Buffer) => {
      from += bytes.length;
    });
    near.pipe(far);
    far.pipe(near);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket);
      // One that breaks breaks the other: both programs see what they would have seen.
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    passed: () => ({ to, from, asked }),
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
