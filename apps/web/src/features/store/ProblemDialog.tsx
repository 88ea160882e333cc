/** A failed purchase with money at stake: what happened, the receipt, and what happens next. Stays until it is closed. */
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { StoreProblem } from './problem.ts';
import { recoverAdvice } from './recoverAdvice.ts';
import './recovery.css';

type ProblemDialogProps = { trouble: StoreProblem; onRecover: () => void; onClose: () => void };

export default function ProblemDialog({ trouble, onRecover, onClose }: ProblemDialogProps) {
  const { signature, sentence, cause, burned } = trouble;
  const advice = burned ? recoverAdvice(cause) : undefined;
  return (
    <Dialog title="Purchase Failed" onClose={onClose}>
      <p role="alert" className="purchase-problem">
        {sentence}
      </p>
      <div className="purchase-problem-id">
        <h3 className="purchase-problem-id-title">Transaction id</h3>
        <CopyText what="transaction id" text={signature} />
      </div>
      <h3 className="pixel-title purchase-problem-title">What to do now</h3>
      <ul className="purchase-problem-steps">
        {advice && advice.sentence !== sentence && <li>{advice.sentence}</li>}
        {advice && !advice.again && <li>{advice.next}</li>}
        {(advice === undefined || advice.again) && (
          <li>
            This page keeps the id and reports it again by itself, now and at every visit. Our server looks
            for the burn too: the pack then waits in the store as «1 pack to open».
          </li>
        )}
        <li>
          With the id above you can also recover it yourself, in any browser. Do not buy it again before.
        </li>
      </ul>
      <div className="button-row">
        <Button onClick={onRecover}>Recover a pack</Button>
        <Button tone="secondary" onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}
