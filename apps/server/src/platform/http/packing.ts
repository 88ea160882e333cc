/** Chooses an encoding that the caller accepts; compresses short answers at once and long ones in turn. */
import { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, gzip, gzipSync, constants as zlib } from 'node:zlib';
import { boundedQueue } from '../boundedQueue.ts';

export const PACKINGS = ['br', 'gzip'] as const;
export type Packing = (typeof PACKINGS)[number] | 'identity';

/** Which of ours the caller can read, the shorter one first. */
export function packingFor(acceptEncoding: string | undefined): Packing {
  const named = new Set(
    (acceptEncoding ?? '')
      .toLowerCase()
      .split(',')
      .map((each) => each.replaceAll(' ', ''))
      .filter((each) => !/;q=0(?:\.0*)?$/.test(each))
      .map((each) => each.split(';')[0]),
  );
  return PACKINGS.find((packing) => named.has(packing) || named.has('*')) ?? 'identity';
}

/** Below, compressing saves nothing that a line would notice; above, it takes longer than other callers should wait. */
const [SHORTEST, LONGEST] = [2_048, 65_536];
/** Below, the quickest level takes less than half the time, and what it makes fits into one or two packets as well. */
const QUICK = 8_192;

/**
 * A text of medium length as Brotli, on this very thread: a tenth of a millisecond, while to hand it to another thread and
 * back takes several. `undefined` where it is not to be compressed here.
 */
export function packedAtOnce(body: string, acceptEncoding: string | undefined): Buffer | undefined {
  if (body.length < SHORTEST || body.length > LONGEST || packingFor(acceptEncoding) !== 'br')
    return undefined;
  return brotliCompressSync(body, body.length < QUICK ? QUICKLY : BROTLI);
}

/** The compression levels for answers whose caller waits. */
const BROTLI = { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } };
const QUICKLY = { params: { [zlib.BROTLI_PARAM_QUALITY]: 1 } };

/** Each holds megabytes while it runs, and one of the few threads that also read files. */
const PACKED_AT_ONCE = 2;

/** Compresses a whole body on another thread, in turn. */
export type Pack = (body: Buffer, packing: Packing) => Promise<Buffer>;

const PACKERS = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compresses at most `atOnce` bodies at a time, however many callers ask: a waiting one takes no memory beyond its body. */
export function packer(atOnce = PACKED_AT_ONCE, packers = PACKERS): Pack {
  const take = boundedQueue(atOnce, Number.POSITIVE_INFINITY);
  return async (body, packing) => {
    if (packing === 'identity') return body;
    const packed = await take(() => (packing === 'br' ? packers.br(body, BROTLI) : packers.gzip(body)));
    if (packed === 'busy') throw new RangeError('a line without an end is full');
    return packed;
  };
}

/**
 * The encoders that `@fastify/compress` uses for answers that a route does not compress itself. Its default holds an encoder from
 * the first byte of an answer to the last: hundreds at once take a gigabyte. These collect the body, then wait their turn.
 */
export function zlibInTurn(pack: Pack) {
  const gathering = (packing: Packing) => (): Transform => {
    const chunks: Buffer[] = [];
    return new Transform({
      transform(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      flush(done) {
        pack(Buffer.concat(chunks), packing).then((packed) => done(null, packed), done);
      },
    });
  };
  return {
    brotliCompressSync,
    gzipSync,
    createBrotliCompress: gathering('br'),
    createGzip: gathering('gzip'),
  };
}
