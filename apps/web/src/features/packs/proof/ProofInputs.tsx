/** Everything the draw depends on, visible and ready to be taken elsewhere. */
import type { ReactNode } from 'react';
import { CopyText } from '../../../ui/CopyText.tsx';
import type { RevealedProof } from './checkProof.ts';
import './proof.css';
import { counted } from '../../../platform/format.ts';

export function ProofInputs({ proof }: { proof: RevealedProof }) {
  const { definition } = proof;
  return (
    <details className="proof-inputs" open>
      <summary className="pixel-title proof-inputs-summary">All inputs</summary>
      <dl className="proof-inputs-facts">
        <Input label="Seed, revealed at the opening">
          <CopyText what="seed" text={proof.seed} />
        </Input>
        <Input label="Seed hash, fixed for this pack">
          <CopyText what="seed hash" text={proof.seedHash} />
        </Input>
        <Input label="Transaction id of the payment">
          <CopyText what="transaction id" text={proof.transactionSignature} />
        </Input>
        <Input label={`Pool hash, version ${proof.version}`}>
          <CopyText what="pool hash" text={proof.packHash} />
        </Input>
        <Input label="Pool, odds and card count">
          <CopyText
            what="pool, odds and card count"
            text={JSON.stringify(definition, null, 1)}
            short={`${definition.setId}, ${counted(definition.cardCount, 'card')}, ${oddsText(definition.odds)}`}
          />
          <details>
            <summary className="proof-pool-summary">Show every card of the pool</summary>
            {Object.entries(definition.pool).map(([bucket, ids]) => (
              <p key={bucket} className="proof-pool">
                <span className="bright is-strong">{bucket}:</span> {ids.join(' ') || 'none'}
              </p>
            ))}
          </details>
        </Input>
        <Input label="The whole proof">
          <CopyText
            what="the whole proof"
            text={JSON.stringify(proof, null, 1)}
            short="As JSON, for another program or another person"
          />
        </Input>
      </dl>
    </details>
  );
}

const oddsText = (odds: RevealedProof['definition']['odds']) =>
  Object.entries(odds)
    .map(([bucket, share]) => `${bucket} ${share}`)
    .join(', ');

function Input({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="proof-inputs-term">{label}</dt>
      <dd>{children}</dd>
    </>
  );
}
