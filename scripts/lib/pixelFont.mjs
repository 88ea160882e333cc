/** Writes a TrueType font of letters that are drawn as rows of pixels: as few tables as browsers ask for. */

const UNITS = 1024;
/** A letter stands in a field of eight by eight; its seven rows begin at the field's upper edge. */
const PIXEL = UNITS / 8;

/**
 * The outlines around a drawn letter, clockwise around ink and the other way round holes: loops of corners in font units.
 * Every side of an inked pixel that has no ink beyond it is an edge; edges are joined end to start.
 */
export function outlinesOf(rows) {
  const isInk = (x, y) => rows[y]?.[x] === '#';
  const edges = new Map();
  const put = (from, to) => edges.set(`${from}`, [...(edges.get(`${from}`) ?? []), to]);
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x += 1) {
      if (!isInk(x, y)) continue;
      if (!isInk(x, y - 1)) put([x, y], [x + 1, y]);
      if (!isInk(x + 1, y)) put([x + 1, y], [x + 1, y + 1]);
      if (!isInk(x, y + 1)) put([x + 1, y + 1], [x, y + 1]);
      if (!isInk(x - 1, y)) put([x, y + 1], [x, y]);
    }
  });
  const loops = [];
  while (edges.size > 0) {
    const [start] = edges.keys();
    const loop = [];
    let at = start.split(',').map(Number);
    do {
      loop.push(at);
      const ways = edges.get(`${at}`);
      const next = ways.pop();
      if (ways.length === 0) edges.delete(`${at}`);
      at = next;
    } while (`${at}` !== start);
    loops.push(cornersOf(loop).map(([x, y]) => [x * PIXEL, UNITS - y * PIXEL]));
  }
  return loops;
}

/** Without the points in the middle of a straight line. */
const cornersOf = (loop) =>
  loop.filter(([x, y], place) => {
    const [beforeX, beforeY] = loop.at(place - 1);
    const [afterX, afterY] = loop[(place + 1) % loop.length];
    return !(beforeX === x && x === afterX) && !(beforeY === y && y === afterY);
  });

const u16 = (...values) => Buffer.concat(values.map((value) => Buffer.of((value >> 8) & 255, value & 255)));
const u32 = (...values) => u16(...values.flatMap((value) => [value >>> 16, value & 0xffff]));
const padded = (bytes) => Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);

function glyphOf(loops) {
  const points = loops.flat();
  if (points.length === 0) return Buffer.alloc(0);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const ends = loops.map((_, place) => loops.slice(0, place + 1).flat().length - 1);
  const steps = (values) => values.map((value, place) => value - (values[place - 1] ?? 0));
  return padded(
    Buffer.concat([
      u16(loops.length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)),
      u16(...ends, 0),
      // Every point lies on the outline, and its place is written in full.
      Buffer.alloc(points.length, 1),
      u16(...steps(xs), ...steps(ys)),
    ]),
  );
}

/** Which glyph a character is; the last segment is the one that every table ends with. */
function cmapOf(codes) {
  const ends = [...codes, 0xffff];
  const count = ends.length;
  const power = 2 ** Math.floor(Math.log2(count));
  const deltas = codes.map((code, place) => place + 1 - code);
  const segments = Buffer.concat([
    u16(2 * count, 2 * power, Math.log2(power), 2 * (count - power)),
    u16(...ends, 0, ...ends, ...deltas, 1, ...ends.map(() => 0)),
  ]);
  return Buffer.concat([u16(0, 1, 3, 1), u32(12), u16(4, segments.length + 6, 0), segments]);
}

function nameOf(family) {
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ];
  const records = [];
  let at = 0;
  const bytes = texts.map(([id, text]) => {
    const written = Buffer.from(text, 'utf16le').swap16();
    records.push(u16(3, 1, 0x409, id, written.length, at));
    at += written.length;
    return written;
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...records, ...bytes]);
}

/** @param letters each character's rows, '#' for ink */
export function pixelFont(family, letters) {
  const drawn = Object.entries(letters).sort(([a], [b]) => a.codePointAt(0) - b.codePointAt(0));
  const codes = drawn.map(([letter]) => letter.codePointAt(0));
  const outlines = [[], ...drawn.map(([, rows]) => outlinesOf(rows))];
  const glyphs = outlines.map(glyphOf);
  const starts = [0, ...glyphs].map((_, place) =>
    glyphs.slice(0, place).reduce((sum, glyph) => sum + glyph.length, 0),
  );
  const count = glyphs.length;
  const most = (of) => Math.max(...outlines.map(of));
  const left = (loops) => Math.min(UNITS, ...loops.flat().map(([x]) => x)) % UNITS;
  const tables = {
    'OS/2': Buffer.concat([
      u16(4, UNITS, 400, 5, 0, 650, 600, 0, 75, 650, 600, 0, 350, 50, 250, 0),
      Buffer.alloc(10),
      u32(1, 0, 0, 0),
      Buffer.from('NONE'),
      u16(0x40, codes[0], codes.at(-1), UNITS, 0, 0, UNITS, 0),
      u32(1, 0),
      u16(640, 896, 0, 32, 1),
    ]),
    cmap: cmapOf(codes),
    glyf: Buffer.concat(glyphs),
    head: Buffer.concat([
      u32(0x10000, 0x10000, 0, 0x5f0f3cf5),
      u16(0x0b, UNITS),
      Buffer.alloc(16),
      u16(0, 0, UNITS, UNITS, 0, 8, 2, 1, 0),
    ]),
    hhea: Buffer.concat([u32(0x10000), u16(UNITS, 0, 0, UNITS, 0, 0, UNITS, 1, 0, 0, 0, 0, 0, 0, 0, count)]),
    hmtx: u16(...outlines.flatMap((loops) => [UNITS, left(loops)])),
    loca: u32(...starts),
    maxp: Buffer.concat([
      u32(0x10000),
      u16(
        count,
        most((loops) => loops.flat().length),
        most((loops) => loops.length),
      ),
      u16(0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0),
    ]),
    name: nameOf(family),
    post: u32(0x30000, 0, 0, 0, 0, 0, 0, 0),
  };
  return sfnt(tables);
}

function checksum(bytes) {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

function sfnt(tables) {
  const names = Object.keys(tables).sort();
  const power = 2 ** Math.floor(Math.log2(names.length));
  let at = 12 + 16 * names.length;
  const entries = names.map((name) => {
    const entry = Buffer.concat([
      Buffer.from(name.padEnd(4)),
      u32(checksum(padded(tables[name])), at, tables[name].length),
    ]);
    at += padded(tables[name]).length;
    return entry;
  });
  const font = Buffer.concat([
    u32(0x10000),
    u16(names.length, 16 * power, Math.log2(power), 16 * (names.length - power)),
    ...entries,
    ...names.map((name) => padded(tables[name])),
  ]);
  const head = font.readUInt32BE(12 + 16 * names.indexOf('head') + 8);
  font.writeUInt32BE((0xb1b0afba - checksum(font)) >>> 0, head + 8);
  return font;
}
