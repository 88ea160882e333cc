/**
 * A picture as a PNG with a palette, without a browser's canvas: the same bytes on every machine.
 *
 * Written by hand because the kept encoders cost more than they save (esbuild, minified and gzipped): fast-png 8 is
 * 6.5 kB, @pdf-lib/upng 1.0.1 is 24 kB, this is 0.7 kB. What they would add is compression, which pictures of a few
 * thousand pixels that never leave the page do not need: the stream is one stored block, of at most 65,535 bytes.
 */
import type { Picture } from './canvas.ts';

/** As a data URL. */
export const toPngUrl = (picture: Picture): string =>
  `data:image/png;base64,${btoa(Reflect.apply(String.fromCharCode, undefined, toPng(picture)))}`;

export function toPng({ width, height, pixels, palette }: Picture): Uint8Array {
  const colours = palette.map((colour) => Number.parseInt(colour.padEnd(8, 'f'), 16));
  const stored = height * (width + 1);
  const png = new Uint8Array(OVERHEAD + colours.length * 4 + stored);
  const view = new DataView(png.buffer);
  let end = SIGNATURE.length;
  png.set(SIGNATURE);

  /** A chunk's length, its name, what `write` puts at the given place, and its checksum. */
  function chunk(name: string, length: number, write: (start: number) => void): void {
    view.setUint32(end, length);
    for (let index = 0; index < 4; index++) png[end + 4 + index] = name.charCodeAt(index);
    write(end + 8);
    view.setUint32(end + 8 + length, crc32(png.subarray(end + 4, end + 8 + length)));
    end += 12 + length;
  }

  chunk('IHDR', 13, (start) => {
    view.setUint32(start, width);
    view.setUint32(start + 4, height);
    png.set([8, INDEXED, 0, 0, 0], start + 8);
  });
  chunk('PLTE', colours.length * 3, (start) => {
    colours.forEach((colour, index) => {
      png.set([colour >>> 24, (colour >>> 16) & 255, (colour >>> 8) & 255], start + index * 3);
    });
  });
  chunk('tRNS', colours.length, (start) =>
    png.set(
      colours.map((colour) => colour & 255),
      start,
    ),
  );
  chunk('IDAT', stored + 11, (start) => {
    png.set([0x78, 0x01, 1, stored & 255, stored >>> 8, (stored & 255) ^ 255, (stored >>> 8) ^ 255], start);
    const rows = png.subarray(start + 7, start + 7 + stored);
    for (let y = 0; y < height; y++)
      rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
    view.setUint32(start + 7 + stored, adler32(rows));
  });
  chunk('IEND', 0, () => undefined);
  return png;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const INDEXED = 3;
/** The signature, five chunks' lengths, names and checksums, the header's 13 bytes and the packed stream's 11. */
const OVERHEAD = SIGNATURE.length + 5 * 12 + 13 + 11;

function adler32(data: Uint8Array): number {
  let a = 1;
  let b = 0;
  for (const byte of data) {
    a = (a + byte) % 65521;
    b = (b + a) % 65521;
  }
  return ((b << 16) | a) >>> 0;
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

function crc32(data: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
