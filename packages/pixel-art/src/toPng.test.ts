/** A written PNG is read back by an unpacker that is not ours. */
import { expect, test } from 'vitest';
import { toPngUrl } from './toPng.ts';

const PIXELS = Uint8Array.from({ length: 40 * 42 }, (_, index) => index % 3);

function chunksOf(url: string): Map<string, Uint8Array> {
  const bytes = Uint8Array.from(atob(url.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  const chunks = new Map<string, Uint8Array>();
  for (let start = 8; start < bytes.length; ) {
    const length = view.getUint32(start);
    const name = String.fromCharCode(...bytes.subarray(start + 4, start + 8));
    chunks.set(name, bytes.slice(start + 8, start + 8 + length));
    start += 12 + length;
  }
  return chunks;
}

test('holds its size, its colours with their transparency, and every pixel', async () => {
  const chunks = chunksOf(
    toPngUrl({ width: 40, height: 42, pixels: PIXELS, palette: ['00000000', 'ff8a3c', '0e0a2270'] }),
  );
  expect([...chunks.keys()]).toEqual(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
  expect([...(chunks.get('IHDR') ?? [])]).toEqual([0, 0, 0, 40, 0, 0, 0, 42, 8, 3, 0, 0, 0]);
  expect([...(chunks.get('PLTE') ?? [])]).toEqual([0, 0, 0, 255, 138, 60, 14, 10, 34]);
  expect([...(chunks.get('tRNS') ?? [])]).toEqual([0, 255, 112]);
  const packed = new Blob([new Uint8Array(chunks.get('IDAT') ?? [])]).stream();
  const rows = new Uint8Array(
    await new Response(packed.pipeThrough(new DecompressionStream('deflate'))).arrayBuffer(),
  );
  const pixels = Array.from({ length: 42 }, (_, y) => [...rows.subarray(y * 41 + 1, y * 41 + 41)]).flat();
  expect(pixels).toEqual([...PIXELS]);
});
