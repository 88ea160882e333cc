/** Addresses as they arrive, and the network each counts for. */
import { expect, test } from 'vitest';
import { openStreams } from './eventStreams.ts';
import { countedFor, NETWORKS_OF_SITE, networkOf, widestOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51423', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::9', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts for %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.7', '203.0.113.7', 1],
  ['2001:db8:1:2::/64', '2001:db8:1::/48', 2],
  ['0:0:0:0::/64', '0:0:0::/48', 2],
  ['unknown', 'unknown', 1],
])('%s stands within %s', (network, widest, counted) => {
  expect(widestOf(network)).toBe(widest);
  expect(countedFor(network)).toHaveLength(counted);
  expect(countedFor(network)[0]).toEqual({ key: network, times: 1 });
});

test('a site has the streams of so many networks, however many it opens them from', () => {
  const streams = openStreams(1);
  const networkAt = (at: number) => `2001:db8:1:${at}::/64`;
  const stream = { replace() {}, end() {} };
  const left: (() => void)[] = [];
  for (let at = 0; at < NETWORKS_OF_SITE; at += 1) {
    expect(streams.hasRoom(networkAt(at))).toBe(true);
    left.push(streams.add({ wallet: `${at}`, network: networkAt(at) }, stream));
    expect(streams.hasRoom(networkAt(at))).toBe(false);
  }
  expect(streams.count()).toBe(NETWORKS_OF_SITE);
  expect(streams.hasRoom(networkAt(99))).toBe(false);
  expect(streams.hasRoom('2001:db8:2:0::/64')).toBe(true);
  left[0]?.();
  expect(streams.hasRoom(networkAt(99))).toBe(true);
});
