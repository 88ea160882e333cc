/** «Verify this pack»: fetches a pack's proof, repeats the draw in the browser, and shows every step of it. */
import type { ProofAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { sentenceOf } from '../../platform/api.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { packPromises } from '../store/promises.ts';
import { checkProof, type RevealedProof } from './checkProof.ts';
import { NotOpened } from './NotOpened.tsx';
import { ProofInputs } from './ProofInputs.tsx';
import { ProofSteps } from './ProofSteps.tsx';
import { Verdict } from './Verdict.tsx';

type VerifyPackProps = { purchaseId: string; onClose: () => void };

export default function VerifyPack({ purchaseId, onClose }: VerifyPackProps) {
  const { data, error, isFetching, refetch } = useQuery<ProofAnswer>({
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
      {error ? (
        <div role="alert" className="flex flex-col items-start gap-4">
          <p>The proof did not load. {sentenceOf(error)}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {isFetching ? 'Trying...' : 'Try again'}
          </Button>
        </div>
      ) : data === undefined ? (
        <div aria-busy="true" className="min-h-80">
          <p role="status" className="sr-only">
            Fetching the proof
          </p>
          <SlowNote>The proof is still on its way...</SlowNote>
          <Skeleton className="h-60 w-full" />
        </div>
      ) : isRevealed(data) ? (
        <Checked proof={data} />
      ) : (
        <NotOpened proof={data} />
      )}
    </Dialog>
  );
}

const isRevealed = (proof: ProofAnswer): proof is RevealedProof => proof.seed !== undefined;

function Checked({ proof }: { proof: RevealedProof }) {
  const check = checkProof(proof, packPromises.of(proof.transactionSignature));
  return (
    <>
      <Verdict check={check} />
      <ProofSteps proof={proof} check={check} />
      <ProofInputs proof={proof} />
    </>
  );
}
