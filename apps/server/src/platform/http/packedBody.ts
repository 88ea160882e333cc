/** Keeps the compressed bytes of a long answer: each encoding is made once and serves all callers. */
import type { Pack, Packing } from './packing.ts';

/** All callers share these bytes; with a string, each response would hold its own copy until it is sent. */
export type Packed = { readonly body: Buffer; readonly packed: Map<Packing, Promise<Buffer>> };

export function packedBody(pack: Pack, { body, packed }: Packed, packing: Packing): Promise<Buffer> {
  const known = packed.get(packing);
  if (known !== undefined) return known;
  const made = pack(body, packing);
  packed.set(packing, made);
  made.catch(() => packed.delete(packing));
  return made;
}
