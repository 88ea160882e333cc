/** Keeps a long answer as it is sent, compressed: once for each way of packing, for all who ask. */
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Packing } from '../../platform/http/packing.ts';

/** Packed elsewhere than in the server's own thread; the effort is that of every other answer. */
const PACKERS: Record<Packing, (body: string) => Promise<Buffer>> = {
  br: (body: string) => promisify(brotliCompress)(body, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: string) => promisify(gzip)(body),
  // As it is, but as bytes, which all callers share: each would hold a copy of a text until it is sent.
  identity: async (body: string) => Buffer.from(body),
};
export type Packed = { readonly body: string; readonly packed: Map<Packing, Promise<Buffer>> };

export function packedBody({ body, packed }: Packed, packing: Packing): Promise<Buffer> {
  const known = packed.get(packing);
  if (known !== undefined) return known;
  const made = PACKERS[packing](body);
  packed.set(packing, made);
  made.catch(() => packed.delete(packing));
  return made;
}
