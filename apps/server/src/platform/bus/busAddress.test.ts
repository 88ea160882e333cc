/** `BUS_URL` as operators write it. */
import { expect, test } from 'vitest';
import { busAddress } from './busAddress.ts';

test.each([
  ['nats://bus', { servers: ['bus:4222'], isEncrypted: false }],
  ['tls://bus.example:4333', { servers: ['bus.example:4333'], isEncrypted: true }],
  [
    'nats://a:1, nats://u:p%40ss@b:2',
    { servers: ['a:1', 'b:2'], isEncrypted: false, user: 'u', pass: 'p@ss' },
  ],
  ['nats://s3cret@[::1]:4222', { servers: ['[::1]:4222'], isEncrypted: false, token: 's3cret' }],
])('%s', (text, expected) => expect(busAddress(text)).toEqual(expected));

test.each(['', 'redis://bus', 'nats://', 'nats://a,b', 'nats://a,tls://b'])('«%s» is refused', (text) =>
  expect(busAddress(text)).toEqual({ problem: expect.stringMatching(/^must /) }),
);
