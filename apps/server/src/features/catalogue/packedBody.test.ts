/** The list of all cards as it goes over the wire: packed once, in a way that the caller can read. */
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { packingFor } from '../../platform/http/packing.ts';
import { databasesFor, startTestServer, type TestServer } from '../../testing/index.ts';
import { packedBody } from './packedBody.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, BR;q=0.5', 'br'],
  ['br; q=0, gzip', 'gzip'],
  ['gzip;q=0.000', 'identity'],
  ['identity', 'identity'],
  ['brotli, x-gzip', 'identity'],
  ['*', 'br'],
  ['', 'identity'],
  [undefined, 'identity'],
])('%j is answered with %j', (acceptEncoding, packing) => {
  expect(packingFor(acceptEncoding)).toBe(packing);
});

test('a text is packed once for all who ask', async () => {
  const list = { body: '[1,2,3]', packed: new Map() };
  const [one, two] = [packedBody(list, 'br'), packedBody(list, 'br')];
  expect(two).toBe(one);
  expect(brotliDecompressSync(await one).toString()).toBe(list.body);
  expect(gunzipSync(await packedBody(list, 'gzip')).toString()).toBe(list.body);
  expect((await packedBody(list, 'identity')).toString()).toBe(list.body);
  expect(packedBody(list, 'identity')).toBe(packedBody(list, 'identity'));
});

describe.each(databasesFor('behaviour'))('the list of all cards over the wire on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ kind });
  });
  afterAll(() => server.close());

  const ask = async (headers: Record<string, string>) => {
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      get(`${server.base}/api/cards`, { headers }, done).on('error', fail);
    });
    return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) };
  };

  test('says how it is packed and how long it is; a client that accepts no packing gets it as it is', async () => {
    const plain = await ask({});
    expect(plain.headers).not.toHaveProperty('content-encoding');
    const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
    for (const packing of ['br', 'gzip'] as const) {
      const { status, headers, body } = await ask({ 'accept-encoding': packing });
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-encoding': packing,
        'content-type': 'application/json; charset=utf-8',
        // A known length: nothing packs it while it is sent.
        'content-length': String(body.length),
        vary: expect.stringMatching(/accept-encoding/i),
        etag: plain.headers.etag,
      });
      expect(unpack[packing](body).equals(plain.body)).toBe(true);
      expect((await ask({ 'accept-encoding': packing })).body.equals(body)).toBe(true);
    }
    const known = { 'accept-encoding': 'br', 'if-none-match': String(plain.headers.etag) };
    expect(await ask(known)).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    const other = await ask({ 'accept-encoding': 'deflate, zstd' });
    expect(other.headers).not.toHaveProperty('content-encoding');
    expect(other.body.equals(plain.body)).toBe(true);
  });

  test('that of one set is packed too', async () => {
    const answer = await fetch(`${server.base}/api/cards?setId=base1`);
    expect(answer.headers.get('content-encoding')).toMatch(/^(br|gzip)$/);
    expect(await answer.json()).toHaveLength(102);
  });
});
