/** The list of the store, written and compressed once for all who see the same. */
import { createHash } from 'node:crypto';
import type { PackType } from '@pokesol/protocol';
import type { Db } from '../../platform/db/database.ts';
import type { Packed } from '../../platform/http/packedBody.ts';
import { oneAtATime } from '../../platform/oneAtATime.ts';
import type { PlaysOfPacks } from './packPlays.ts';
import { packTypesForSale } from './packTypes.ts';

/** `etag` names the content. */
export type StoreList = Packed & { readonly etag: string };

export function storeListOf(db: Db, playsOf: PlaysOfPacks): () => Promise<StoreList> {
  let kept: StoreList | undefined;
  const now = oneAtATime(async (): Promise<StoreList> => {
    const types = await packTypesForSale(db);
    const plays = await playsOf(types);
    const list = types.map(({ version: _, createdAt: __, ...type }): PackType => {
      const ofIt = plays.get(type.id);
      return { ...type, ...(ofIt !== undefined && { plays: ofIt }) };
    });
    const body = Buffer.from(JSON.stringify(list));
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    if (kept?.etag !== etag) kept = { body, etag, packed: new Map() };
    return kept;
  });
  return () => now('');
}
