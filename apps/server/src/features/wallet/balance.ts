/** A wallet's token balance: one look at the chain a second serves every poll of it. */
import { formatUnits, tokenBalance } from '@pokesol/chain';
import type { Address } from '@solana/kit';
import { putWithin } from '../../platform/bounded.ts';
import type { Chain } from '../../platform/chain/chain.ts';

/** A ready answer: the JSON body and its ETag. */
export type ReadyBalance = { body: string; etag: string };

export type Balances = {
  /** What was read within the last second. */
  known(wallet: string): ReadyBalance | undefined;
  /** Looks at the chain; several at once share one look. Rejects when it cannot be reached. */
  read(wallet: Address): Promise<ReadyBalance>;
  /** After a burn or a gift the next poll looks at the chain again. */
  forget(wallet: string): void;
};

type Entry = { answer: ReadyBalance; readAt: number };

const FRESH_MS = 1_000;
const MOST_WALLETS = 20_000;

export function balances(chain: Chain, now: () => number): Balances {
  const known = new Map<string, Entry>();
  const reading = new Map<string, Promise<ReadyBalance>>();

  async function look(wallet: Address): Promise<ReadyBalance> {
    const amount = await tokenBalance(chain.rpc, wallet, chain.mint, chain.tokenProgram);
    const balance = formatUnits(amount, chain.decimals);
    return { body: JSON.stringify({ balance }), etag: `"${balance}"` };
  }

  function remember(wallet: string, answer: ReadyBalance): void {
    putWithin(known, MOST_WALLETS, wallet, { answer, readAt: now() });
  }

  return {
    known(wallet) {
      const entry = known.get(wallet);
      return entry !== undefined && now() - entry.readAt < FRESH_MS ? entry.answer : undefined;
    },
    read(wallet) {
      const under = reading.get(wallet);
      if (under !== undefined) return under;
      const started = look(wallet)
        .then((answer) => {
          // Forgotten meanwhile: this look may be older than the burn that made us forget.
          if (reading.get(wallet) === started) remember(wallet, answer);
          return answer;
        })
        .finally(() => {
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
