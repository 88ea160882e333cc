/** Which way of compressing a caller can read; and short answers, compressed at once. */
import { brotliCompressSync, constants as zlib } from 'node:zlib';

export type Packing = 'br' | 'gzip' | 'identity';

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
  return (['br', 'gzip'] as const).find((packing) => named.has(packing) || named.has('*')) ?? 'identity';
}

/** Below, compressing saves nothing that a line would notice; above, it takes longer than other callers should wait. */
const [SHORTEST, LONGEST] = [2_048, 65_536];

/**
 * A text of medium length as Brotli, on this very thread: a tenth of a millisecond, while to hand it to another thread and
 * back takes several. `undefined` where it is not to be compressed here.
 */
export function packedAtOnce(body: string, acceptEncoding: string | undefined): Buffer | undefined {
  if (body.length < SHORTEST || body.length > LONGEST || packingFor(acceptEncoding) !== 'br')
    return undefined;
  return brotliCompressSync(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } });
}
