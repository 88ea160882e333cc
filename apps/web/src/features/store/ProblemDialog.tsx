/** A failed purchase with money at stake: what happened, the receipt, and what happens next. Stays until it is closed. */
import { shortAddress } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { StoreProblem } from './problem.ts';
import { recoverAdvice } from './recoverAdvice.ts';
import './recovery.css';

type ProblemDialogProps = { trouble: StoreProblem; onRecover: () => void; onClose: () => void };

export default function ProblemDialog({ trouble, onRecover, onClose }: ProblemDialogProps) {
  const { signature, owner } = trouble;
  return (
    <Dialog
      title={owner === undefined ? 'Purchase Failed' : 'Your wallet disconnected during the payment'}
      onClose={onClose}
    >
      <p role="alert" className="purchase-problem">
        {owner === undefined ? trouble.sentence : whoseMoney(owner, trouble.burned)}
      </p>
      {signature !== undefined && (
        <div className="purchase-problem-id">
          <h3 className="purchase-problem-id-title">Transaction id</h3>
          <CopyText what="transaction id" text={signature} />
        </div>
      )}
      <h3 className="pixel-title purchase-problem-title">What to do now</h3>
      <ul className="purchase-problem-steps">
        {owner === undefined ? <Steps {...trouble} /> : <StepsOfOwner owner={owner} />}
      </ul>
      <div className="button-row">
        {signature !== undefined && owner === undefined && (
          <Button onClick={onRecover}>Recover a pack</Button>
        )}
        <Button tone={owner === undefined ? 'secondary' : 'primary'} onClick={onClose}>
          Close
        </Button>
      </div>
    </Dialog>
  );
}

const named = (owner: string) => shortAddress(owner, 6, 4);

const whoseMoney = (owner: string, isBurned: boolean) =>
  isBurned
    ? `The tokens of ${named(owner)} have been burned, and whatever they paid for belongs to that wallet.`
    : `The tokens of ${named(owner)} may have been burned: the chain has not confirmed it yet. Whatever they paid for belongs to that wallet.`;

const StepsOfOwner = ({ owner }: { owner: string }) => (
  <>
    <li>
      Connect {named(owner)} again: the store then shows your purchase as «1 pack to open», or says that
      nothing was burned.
    </li>
    <li>
      Nothing is lost in the meantime: our server is looking for the burn, and this browser keeps its id.
    </li>
  </>
);

function Steps({ signature, sentence, cause, burned }: StoreProblem) {
  const advice = burned ? recoverAdvice(cause) : undefined;
  return (
    <>
      {advice && advice.sentence !== sentence && <li>{advice.sentence}</li>}
      {advice && !advice.again && <li>{advice.next}</li>}
      {signature === undefined ? (
        <li>
          Our server is looking for the burn: if it finds one, the pack will be in the store as «1 pack to
          open».
        </li>
      ) : (
        (advice === undefined || advice.again) && (
          <li>
            This page keeps the id and reports it again, now and on every visit, until the pack arrives or it
            is certain that nothing was burned. Our server is looking for the burn too: once it finds it, the
            pack will be in the store as «1 pack to open».
          </li>
        )
      )}
      <li>
        {signature === undefined
          ? 'Your wallet lists its transactions under «Activity». Check there before you buy the pack again.'
          : 'With the id above you can also recover the pack yourself, in any browser. Do that before you buy it again.'}
      </li>
    </>
  );
}
