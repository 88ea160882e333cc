/** What the server gives a new wallet once, at its first sign-in; asked for again as long as that failed. Loaded on the local chain alone. */
import type { BalanceAnswer } from '@pokesol/protocol';
import { ApiError, get } from '../../platform/api.ts';
import { browserClock, type Clock } from '../../platform/clock.ts';
import { fillWallet } from './gift.ts';

const AGAIN_MS = [2_000, 5_000, 15_000, 60_000];

export type GiftDeps = {
  readonly clock: Clock;
  /** A wallet that has had it gets nothing, and no refusal. */
  readonly ask: () => Promise<void>;
  /** Whether the wallet still is the one that is connected. */
  readonly isHere: () => boolean;
};

/** @throws what the server refuses for good */
export async function askWelcomeGift({ clock, ask, isHere }: GiftDeps): Promise<void> {
  for (let tries = 0; isHere(); tries += 1) {
    try {
      return await ask();
    } catch (error) {
      // No such call, no such chain, no session: asking again changes nothing.
      if (error instanceof ApiError && error.status < 500 && error.status !== 429) throw error;
      console.warn('The welcome gift did not come', error);
      const asked = error instanceof ApiError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0;
      const pauseMs = Math.max(asked, AGAIN_MS[Math.min(tries, AGAIN_MS.length - 1)] ?? 0);
      await new Promise<void>((done) => clock.after(pauseMs, done));
    }
  }
}

/** @throws what the server refuses for good */
export async function welcomeNewcomer(address: string, isHere: () => boolean): Promise<void> {
  const { balance } = await get<BalanceAnswer>(`/api/users/${address}/balance`);
  if (Number(balance) > 0) return;
  await askWelcomeGift({
    clock: browserClock,
    ask: () => fillWallet(address, '/api/welcome-gift'),
    isHere,
  });
}
