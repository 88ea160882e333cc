/** The error a failed call throws, and what a call sends. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ApiError, get, post, sentenceOf } from './api.ts';
import { connection } from './connection.ts';

function answerWith(status: number, body: string, statusText = '') {
  const fetched = vi.fn(async () => new Response(body === '' ? null : body, { status, statusText }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
}

afterEach(() => vi.unstubAllGlobals());

const failure = async (call: Promise<unknown>) => {
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiError)) throw new Error('expected an ApiError');
  return error;
};

describe('a refusal', () => {
  test('is «status: text» for logs, code and sentence for us', async () => {
    const body = '{"code":"burn-refused","message":"It does not pay.","reason":"wrong-mint"}';
    answerWith(422, body, 'Unprocessable Entity');
    const error = await failure(get('/api/x'));
    expect(error.message).toBe(`422: ${body}`);
    expect(error).toMatchObject({ status: 422, code: 'burn-refused', reason: 'wrong-mint' });
    // The page's own sentence for it; the server's text is for those without a catalogue.
    expect(sentenceOf(error)).toMatch(/^This transaction burns a different token\./);
  });

  test('is put in words with its numbers, or as the server says it where the page has no words', async () => {
    const sentence = async (body: object) => {
      answerWith(409, JSON.stringify({ message: 'As the server says it.', ...body }));
      return sentenceOf(await failure(get('/api/x')));
    };
    expect(await sentence({ code: 'too-many-decks', params: { most: 200 } })).toMatch(/^You have 200 decks/);
    for (const body of [{ code: 'of-tomorrow' }, { code: 'too-many-decks', params: { limit: 200 } }])
      expect(await sentence(body)).toBe('As the server says it.');
  });

  test('without a body is named by its status text', async () => {
    answerWith(502, '', 'Bad Gateway');
    const error = await failure(get('/api/x'));
    expect(error.message).toBe('502: Bad Gateway');
    expect(error.code).toBeUndefined();
    expect(sentenceOf(error)).toMatch(/went wrong/);
  });

  test('says how long to wait where the server did, in seconds', async () => {
    const headers = { 'retry-after': '42' };
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 429, headers }));
    expect((await failure(get('/api/x'))).retryAfterSeconds).toBe(42);
    headers['retry-after'] = 'Wed, 21 Oct 2026 07:28:00 GMT';
    expect((await failure(get('/api/x'))).retryAfterSeconds).toBeUndefined();
    answerWith(429, '{}');
    expect((await failure(get('/api/x'))).retryAfterSeconds).toBeUndefined();
  });

  test('for want of a database counts as a server that cannot be reached, any other does not', async () => {
    answerWith(503, '{"code":"chain-unreachable","message":"No chain."}');
    await failure(get('/api/x'));
    expect(connection.get().reachable).toBe(true);
    answerWith(503, '{"code":"database-unreachable","message":"No database."}');
    await failure(get('/api/x'));
    expect(connection.get().reachable).toBe(false);
    answerWith(200, '{}');
    await get('/api/x');
    expect(connection.get().reachable).toBe(true);
  });

  test('in HTML, as proxies write it, is never shown', async () => {
    answerWith(504, '<html>timeout</html>');
    expect(sentenceOf(await failure(get('/api/x')))).not.toContain('<html>');
  });
});

describe('a call', () => {
  test('sends cookies, and no body or content type when there is none', async () => {
    const fetched = answerWith(204, '');
    expect(await post('/api/auth/logout')).toBeUndefined();
    expect(fetched).toHaveBeenCalledWith('/api/auth/logout', { method: 'POST', credentials: 'include' });
  });

  test('sends a body as JSON', async () => {
    const fetched = answerWith(200, '{"ok":true}');
    expect(await post('/api/x', { a: 1 })).toEqual({ ok: true });
    expect(fetched).toHaveBeenCalledWith('/api/x', {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
  });
});
