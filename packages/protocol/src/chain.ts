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

/**
 * GET /api/users/{wallet}/changes and a battle's stream, message «changed»: what of the wallet has changed. Without `what`,
 * anything may have.
 */
export const WALLET_CHANGES = ['purchases', 'points', 'battles', 'challenges'] as const;
export const walletChange = z.enum(WALLET_CHANGES);
export type WalletChange = z.infer<typeof walletChange>;
export const walletChanged = z.object({ what: walletChange.optional() });
export type WalletChanged = z.infer<typeof walletChanged>;

/**
 * POST /api/faucet and POST /api/welcome-gift (local chain only): SOL for fees and tokens for packs, for the signed-in wallet. The
 * welcome gift is given once, by default at the first sign-in.
 */
export const faucetAnswer = z.object({ balance: z.string() });
