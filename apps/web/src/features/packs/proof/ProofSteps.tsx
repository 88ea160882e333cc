/** The check, step by step: what was promised, what was computed here, and whether they are the same. */
import type { CardJson } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { cx } from '../../../ui/cx.ts';
import type { ProofCheck, RevealedProof } from './checkProof.ts';
import { commitmentText } from './commitmentText.ts';
import './proof.css';

type ProofStepsProps = { proof: RevealedProof; check: ProofCheck };

export function ProofSteps({ proof, check }: ProofStepsProps) {
  const { seed, commitment, pool, cards } = check;
  return (
    <ol className="proof-steps">
      <Step
        ok={seed.ok && commitment?.ok !== false}
        title="The seed is the one that was fixed for this pack"
        published={proof.seedHash}
        computed={seed.computed ?? 'The seed is malformed.'}
      >
        <Commitment proof={proof} commitment={commitment} />
      </Step>
      <Step
        ok={pool.ok}
        title="Cards and odds are the published ones"
        published={proof.packHash}
        computed={pool.computed ?? `The pool is malformed: ${pool.error}.`}
      />
      <Step ok={cards.ok} title="The cards follow from the seed, the payment and the pool">
        <DrawnCards proof={proof} drawn={cards.drawn} />
      </Step>
    </ol>
  );
}

type StepProps = { ok: boolean; title: string; published?: string; computed?: string; children?: ReactNode };

function Step({ ok, title, published, computed, children }: StepProps) {
  return (
    <li className={cx('proof-step', ok ? 'is-good' : 'is-bad')}>
      <div className="line-apart">
        <h3 className="step-title">{title}</h3>
        <Badge tone={ok ? 'mint' : 'rose'}>{ok ? 'Match' : 'Mismatch'}</Badge>
      </div>
      {computed !== undefined && (
        <dl className="hash-pair">
          <dt className="quiet">Published hash</dt>
          <dd className="hash-published">{published}</dd>
          <dt className="quiet">Computed here</dt>
          <dd className={cx('hash', !ok && 'bad')}>{computed}</dd>
        </dl>
      )}
      {children}
    </li>
  );
}

function Commitment({ proof, commitment }: { proof: RevealedProof; commitment: ProofCheck['commitment'] }) {
  const [tone, text] = commitmentText(proof, commitment);
  return <p className={cx('proof-step-text', tone)}>{text}</p>;
}

function DrawnCards({ proof, drawn }: { proof: RevealedProof; drawn: readonly string[] }) {
  const { data } = useQuery<CardJson[]>({ queryKey: [`/api/cards?setId=${proof.definition.setId}`] });
  const names = new Map(data?.map(({ id, name }) => [id, name]));
  const rows = Array.from({ length: Math.max(drawn.length, proof.cards.length) }, (_, place) => ({
    place: place + 1,
    given: proof.cards[place],
    computed: drawn[place],
  }));
  const called = (id: string | undefined) => (id === undefined ? 'no card' : (names.get(id) ?? id));
  return (
    <ol className="proof-cards">
      {rows.map(({ place, given, computed }) => (
        <li key={place} className="proof-card">
          <span className="proof-card-place">{place}.</span>
          <span className={cx('can-shrink', given !== computed && 'bad is-strong')}>
            {called(given)}
            {given !== computed && ` (computed: ${called(computed)})`}
          </span>
          <span className="mono small-hint">{given}</span>
        </li>
      ))}
    </ol>
  );
}
