/** «Recover a pack»: paste the id of the transaction that paid, get the pack. */
import { isRefusal } from '@pokesol/engine/result';
import type { Purchase } from '@pokesol/protocol';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { SlowNote } from '../../ui/SlowNote.tsx';
import { useWalletAddress } from '../wallet/index.ts';
import { FoundPurchase, RefusedRecovery } from './RecoverAnswer.tsx';
import { readTransactionId } from './transactionId.ts';
import { useRecover } from './useRecover.ts';
import './recovery.css';

type RecoverDialogProps = {
  /** Known already where the dialog is opened from an error. */
  signature: string | undefined;
  onOpen: (purchase: Purchase) => void;
  onVerify: (purchaseId: string) => void;
  onClose: () => void;
};

export default function RecoverDialog({ signature = '', onOpen, onVerify, onClose }: RecoverDialogProps) {
  const address = useWalletAddress();
  const { recovery, recover, reset } = useRecover(address);
  const [pasted, setPasted] = useState(signature);
  const [error, setError] = useState<string>();
  const field = useId();
  const busy = recovery.status === 'busy';

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const read = readTransactionId(pasted);
    setError(isRefusal(read) ? read.message : undefined);
    if (!isRefusal(read)) void recover(read.signature);
  }

  return (
    <Dialog
      title="Recover a pack"
      description="You paid, but no pack came? All you need is the id of the transaction that burned your tokens. Your wallet lists it under «Activity»."
      onClose={onClose}
    >
      {address === undefined && (
        <p role="status" className="recover-news">
          First connect the wallet that paid: the pack goes to that wallet only.
        </p>
      )}
      {recovery.status === 'found' ? (
        <FoundPurchase purchase={recovery.purchase} onOpen={onOpen} onVerify={onVerify} onClose={onClose} />
      ) : (
        <form onSubmit={submit} noValidate>
          <label htmlFor={field} className="recover-label">
            Transaction id
          </label>
          <textarea
            id={field}
            rows={3}
            value={pasted}
            spellCheck={false}
            autoComplete="off"
            aria-invalid={error !== undefined}
            aria-describedby={error === undefined ? undefined : `${field}-error`}
            onKeyDown={submitOnEnter}
            onChange={(event) => {
              setPasted(event.target.value);
              setError(undefined);
              if (recovery.status === 'refused') reset();
            }}
            className={cx('recover-input', error === undefined ? 'is-plain' : 'is-bad')}
          />
          {error !== undefined && (
            <p id={`${field}-error`} role="alert" className="recover-wrong">
              {error}
            </p>
          )}
          <Button type="submit" className="recover-button" busy={busy} disabled={address === undefined}>
            {busy ? 'Looking on the chain...' : 'Recover a pack'}
          </Button>
          {busy && <SlowNote>Still looking. The chain may take a while to show a new transaction.</SlowNote>}
        </form>
      )}
      {recovery.status === 'refused' && (
        <RefusedRecovery
          advice={recovery.advice}
          onAgain={() => void recover(recovery.signature)}
          onChoose={(packType) => void recover(recovery.signature, packType)}
        />
      )}
    </Dialog>
  );
}

/** An id is one line, however the field wraps it. */
function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
