/** A replay from its heading to its proof. Where the rules cannot play it, that is said, and the rest still stands. */
import { type AnyRules, isRefusal } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useMemo } from 'react';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { battleCommitments } from '../data/commitments.ts';
import type { ReplayUi } from '../screen/replayRules.ts';
import { checkReplay } from './checkReplay.ts';
import { ReplayHeader } from './ReplayHeader.tsx';
import { ReplayTable } from './ReplayTable.tsx';
import { ShareReplay } from './ShareReplay.tsx';
import { timelineOf } from './timeline.ts';
import { VerifyReplay } from './VerifyReplay.tsx';
import './replay.css';
import './replayHead.css';
import './controls.css';
import './verify.css';

type ReplayProps<R extends AnyRules> = { answer: ReplayAnswer<R>; ui: ReplayUi<R> };

export function Replay<R extends AnyRules>({ answer, ui }: ReplayProps<R>) {
  const { rules } = ui;
  const timeline = useMemo(() => timelineOf(rules, answer.record), [rules, answer]);
  const check = useMemo(
    () => checkReplay(rules, answer, timeline, battleCommitments.of(answer.id)),
    [rules, answer, timeline],
  );
  return (
    <div className="replay">
      <ReplayHeader
        answer={answer}
        rules={rules}
        turns={isRefusal(timeline) ? undefined : timeline.final.state.turn}
        check={check}
      />
      {isRefusal(timeline) ? (
        <EmptyState icon="alert" title="This battle cannot be shown">
          {check.rules.ok ? (
            <p>One of its moves is not allowed by the rules: {timeline.message}</p>
          ) : (
            <p>
              It was played by version {check.rules.recorded} of the rules, and this page has version{' '}
              {check.rules.ours}, which plays it differently.
            </p>
          )}
        </EmptyState>
      ) : (
        <>
          {!check.rules.ok && (
            <p role="alert" className="replay-warning">
              This battle was played by version {check.rules.recorded} of the rules. This page has version{' '}
              {check.rules.ours}: what it shows may differ from what happened.
            </p>
          )}
          <ReplayTable answer={answer} timeline={timeline} ui={ui} />
        </>
      )}
      <div className="replay-foot">
        <VerifyReplay answer={answer} check={check} />
        <ShareReplay answer={answer} />
      </div>
    </div>
  );
}
