/** Where a test's chain is, for lines and libraries that call it past the server. */
import type { Chain } from '../../src/platform/chain/chain.ts';

export function urlOf({ localUrl }: Chain): string {
  if (localUrl === undefined) throw new Error('only the local chain is somewhere');
  return localUrl;
}
