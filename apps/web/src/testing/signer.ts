/** For tests: a key that signs what wallets sign, and a burn to sign. */
import { buildBurnTransaction } from '@pokesol/chain';
import {
  type Address,
  address,
  type Blockhash,
  createKeyPairFromPrivateKeyBytes,
  createKeyPairSignerFromPrivateKeyBytes,
  getBase58Decoder,
  signBytes,
} from '@solana/kit';

export const MINT = address('So11111111111111111111111111111111111111112');
export const TOKEN_PROGRAM = address('TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA');
export const REFERENCE = address('SysvarC1ock11111111111111111111111111111111');
export const BLOCKHASH = getBase58Decoder().decode(new Uint8Array(32).fill(7)) as Blockhash;

export type TestSigner = { address: Address; sign: (message: Uint8Array) => Promise<Uint8Array> };

export async function testSigner(fill = 1): Promise<TestSigner> {
  const seed = new Uint8Array(32).fill(fill);
  const { address } = await createKeyPairSignerFromPrivateKeyBytes(seed);
  const { privateKey } = await createKeyPairFromPrivateKeyBytes(seed);
  return { address, sign: async (message) => new Uint8Array(await signBytes(privateKey, message)) };
}

export const testBurn = (wallet: Address, version: 'legacy' | 0 = 'legacy') =>
  buildBurnTransaction({
    wallet,
    mint: MINT,
    tokenProgram: TOKEN_PROGRAM,
    decimals: 6,
    amount: 5_000_000n,
    references: [REFERENCE],
    blockhash: BLOCKHASH,
    lastValidBlockHeight: 100n,
    version,
  });
