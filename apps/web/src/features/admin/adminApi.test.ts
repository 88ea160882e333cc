/** The dashboard's calls: the token they carry, and what is said when they fail. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { adminApi, enterAdmin, failureMessage, pathWith } from './adminApi.ts';
import { adminSession } from './adminSession.ts';

const answers: [status: number, body: object][] = [];
const fetched = vi.fn(async (_path: string, _init: RequestInit) => {
  const [status, body] = answers.shift() ?? [500, {}];
  return new Response(JSON.stringify(body), { status });
});
const refused = { code: 'not-an-admin', message: 'Sign in to the admin area again.' };

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  fetched.mockClear();
  answers.length = 0;
});
afterEach(() => {
  adminSession.lock();
  vi.unstubAllGlobals();
});

test('each call carries the token of the gate, until the server knows it no more', async () => {
  answers.push(
    [200, { token: 'secret', expiresAt: '' }],
    [200, [1]],
    [200, {}],
    [401, refused],
    [401, refused],
  );
  await enterAdmin('password');
  expect(await adminApi.get('/api/admin/stats')).toEqual([1]);
  expect(fetched.mock.lastCall?.[1].headers).toEqual({ authorization: 'Bearer secret' });
  await adminApi.patch('/api/admin/x', { a: 1 });
  expect(fetched.mock.lastCall?.[1]).toMatchObject({
    method: 'PATCH',
    headers: { authorization: 'Bearer secret', 'content-type': 'application/json' },
    body: '{"a":1}',
  });
  await expect(adminApi.get('/api/admin/stats')).rejects.toThrow(ApiError);
  expect(adminSession.get()).toEqual({ status: 'ended', isAsking: true });
  await expect(adminApi.post('/api/admin/x', {})).rejects.toThrow(ApiError);
  expect(fetched.mock.lastCall?.[1].headers).toEqual({ 'content-type': 'application/json' });
});

test('a wrong password leaves the gate shut', async () => {
  answers.push([401, { code: 'wrong-password', message: 'Incorrect password' }]);
  await expect(enterAdmin('guess')).rejects.toThrow('Incorrect password');
  expect(adminSession.get()).toEqual({ status: 'locked' });
});

test("a failure is shown in the server's words, or in ours where it has none", () => {
  const failure = 'Failed to create card set';
  const taken = '{"code":"card-set-name-taken","message":"A set of that name already exists."}';
  expect(failureMessage(new ApiError(409, taken, ''), failure)).toBe('A set of that name already exists.');
  expect(failureMessage(new ApiError(502, '<html>', ''), failure)).toBe(failure);
  expect(failureMessage(new TypeError('fetch failed'), failure)).toBe(
    'Failed to create card set. The server cannot be reached. Check your connection and try again.',
  );
  expect(failureMessage(new ApiError(401, JSON.stringify(refused), ''), failure)).toMatch(/save again/);
});

test('a path carries what is asked for and nothing else', () => {
  expect(pathWith('/api/x', { search: 'a b&c', page: 2, setId: undefined, action: '' })).toBe(
    '/api/x?search=a+b%26c&page=2',
  );
  expect(pathWith('/api/x')).toBe('/api/x');
});
