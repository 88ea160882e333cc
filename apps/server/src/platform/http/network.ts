/** Which network an address belongs to: what one household or one machine holds counts as one. */
import { isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';

/**
 * An IPv4 address stands for itself; an IPv6 address for its /64, of which everybody has 2^64. A port that a proxy
 * wrote behind the address does not count. What is no address at all stands for itself.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [ip = bare] = bare.split('%');
  if (!isIPv6(ip)) return ip;
  // An IPv4 address that is written as an IPv6 one comes back as what it is.
  const parsed = ipaddr.process(ip);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  const prefix = parsed.parts.slice(0, 4).map((part) => part.toString(16));
  return `${prefix.join(':')}::/64`;
}
