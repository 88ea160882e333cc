/** An embedded Solana chain behind JSON-RPC, so that the product runs and is tested without a cluster. */

import type { Address } from '@solana/kit';
import type { LocalChainError } from './errors.ts';
import { type Gift, MINT_DECIMALS } from './faucet.ts';
import { listen } from './http.ts';
import { claim, release } from './ownership.ts';
import { answer } from './rpc/dispatch.ts';
import { openChain } from './start.ts';
import { TOKEN_PROGRAM } from './tokenAccounts.ts';
import { loadVm } from './vm.ts';

export { LOCAL_CHAIN_ERRORS, LocalChainError, type LocalChainErrorCode } from './errors.ts';

export type LocalChainOptions = {
  /** The folder of the chain's journal, made if missing. None: the chain lives in memory and dies with the process. */
  dataDir?: string;
  /** How long a slot lasts, in milliseconds. 400 (as on a real cluster) if missing. */
  slotMs?: number;
  /** The address to listen on. 127.0.0.1 if missing: any caller that reaches the chain may ask it for money. */
  host?: string;
  /** 0 (any free port) if missing. */
  port?: number;
  /** The wall clock in Unix milliseconds, for tests. */
  now?: () => number;
};

export type LocalChain = {
  /** The JSON-RPC endpoint, such as http://127.0.0.1:40123. */
  url: string;
  /** The chain's token: 6 decimals, its whole supply minted to the faucet, no mint and no freeze authority. */
  mint: Address;
  decimals: 6;
  /** The program that the token belongs to. */
  tokenProgram: Address;
  /** The wallet that gifts and airdrops come from. */
  faucet: Address;
  /**
   * Gives a wallet SOL (lamports) and tokens (base units) in one transaction, creating its associated token account.
   * It is executed and journalled when the promise resolves: every balance shows it. Its signature is confirmed a slot
   * later, like any other. Rejects with LocalChainError GIFT_REFUSED if the faucet cannot give that much or the wallet
   * cannot hold so few lamports (an account needs a minimum), and with JOURNAL_WRITE_FAILED if the disk is full;
   * throws RangeError for a negative amount.
   */
  fund(wallet: Address, gift: Gift): Promise<void>;
  /** Why the chain takes no more transactions: it failed to write its journal, and only a restart can repair that. */
  failure(): LocalChainError | undefined;
  /** The same, once per wallet: gives nothing and returns false when it already has a token account. The gift must include tokens. */
  fundFirst(wallet: Address, gift: Gift & { tokens: bigint }): Promise<boolean>;
  /** Lets n slots pass at once: statuses ripen and blockhashes expire. The wall clock and block times stay. For tests. */
  advanceSlots(n: number): void;
  /** Stops listening and closes the journal. Nothing would be lost without it. */
  close(): Promise<void>;
};

/**
 * Starts a chain: the one in `dataDir` as it was, or a new one with a random genesis hash, a faucet and a mint.
 * Rejects with LocalChainError RUNTIME_MISSING, JOURNAL_CORRUPT, JOURNAL_UNSUPPORTED or DATA_DIR_IN_USE,
 * and with the system's error if the folder cannot be written or the port not be listened on.
 */
export async function startLocalChain(options: LocalChainOptions = {}): Promise<LocalChain> {
  const { dataDir, slotMs = 400, host = '127.0.0.1', port = 0, now = Date.now } = options;
  const { chain, faucet, mint, genesisHash, journal } = await openChain(dataDir, slotMs, now);
  const node = { chain, faucet, genesisHash };
  const endpoint = await listen(host, port, (body) => answer(body, node)).catch((error: unknown) => {
    journal.close();
    throw error;
  });
  if (dataDir !== undefined) claim(dataDir, endpoint.url);

  let closing: Promise<void> | undefined;
  async function close(): Promise<void> {
    await endpoint.close();
    journal.close();
    if (dataDir !== undefined) release(dataDir);
  }

  return {
    url: endpoint.url,
    mint,
    decimals: MINT_DECIMALS,
    tokenProgram: TOKEN_PROGRAM,
    faucet: faucet.address,
    async fund(wallet, gift) {
      if ((gift.lamports ?? 0n) < 0n || (gift.tokens ?? 0n) < 0n)
        throw new RangeError('a gift cannot be negative');
      await faucet.give(mint, wallet, gift);
    },
    failure: journal.failure,
    fundFirst: (wallet, gift) => faucet.giveFirst(mint, wallet, gift),
    advanceSlots: chain.advanceSlots,
    close() {
      closing ??= close();
      return closing;
    },
  };
}

/** Rejects with LocalChainError RUNTIME_MISSING where no chain can run, and starts none. */
export async function assertCanRun(): Promise<void> {
  await loadVm();
}
