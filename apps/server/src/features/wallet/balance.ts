/** A wallet's token balance: one look at the chain a second serves every poll of it. */
import { formatUnits, tokenBalance } from '@pokesol/chain';
import type { Address } from '@solana/kit';
import type { Chain } from '../../platform/chain/chain.ts';

/** A ready answer: the JSON body and its ETag. */
export type BalanceAnswer = { body: string; etag: string };

export type Balances = {
  /** Rejects when the chain cannot be reached and nothing recent is known. */
  answer(wallet: string): BalanceAnswer | Promise<BalanceAnswer>;
  /** After a burn or a gift the next poll looks at the chain again. */
  forget(wallet: string): void;
};

type Entry = { answer: BalanceAnswer; readAt: number };

const FRESH_MS = 1_000;
const MOST_WALLETS = 20_000;

export function balances(chain: Chain, now: () => number): Balances {
  const known = new Map<string, Entry>();
  const reading = new Map<string, Promise<BalanceAnswer>>();

  async function read(wallet: string): Promise<BalanceAnswer> {
    const amount = await tokenBalance(chain.rpc, wallet as Address, chain.mint, chain.tokenProgram);
    const balance = formatUnits(amount, chain.decimals);
    const answer = { body: JSON.stringify({ balance }), etag: `"${balance}"` };
    // Maps keep insertion order, so the first key is the one unread for longest.
    known.delete(wallet);
    const [oldest] = known.keys();
    if (known.size >= MOST_WALLETS && oldest !== undefined) known.delete(oldest);
    known.set(wallet, { answer, readAt: now() });
    return answer;
  }

  return {
    answer(wallet) {
      const entry = known.get(wallet);
      if (entry !== undefined && now() - entry.readAt < FRESH_MS) return entry.answer;
      const under = reading.get(wallet);
      if (under !== undefined) return under;
      const started = read(wallet).finally(() => {
        if (reading.get(wallet) === started) reading.delete(wallet);
      });
      reading.set(wallet, started);
      return started;
    },
    forget(wallet) {
      known.delete(wallet);
      reading.delete(wallet);
    },
  };
}
