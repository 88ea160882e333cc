/** Which network an address belongs to: what one household or one machine holds counts as one. */
import { isIPv6 } from 'node:net';

/**
 * An IPv4 address stands for itself; an IPv6 address for its /64, of which everybody has 2^64. A port that a proxy
 * wrote behind the address does not count. What is no address at all stands for itself.
 */
export function networkOf(address: string): string {
  const bare = /^\[(.+)\](:\d+)?$/.exec(address)?.[1] ?? /^([\d.]+):\d+$/.exec(address)?.[1] ?? address;
  const [ip = bare] = bare.split('%');
  if (!isIPv6(ip)) return ip;
  const groups = groupsOf(ip);
  const isMapped = groups.slice(0, 6).join() === '0,0,0,0,0,ffff';
  if (isMapped) return bytesOf(groups.slice(6)).join('.');
  return `${groups.slice(0, 4).join(':')}::/64`;
}

/** The eight groups, without leading zeros. */
function groupsOf(ip: string): string[] {
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(ip);
  const pair = (high = '0', low = '0') => (Number(high) * 256 + Number(low)).toString(16);
  const hex =
    dotted === null ? ip : `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}`;
  const [head = [], tail] = hex.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const zeros = tail === undefined ? [] : Array<string>(8 - head.length - tail.length).fill('0');
  return [...head, ...zeros, ...(tail ?? [])].map((group) => Number.parseInt(group, 16).toString(16));
}

function bytesOf(groups: readonly string[]): number[] {
  return groups.flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 0xff];
  });
}
