/** What the page must know of the chain, the wallet's balance on it, and the local chain's faucet. */
import { z } from 'zod';
import { CLUSTERS } from './constants.ts';
import { walletAddress } from './primitives.ts';

/** GET /api/config. `chain` is the Wallet Standard id, such as `solana:mainnet`; `rpcPath` is same-origin. */
export const configAnswer = z.object({
  cluster: z.enum(CLUSTERS),
  chain: z.string(),
  rpcPath: z.string(),
  mint: walletAddress,
  tokenProgram: walletAddress,
  decimals: z.number().int(),
  /** The most lamports that a purchase offers beside the base fee, to be taken soon. */
  mostPriorityFee: z.number().int(),
  token: z.object({ name: z.string(), symbol: z.string(), description: z.string() }),
});
export type ConfigAnswer = z.infer<typeof configAnswer>;

/** GET /api/users/{wallet}/balance: whole tokens as a decimal string, such as "12.5". */
export const balanceAnswer = z.object({ balance: z.string() });
export type BalanceAnswer = z.infer<typeof balanceAnswer>;

/** POST /api/faucet (local chain only): SOL for fees and tokens for packs, for the signed-in wallet. */
export const faucetAnswer = z.object({ balance: z.string() });
