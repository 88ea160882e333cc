/** «Verify this pack»: fetches a pack's proof, repeats the draw in the browser, and shows every step of it. */
import type { ProofAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/Dialog.tsx';
import { Loaded } from '../../ui/Loaded.tsx';
import { packCommitments } from '../packs/commitments.ts';
import { checkProof, type RevealedProof } from './checkProof.ts';
import { NotOpened } from './NotOpened.tsx';
import { ProofInputs } from './ProofInputs.tsx';
import { ProofSteps } from './ProofSteps.tsx';
import { Verdict } from './Verdict.tsx';

const WORDS = {
  fetching: 'Fetching the proof',
  slow: 'The proof is still on its way...',
  failed: 'The proof did not load.',
};

type VerifyPackProps = { purchaseId: string; onClose: () => void };

export default function VerifyPack({ purchaseId, onClose }: VerifyPackProps) {
  const query = useQuery<ProofAnswer>({
    queryKey: ['/api/pack-purchases', purchaseId, 'proof'],
    // A proof grows when its pack is opened: never shown from memory.
    gcTime: 0,
  });
  return (
    <Dialog
      title="Verify this pack"
      description="Your browser repeats the draw from the published proof. You need not trust our word for it."
      onClose={onClose}
      wide
    >
      <Loaded query={query} words={WORDS}>
        {(proof) => (isRevealed(proof) ? <Checked proof={proof} /> : <NotOpened proof={proof} />)}
      </Loaded>
    </Dialog>
  );
}

const isRevealed = (proof: ProofAnswer): proof is RevealedProof => proof.seed !== undefined;

function Checked({ proof }: { proof: RevealedProof }) {
  const check = checkProof(proof, packCommitments.of(proof.transactionSignature));
  return (
    <>
      <Verdict check={check} />
      <ProofSteps proof={proof} check={check} />
      <ProofInputs proof={proof} />
    </>
  );
}
