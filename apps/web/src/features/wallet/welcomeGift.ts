/** Requests a new wallet's welcome gift again while the first sign-in failed to give it. Loaded only on the local chain. */
import type { BalanceAnswer } from '@pokesol/protocol';
import { ApiError, get } from '../../platform/api.ts';
import { browserClock, type Clock } from '../../platform/clock.ts';
import { fillWallet } from './gift.ts';

const AGAIN_MS = [2_000, 5_000, 15_000, 60_000];

export type GiftDeps = {
  readonly clock: Clock;
  /** Requests the gift; for a wallet that has had it, the server gives nothing and refuses nothing. */
  readonly ask: () => Promise<void>;
  /** Whether the wallet is still connected. */
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
