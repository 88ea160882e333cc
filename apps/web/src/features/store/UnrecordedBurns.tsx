/** Payments that this browser made and the server has not turned into packs yet: never out of sight until it has. */
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import type { BurnRecord } from './storedBurns.ts';

type UnrecordedBurnsProps = {
  burns: readonly BurnRecord[];
  onTryAgain: () => Promise<void>;
  onRecover: (signature: string) => void;
};

export default function UnrecordedBurns({ burns, onTryAgain, onRecover }: UnrecordedBurnsProps) {
  const [busy, setBusy] = useState(false);
  if (burns.length === 0) return null;

  async function tryAgain() {
    setBusy(true);
    await onTryAgain();
    setBusy(false);
  }

  return (
    <Panel className="mb-8 [--edge:var(--color-rose)] [--fill:var(--color-night)]">
      <h2 className="pixel-title flex items-center gap-3 text-xs text-rose">
        <PixelIcon name="alert" className="size-8 shrink-0" />
        {burns.length === 1
          ? '1 payment is not recorded yet'
          : `${burns.length} payments are not recorded yet`}
      </h2>
      <p className="mt-3 mb-2 max-w-prose text-sm text-cream">
        Nothing is lost. This page reports it again by itself until the pack is here; the transaction id is
        your receipt.
      </p>
      <ul className="mb-4">
        {burns.map(({ transactionSignature }) => (
          <li key={transactionSignature} className="flex flex-wrap items-center gap-x-4">
            <CopyText what="transaction id" text={transactionSignature} className="min-w-0 flex-1 basis-60" />
            <button
              type="button"
              onClick={() => onRecover(transactionSignature)}
              className="min-h-11 text-sm font-bold text-sky underline underline-offset-4 hover:text-sun"
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
