/** Which network an address belongs to: the addresses of one household or machine count as one, those of a site as a few. */
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

const PLAIN_IPV4 = /^[\d.]+$/;

/**
 * An IPv4 address stands for itself; an IPv6 address for its /64, of which everybody has 2^64. A port that a proxy
 * wrote behind the address does not count. What is no address at all stands for itself.
 */
export function networkOf(address: string): string {
  if (PLAIN_IPV4.test(address)) return address;
  const bare = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [ip = bare] = bare.split('%');
  if (!isIPv6(ip)) return ip;
  // An IPv4 address that is written as an IPv6 one comes back as what it is.
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}

const NETWORK_END = '::/64';

/** The /48 around a /64 network: what a provider may give one customer. `undefined` for an IPv4 address. */
export function siteOf(network: string): string | undefined {
  if (!network.endsWith(NETWORK_END)) return undefined;
  const groups = /^([\da-f:]+)::\/64$/.exec(network)?.[1]?.split(':');
  return groups === undefined ? undefined : `${groups.slice(0, 3).join(':')}::/48`;
}

/** A /48 may be one household or many customers of a provider: it gets the limits of this many networks. */
export const NETWORKS_OF_SITE = 8;

/** The counters for a network: its own and its site's, each with its limit as a multiple of a network's. */
export function countedFor(network: string): readonly { readonly key: string; readonly times: number }[] {
  const site = siteOf(network);
  return [
    { key: network, times: 1 },
    ...(site === undefined ? [] : [{ key: site, times: NETWORKS_OF_SITE }]),
  ];
}

/** The widest group that a network counts for: these take turns. */
export const widestOf = (network: string): string => siteOf(network) ?? network;
