/** Asks the chain whether an earlier signed transaction can still land; loaded when the server does not find one. */
import { isCertainlyGone } from '@pokesol/chain';
import { type Blockhash, createSolanaRpc, type Signature } from '@solana/kit';
import { appConfig } from '../wallet/index.ts';
import type { IsGone } from './storedBurns.ts';

export const isGone: IsGone = async (signature, lifetime) => {
  if (lifetime === 'endless') return false;
  const { rpcPath } = await appConfig();
  return isCertainlyGone(
    createSolanaRpc(new URL(rpcPath, window.location.origin).href),
    signature as Signature,
    {
      kind: 'blockhash',
      blockhash: lifetime.blockhash as Blockhash,
      lastValidBlockHeight: BigInt(lifetime.lastValidBlockHeight),
    },
  );
};
