/** Keeps a long answer as it is sent, compressed: once for each way of packing, for all who ask. */
import type { Pack, Packing } from './packing.ts';

/** Bytes, which all callers share: each would hold a copy of a text until it is sent. */
export type Packed = { readonly body: Buffer; readonly packed: Map<Packing, Promise<Buffer>> };

export function packedBody(pack: Pack, { body, packed }: Packed, packing: Packing): Promise<Buffer> {
  const known = packed.get(packing);
  if (known !== undefined) return known;
  const made = pack(body, packing);
  packed.set(packing, made);
  made.catch(() => packed.delete(packing));
  return made;
}
