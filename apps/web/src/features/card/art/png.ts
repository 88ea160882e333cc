/** Writes a small picture of palette indices as a PNG in a data URL, without a canvas: the same text on every machine. */

/** Palette entries are 'rrggbb' or 'rrggbbaa'; `pixels` holds width × height indices into the palette, row by row. */
export function pngUrl(width: number, pixels: Uint8Array, palette: readonly string[]): string {
  const height = pixels.length / width;
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const bytes = [
    ...SIGNATURE,
    ...chunk('IHDR', [...bigEndian(width), ...bigEndian(height), 8, 3, 0, 0, 0]),
    ...chunk(
      'PLTE',
      palette.flatMap((colour) => channels(colour).slice(0, 3)),
    ),
    ...chunk(
      'tRNS',
      palette.map((colour) => channels(colour)[3] ?? 255),
    ),
    ...chunk('IDAT', [...stored(rows)]),
    ...chunk('IEND', []),
  ];
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return `data:image/png;base64,${btoa(binary)}`;
}

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

const bigEndian = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const channels = (colour: string) => (colour.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));

function chunk(name: string, data: readonly number[]): number[] {
  const body = [...name].map((letter) => letter.charCodeAt(0)).concat(data);
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))];
}

/** A zlib stream of one stored block: at these sizes packing would cost more code than it saves bytes. */
function stored(data: Uint8Array): number[] {
  const low = data.length & 255;
  const high = data.length >>> 8;
  return [0x78, 0x01, 1, low, high, low ^ 255, high ^ 255, ...data, ...bigEndian(adler32(data))];
}

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

function crc32(data: readonly number[]): number {
  let crc = 0xffffffff;
  for (const byte of data) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}
