/** What can be known of a pack that is still closed: the hashes that fix it already. */
import type { ProofAnswer } from '@pokesol/protocol';
import { CopyText } from '../../ui/CopyText.tsx';

export function NotOpened({ proof }: { proof: ProofAnswer }) {
  return (
    <>
      <p role="status" className="mb-4 border-l-8 border-sun bg-ink p-4">
        This pack is still closed. What is in it is fixed already, by the hashes below; the seed is revealed
        when you open it, and then the draw can be repeated here.
      </p>
      <dl className="bg-ink p-4 text-sm">
        <dt className="text-xs font-bold text-mist">Seed hash</dt>
        <dd>
          <CopyText what="seed hash" text={proof.seedHash} />
        </dd>
        <dt className="text-xs font-bold text-mist">Pool hash, version {proof.version}</dt>
        <dd>
          <CopyText what="pool hash" text={proof.packHash} />
        </dd>
        <dt className="text-xs font-bold text-mist">Transaction id of the payment</dt>
        <dd>
          <CopyText what="transaction id" text={proof.transactionSignature} />
        </dd>
      </dl>
    </>
  );
}
