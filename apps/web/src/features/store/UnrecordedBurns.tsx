/** Payments that this browser made and the server has not turned into packs yet: never out of sight until it has. */
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import type { BurnRecord } from './storedBurns.ts';
import './burns.css';

type UnrecordedBurnsProps = {
  burns: readonly BurnRecord[];
  onTryAgain: () => Promise<void>;
  onRecover: (signature: string) => void;
};

export function UnrecordedBurns({ burns, onTryAgain, onRecover }: UnrecordedBurnsProps) {
  const [busy, setBusy] = useState(false);

  async function tryAgain() {
    setBusy(true);
    await onTryAgain();
    setBusy(false);
  }

  return (
    <Panel className="unrecorded">
      <h2 className="pixel-title unrecorded-title">
        <PixelIcon name="alert" className="unrecorded-icon" />
        {burns.length === 1
          ? '1 payment is not recorded yet'
          : `${burns.length} payments are not recorded yet`}
      </h2>
      <p className="unrecorded-text">
        Nothing is lost. This page keeps reporting it until the pack arrives or it is certain that nothing was
        burned. The transaction id is your receipt.
      </p>
      <ul className="unrecorded-list">
        {burns.map(({ transactionSignature }) => (
          <li key={transactionSignature} className="wrapping-line">
            <CopyText what="transaction id" text={transactionSignature} className="takes-rest-60" />
            <button
              type="button"
              onClick={() => onRecover(transactionSignature)}
              className="text-link unrecorded-record"
            >
              Recover a pack
            </button>
          </li>
        ))}
      </ul>
      <Button tone="secondary" busy={busy} onClick={() => void tryAgain()}>
        {busy ? 'Recording...' : 'Record now'}
      </Button>
    </Panel>
  );
}
