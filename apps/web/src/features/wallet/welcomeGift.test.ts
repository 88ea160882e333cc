/** The page asks for a new wallet's tokens until they arrive, the wallet disconnects, or the server refuses for good. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { handClock } from '../../testing/handClock.ts';
import { askWelcomeGift } from './welcomeGift.ts';

const refusal = (status: number, code: string, retryAfter: string | null = null) =>
  new ApiError(status, JSON.stringify({ code, message: code }), '', retryAfter);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Lets all pending promises settle. */
const settled = () => new Promise<void>((later) => setTimeout(later));

function setUp() {
  const clock = handClock();
  const ask = vi.fn(async () => undefined);
  let isHere = true;
  const asking = () => askWelcomeGift({ clock, ask, isHere: () => isHere });
  async function pass(ms: number) {
    clock.advance(ms);
    await settled();
  }
  return { ask, asking, pass, leave: () => (isHere = false) };
}

test('the page asks once when the gift arrives', async () => {
  const { ask, asking } = setUp();
  await asking();
  expect(ask).toHaveBeenCalledOnce();
});

test('the page asks again after a lost connection, a full disk and a busy network', async () => {
  const { ask, asking, pass } = setUp();
  ask.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  ask.mockRejectedValueOnce(refusal(500, 'internal-error'));
  ask.mockRejectedValueOnce(refusal(429, 'too-many-requests', '40'));
  const given = asking();
  await settled();
  await pass(1_999);
  expect(ask).toHaveBeenCalledTimes(1);
  await pass(1);
  expect(ask).toHaveBeenCalledTimes(2);
  await pass(5_000);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(39_999);
  expect(ask).toHaveBeenCalledTimes(3);
  await pass(1);
  await given;
  expect(ask).toHaveBeenCalledTimes(4);
});

test('the page stops asking once the wallet has disconnected', async () => {
  const { ask, asking, pass, leave } = setUp();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const given = asking();
  await settled();
  leave();
  await pass(2_000);
  await given;
  expect(ask).toHaveBeenCalledOnce();
});

test('the page asks once when the server refuses for good', async () => {
  const { ask, asking } = setUp();
  ask.mockRejectedValue(refusal(404, 'faucet-closed'));
  await expect(asking()).rejects.toThrow('faucet-closed');
  expect(ask).toHaveBeenCalledOnce();
});
