/** How a pack's proof is asked for, and whether it says everything already. */
import type { ProofAnswer } from '@pokesol/protocol';
import type { RevealedProof } from './checkProof.ts';

/** A proof grows when its pack is opened: never shown from memory. */
export const proofQuery = (purchaseId: string) => ({
  queryKey: ['/api/pack-purchases', purchaseId, 'proof'],
  gcTime: 0,
});

export const isRevealed = (proof: ProofAnswer): proof is RevealedProof => proof.seed !== undefined;
