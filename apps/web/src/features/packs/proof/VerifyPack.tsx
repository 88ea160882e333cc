/** «Verify this pack»: fetches a pack's proof, repeats the draw in the browser, and shows every step of it. */
import type { ProofAnswer } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import { CopyText } from '../../../ui/CopyText.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Loaded } from '../../../ui/Loaded.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import { packCommitments } from '../commitments.ts';
import { checkProof, type ProofCheck, type RevealedProof } from './checkProof.ts';
import { ProofInputs } from './ProofInputs.tsx';
import { ProofSteps } from './ProofSteps.tsx';
import { isRevealed, proofQuery } from './proofs.ts';
import './proof.css';

const WORDS = {
  fetching: 'Fetching the proof',
  slow: 'The proof is still on its way...',
  failed: 'The proof did not load.',
};

type VerifyPackProps = { purchaseId: string; onClose: () => void };

export default function VerifyPack({ purchaseId, onClose }: VerifyPackProps) {
  const query = useQuery<ProofAnswer>(proofQuery(purchaseId));
  return (
    <Dialog
      title="Verify this pack"
      description="Your browser repeats the draw from the published proof. You do not have to take our word for it."
      onClose={onClose}
      wide
    >
      <Loaded query={query} words={WORDS}>
        {(proof) => (isRevealed(proof) ? <Checked proof={proof} /> : <NotOpened proof={proof} />)}
      </Loaded>
    </Dialog>
  );
}

function Checked({ proof }: { proof: RevealedProof }) {
  const check = checkProof(proof, packCommitments.of(proof.transactionSignature, proof.seedHash));
  return (
    <>
      <Verdict check={check} />
      <ProofSteps proof={proof} check={check} />
      <ProofInputs proof={proof} />
    </>
  );
}

/** What can be known of a pack that is still closed: the hashes that fix it already. */
function NotOpened({ proof }: { proof: ProofAnswer }) {
  return (
    <>
      <p role="status" className="proof-waiting">
        This pack is still closed. The hashes below already fix what is in it. The server reveals the seed
        when you open it, and then you can repeat the draw here.
      </p>
      <dl className="proof-facts">
        <dt className="proof-term">Seed hash</dt>
        <dd>
          <CopyText what="seed hash" text={proof.seedHash} />
        </dd>
        <dt className="proof-term">Pool hash, version {proof.version}</dt>
        <dd>
          <CopyText what="pool hash" text={proof.packHash} />
        </dd>
        <dt className="proof-term">Transaction id of the payment</dt>
        <dd>
          <CopyText what="transaction id" text={proof.transactionSignature} />
        </dd>
      </dl>
    </>
  );
}

/** The one word that matters: match or mismatch. */
function Verdict({ check }: { check: ProofCheck }) {
  if (check.ok) {
    return (
      <div role="status" className="proof-verdict is-match">
        <PixelIcon name="cards" className="proof-verdict-icon" />
        <div>
          <p className="proof-verdict-title">Match</p>
          <p className="proof-verdict-text">
            The seed, your payment and the published pool give exactly these cards.
          </p>
        </div>
      </div>
    );
  }
  return (
    <div role="alert" className="proof-verdict is-mismatch">
      <PixelIcon name="alert" className="proof-verdict-icon is-shaking" />
      <div>
        <p className="proof-verdict-title">Mismatch!</p>
        <p className="proof-verdict-text">
          Something in this proof does not match; the step is marked below. Copy the inputs first: with them
          anyone can repeat this check.
        </p>
      </div>
    </div>
  );
}
