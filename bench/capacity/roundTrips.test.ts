/** Round trips are counted by the messages of Postgres' protocol, in whatever pieces they come. */
import { expect, test } from 'vitest';
import { roundTripReader } from './roundTrips.ts';
import { requestReader } from './tap.ts';

const message = (letter: string, body = ''): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(4 + body.length);
  return Buffer.concat([Buffer.from(letter), length, Buffer.from(body)]);
};

/** It begins with the version, and has no letter; then a password, a simple query, and one by name with its values. */
const SENT = Buffer.concat([
  message('', '\0\u0003\0\0user\0pokesol\0\0'),
  message('p', 'secret\0'),
  message('Q', 'select 1; -- QSQS\0'),
  message('P', 'name\0select $1\0\0\0'),
  message('B', '\0name\0SSSS'),
  message('E', '\0\0\0\0\0'),
  message('S'),
  message('X'),
]);

test('a simple query is one, and a parsed, bound and executed one is one', () =>
  expect(roundTripReader()(SENT)).toBe(2));

test.each([1, 2, 7, 64])('they are the same in pieces of %d bytes', (size) => {
  const read = roundTripReader();
  let trips = 0;
  for (let at = 0; at < SENT.length; at += size) trips += read(SENT.subarray(at, at + size));
  expect(trips).toBe(2);
});

test('a request over HTTP is distinguished from what follows in its body', () => {
  const read = requestReader();
  const sent = ['POST / HTTP/1.1\r\nhost: a\r\n\r\n', '{"method":"getSlot"}', 'GET /health HTTP/1.1\r\n\r\n'];
  expect(sent.map((text) => read(Buffer.from(text)))).toEqual([1, 0, 1]);
});
