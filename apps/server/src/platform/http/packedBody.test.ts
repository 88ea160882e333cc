/** Long answers on the wire: compressed once, few at a time, in an encoding that the caller accepts. */
import { get, type IncomingMessage } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { gate } from '../../../testing/harness/until.ts';
import { databasesFor, startTestServer, type TestServer } from '../../../testing/index.ts';
import { packedBody } from './packedBody.ts';
import { packer, packingFor, zlibInTurn } from './packing.ts';

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
  const pack = packer();
  const list = { body: Buffer.from('[1,2,3]'), packed: new Map() };
  const [one, two] = [packedBody(pack, list, 'br'), packedBody(pack, list, 'br')];
  expect(two).toBe(one);
  expect(brotliDecompressSync(await one)).toEqual(list.body);
  expect(gunzipSync(await packedBody(pack, list, 'gzip'))).toEqual(list.body);
  expect(await packedBody(pack, list, 'identity')).toBe(list.body);
});

test('compresses at most two bodies at a time, whole ones and collected ones together', async () => {
  const held = gate();
  const working = { now: 0, most: 0 };
  const slow = async (body: string | Buffer | ArrayBuffer | NodeJS.ArrayBufferView): Promise<Buffer> => {
    working.now += 1;
    working.most = Math.max(working.most, working.now);
    await held.opened;
    working.now -= 1;
    return Buffer.from(`packed ${body}`);
  };
  const pack = packer(2, { br: slow, gzip: slow } as never);
  const { createBrotliCompress, createGzip } = zlibInTurn(pack);
  const whole = Array.from({ length: 20 }, (_, at) => pack(Buffer.from(`${at}`), at % 2 ? 'br' : 'gzip'));
  const gathered = Array.from({ length: 20 }, (_, at) => {
    const stream = at % 2 ? createBrotliCompress() : createGzip();
    stream.write('in ');
    stream.end(`pieces ${at}`);
    return text(stream);
  });
  held.open();
  expect(`${(await Promise.all(whole))[19]}`).toBe('packed 19');
  expect((await Promise.all(gathered))[7]).toBe('packed in pieces 7');
  expect(working).toEqual({ now: 0, most: 2 });
});

test('a body that cannot be compressed fails its own call and frees its place', async () => {
  const broken = async (): Promise<Buffer> => {
    throw new Error('no memory');
  };
  const pack = packer(1, { br: broken, gzip: async () => Buffer.from('fine') } as never);
  const { createBrotliCompress } = zlibInTurn(pack);
  const stream = createBrotliCompress();
  stream.end('lost');
  await expect(text(stream)).rejects.toThrow('no memory');
  expect(`${await pack(Buffer.from(''), 'gzip')}`).toBe('fine');
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
