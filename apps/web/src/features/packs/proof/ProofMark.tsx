/** Whether one pack's proof holds, in a word: fetched, and the draw repeated in the browser. */
import type { ProofAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../ui/Badge.tsx';
import { packCommitments } from '../commitments.ts';
import { checkProof } from './checkProof.ts';
import { isRevealed, proofQuery } from './proofs.ts';

export default function ProofMark({ purchaseId }: { purchaseId: string }) {
  const { data: proof, isError } = useQuery<ProofAnswer>(proofQuery(purchaseId));
  if (isError) return <span role="alert">The proof did not load.</span>;
  if (proof === undefined) return <span className="quiet">Checking…</span>;
  if (!isRevealed(proof)) return <span className="quiet">Still closed</span>;
  const { ok } = checkProof(proof, packCommitments.of(proof.transactionSignature, proof.seedHash));
  return <Badge tone={ok ? 'mint' : 'rose'}>{ok ? 'Match' : 'Mismatch!'}</Badge>;
}
