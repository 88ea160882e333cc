/** Every refusal that a recovery can meet is explained, with a next step. */
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { recoverAdvice } from './recoverAdvice.ts';

const refusal = (status: number, code: string, reason?: string) =>
  new ApiError(status, JSON.stringify({ code, message: `Because ${code}.`, reason }), '');

describe('an answer to a recovery', () => {
  test.each([
    ['burn-not-found-yet', 404, true],
    ['chain-unreachable', 503, true],
    ['too-many-requests', 429, true],
    ['internal-error', 500, true],
    ['burn-belongs-to-another', 409, false],
    ['burn-refused', 422, false],
    ['bad-request', 400, false],
    ['not-signed-in', 401, false],
  ])('%s is explained in its own words and has a next step', (code, status, again) => {
    const advice = recoverAdvice(refusal(status, code));
    expect(advice.sentence).toBe(`Because ${code}.`);
    expect(advice).toMatchObject({ again, choosePack: false });
    expect(advice.next).not.toBe('');
  });

  test('no server at all may be tried again', () => {
    const advice = recoverAdvice(new TypeError('Failed to fetch'));
    expect(advice).toMatchObject({ again: true, choosePack: false });
    expect(advice.sentence).toContain('server cannot be reached');
  });

  test('a burn that names no purchase lets its owner choose the pack', () => {
    const unnamed = refusal(422, 'burn-refused', 'missing-reference');
    expect(recoverAdvice(unnamed)).toMatchObject({ title: 'Which pack was it for?', choosePack: true });
  });

  test('a wrong choice may be made again, an impossible one not', () => {
    expect(recoverAdvice(refusal(422, 'burn-refused', 'wrong-amount'), true).choosePack).toBe(true);
    expect(recoverAdvice(refusal(409, 'pack-not-for-sale'), true).choosePack).toBe(true);
    expect(recoverAdvice(refusal(422, 'burn-refused', 'no-burn'), true).choosePack).toBe(false);
    expect(recoverAdvice(refusal(422, 'burn-refused', 'wrong-amount')).choosePack).toBe(false);
  });
});
