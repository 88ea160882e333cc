/** The filters of getProgramAccounts: by size and by bytes at an offset. */

import type { EncodedAccount } from '@solana/kit';
import { invalidParams, RpcError } from './errors.ts';
import { isJsonObject } from './json.ts';
import { readBytes, readInteger, readList } from './params.ts';

const MAX_FILTERS = 4;
const MAX_COMPARED_BYTES = 128;

export type AccountFilter =
  | { kind: 'size'; size: number }
  | { kind: 'bytes'; offset: number; bytes: Uint8Array };

export function readFilters(value: unknown): AccountFilter[] | RpcError {
  if (value === undefined || value === null) return [];
  const list = readList(value, MAX_FILTERS);
  if (list instanceof RpcError) return list;
  const filters: AccountFilter[] = [];
  for (const item of list) {
    const filter = readFilter(item);
    if (filter instanceof RpcError) return filter;
    filters.push(filter);
  }
  return filters;
}

function readFilter(value: unknown): AccountFilter | RpcError {
  if (isJsonObject(value) && 'dataSize' in value) {
    const size = readInteger(value.dataSize, 'dataSize');
    return size instanceof RpcError ? size : { kind: 'size', size };
  }
  if (!isJsonObject(value) || !isJsonObject(value.memcmp))
    return invalidParams('Invalid params: unknown filter');
  const offset = readInteger(value.memcmp.offset, 'memcmp.offset');
  if (offset instanceof RpcError) return offset;
  const bytes = readBytes(value.memcmp.bytes, value.memcmp.encoding);
  if (bytes instanceof RpcError) return bytes;
  if (bytes.length > MAX_COMPARED_BYTES)
    return invalidParams('Invalid param: encoded binary data should be less than 128 bytes');
  return { kind: 'bytes', offset, bytes };
}

export function matches(account: EncodedAccount, filters: readonly AccountFilter[]): boolean {
  return filters.every((filter) => {
    if (filter.kind === 'size') return account.data.length === filter.size;
    return filter.bytes.every((byte, i) => account.data[filter.offset + i] === byte);
  });
}
