/** The check, step by step: what was promised, what was computed here, and whether they are the same. */
import type { CardJson } from '@pokesol/protocol';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import type { ProofCheck, RevealedProof } from './checkProof.ts';

type ProofStepsProps = { proof: RevealedProof; check: ProofCheck };

export function ProofSteps({ proof, check }: ProofStepsProps) {
  const { seed, commitment, pool, cards } = check;
  return (
    <ol className="space-y-4">
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
      <Step ok={cards.ok} title="The cards are the ones that seed, payment and pool decide">
        <DrawnCards proof={proof} drawn={cards.drawn} />
      </Step>
    </ol>
  );
}

type StepProps = { ok: boolean; title: string; published?: string; computed?: string; children?: ReactNode };

function Step({ ok, title, published, computed, children }: StepProps) {
  return (
    <li className={cx('border-l-8 bg-ink p-4', ok ? 'border-mint' : 'border-rose')}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-sm font-bold text-cream">{title}</h3>
        <Badge tone={ok ? 'mint' : 'rose'}>{ok ? 'Match' : 'Mismatch'}</Badge>
      </div>
      {computed !== undefined && (
        <dl className="mt-2 grid gap-x-3 text-xs md:grid-cols-[auto_1fr]">
          <dt className="text-mist">Published hash</dt>
          <dd className="mb-1 font-mono break-all">{published}</dd>
          <dt className="text-mist">Computed here</dt>
          <dd className={cx('font-mono break-all', !ok && 'text-rose')}>{computed}</dd>
        </dl>
      )}
      {children}
    </li>
  );
}

function Commitment({ proof, commitment }: { proof: RevealedProof; commitment: ProofCheck['commitment'] }) {
  const [tone, text] = commitmentText(proof, commitment);
  return <p className={cx('mt-2 text-sm', tone)}>{text}</p>;
}

function commitmentText(
  proof: RevealedProof,
  commitment: ProofCheck['commitment'],
): [tone: string, text: string] {
  if (commitment?.ok === false) {
    return [
      'font-bold text-rose',
      `This browser noted other hashes before you paid: seed ${commitment.noted.seedHash}, pool ${commitment.noted.packHash}.`,
    ];
  }
  if (!proof.committedBeforePayment) {
    return [
      'text-sun',
      'An honest note: this payment named no purchase, so its seed was fixed only after the payment was seen. Cards and seed belong together, but nothing proves that the seed came first.',
    ];
  }
  return [
    'text-mist',
    commitment === undefined
      ? 'The server says that this hash was given out before the payment. This browser has no note of it: the pack was bought in another one.'
      : 'This browser noted the same hash before you paid.',
  ];
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
    <ol className="mt-3 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
      {rows.map(({ place, given, computed }) => (
        <li key={place} className="grid grid-cols-[1.75rem_1fr_auto] items-baseline gap-2">
          <span className="text-right text-xs text-mist tabular-nums">{place}.</span>
          <span className={cx('min-w-0', given !== computed && 'font-bold text-rose')}>
            {called(given)}
            {given !== computed && ` (computed: ${called(computed)})`}
          </span>
          <span className="font-mono text-xs text-mist">{given}</span>
        </li>
      ))}
    </ol>
  );
}
