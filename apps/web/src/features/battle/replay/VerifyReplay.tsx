/** The proof of a replay, step by step: what was promised, what this page computed, and whether they are the same. */
import type { AnyRules } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';
import { PixelIcon } from '../../../ui/PixelIcon.tsx';
import type { ReplayCheck, ReplayVerdict } from './checkReplay.ts';
import './verify.css';

const WORDS: Readonly<Record<ReplayVerdict, { title: string; text: string }>> = {
  verified: {
    title: 'Verified',
    text: 'Every move follows from what was promised. Your browser has played the whole battle again.',
  },
  otherRules: {
    title: 'Not verified here',
    text: 'The rules have changed since this battle was played. You can check the file below with the source code of that time.',
  },
  mismatch: {
    title: 'Mismatch!',
    text: 'Something in this replay does not match; the step is marked below. Download it first.',
  },
};

export function VerifyReplay({ answer, check }: { answer: ReplayAnswer<AnyRules>; check: ReplayCheck }) {
  const { verdict, setup, rules, moves, end } = check;
  const isUnknown = verdict === 'otherRules';
  return (
    <section id="replay-proof" className="replay-proof" aria-labelledby="replay-proof-title" tabIndex={-1}>
      <h2 id="replay-proof-title" className="replay-section-title">
        Verify this battle
      </h2>
      <div
        className="replay-verdict"
        data-verdict={verdict}
        role={verdict === 'mismatch' ? 'alert' : 'status'}
      >
        <PixelIcon name={verdict === 'verified' ? 'battle' : 'alert'} className="verify-replay-icon" />
        <div>
          <p className="verify-replay-title">{WORDS[verdict].title}</p>
          <p className="verify-replay-text">{WORDS[verdict].text}</p>
        </div>
      </div>
      <ol className="verify-replay-list">
        <Step
          ok={setup.ok}
          title="Seed and decks are those that were promised when the battle began"
          published={setup.committed ?? answer.setupHash}
          computed={setup.computed}
        >
          {setup.committed === null
            ? 'This browser never had the battle open, so it takes the published hash for the promise.'
            : 'This browser kept the promise that it was given while the battle was still open.'}
        </Step>
        <Step ok={rules.ok} title={`Played by version ${rules.recorded} of the rules`}>
          {rules.ok ? 'This page has the same.' : `This page has version ${rules.ours}.`}
        </Step>
        <Step ok={moves.ok} isUnknown={isUnknown} title={`All ${moves.count} moves are allowed by the rules`}>
          {moves.refusal ?? 'Your browser checked each of them again, in its place.'}
        </Step>
        <Step
          ok={end.ok}
          isUnknown={isUnknown}
          title="It ends where the battle ended"
          published={answer.finalHash}
          computed={end.computed ?? 'It cannot be played to its end.'}
        />
      </ol>
    </section>
  );
}

type StepProps = {
  ok: boolean;
  /** Other rules cannot tell. */
  isUnknown?: boolean;
  title: string;
  published?: string;
  computed?: string;
  children?: ReactNode;
};

function Step({ ok, isUnknown = false, title, published, computed, children }: StepProps) {
  return (
    <li className="replay-step" data-ok={isUnknown ? undefined : ok}>
      <div className="line-apart">
        <h3 className="step-title">{title}</h3>
        {isUnknown ? (
          <Badge>Not checked</Badge>
        ) : (
          <Badge tone={ok ? 'mint' : 'rose'}>{ok ? 'Match' : 'Mismatch'}</Badge>
        )}
      </div>
      {children !== undefined && !isUnknown && <p className="verify-replay-note">{children}</p>}
      {computed !== undefined && !isUnknown && (
        <dl className="hash-pair">
          <dt className="quiet">Published hash</dt>
          <dd className="hash-published">{published}</dd>
          <dt className="quiet">Computed here</dt>
          <dd className={ok ? 'hash' : 'hash bad'}>{computed}</dd>
        </dl>
      )}
    </li>
  );
}
