/** A new wallet's tokens are asked for until they are there, the wallet is gone, or the server refuses for good. */
import { beforeEach, expect, test, vi } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { handClock } from '../../testing/handClock.ts';
import { askWelcomeGift } from './welcomeGift.ts';

const refusal = (status: number, code: string, retryAfter: string | null = null) =>
  new ApiError(status, JSON.stringify({ code, message: code }), '', retryAfter);

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** Lets everything that waits for an answer go on. */
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

test('it is asked for once where it comes', async () => {
  const { ask, asking } = setUp();
  await asking();
  expect(ask).toHaveBeenCalledOnce();
});

test('a broken line, a full disk and a busy network only mean later', async () => {
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

test('a wallet that left is not asked for any more', async () => {
  const { ask, asking, pass, leave } = setUp();
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
  const given = asking();
  await settled();
  leave();
  await pass(2_000);
  await given;
  expect(ask).toHaveBeenCalledOnce();
});

test('a server that refuses for good is asked once', async () => {
  const { ask, asking } = setUp();
  ask.mockRejectedValue(refusal(404, 'faucet-closed'));
  await expect(asking()).rejects.toThrow('faucet-closed');
  expect(ask).toHaveBeenCalledOnce();
});
