/** Takes passwords, tokens and providers' keys out of a line. */
import { decoded } from '../../platform/config/rpcEndpoints.ts';

/** Variables whose whole value is secret. */
const SECRET = ['ADMIN_PASSWORD', 'POKEMON_TCG_API_KEY', 'METRICS_TOKEN'] as const;
/** Addresses in which one may stand: as user, password, part of the path or of the query. */
const ADDRESSES = [
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'BUS_URL',
  'SOLANA_RPC_URL',
  'POKEMON_TCG_API_URL',
  'TCGDEX_API_URL',
] as const;
/** Shorter parts are words such as `v2`, and hide nothing. */
const SHORTEST = 8;

/** A function that writes `…` in the place of each secret of this environment. */
export function hider(env: Readonly<Record<string, string | undefined>>): (text: string) => string {
  const secrets = [
    ...SECRET.flatMap((name) => env[name] ?? []),
    ...ADDRESSES.flatMap((name) => (env[name] ?? '').split(',').flatMap((url) => partsOf(url.trim()))),
  ];
  const longestFirst = [...new Set(secrets)]
    .filter((secret) => secret !== '')
    .sort((a, b) => b.length - a.length);
  return (text) => longestFirst.reduce((left, secret) => left.replaceAll(secret, '…'), text);
}

function partsOf(address: string): string[] {
  if (!URL.canParse(address)) return [];
  const { password, pathname, searchParams } = new URL(address);
  const parts = [...pathname.split('/'), ...searchParams.values()].filter((part) => part.length >= SHORTEST);
  // The whole address too: libraries like to quote it.
  return [address, password, decoded(password), ...parts];
}
