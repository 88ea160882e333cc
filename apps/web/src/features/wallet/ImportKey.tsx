/** Puts another secret key in the place of the Local Wallet's: read, shown as the account it is, then taken. */
import { isRefusal } from '@pokesol/engine/result';
import { type FormEvent, useId, useState } from 'react';
import { shortAddress } from '../../platform/format.ts';
import { browserStorage } from '../../platform/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { keepSeed } from './localKeys.ts';
import { readSecretKey } from './secretKey.ts';
import { connectTo } from './useWallet.ts';
import { walletSession } from './wallets.ts';

const WRONG = {
  'no-secret-key':
    'This is not a secret key. Paste all of it, as a wallet exports it or as solana-keygen writes it.',
  'halves-disagree': 'This key is damaged: its two halves do not match. Copy it again.',
};

type Found = { seed: Uint8Array; address: string };

export function ImportKey({ onCancel }: { onCancel: () => void }) {
  const field = useId();
  const [pasted, setPasted] = useState('');
  const [wrong, setWrong] = useState<string>();
  const [found, setFound] = useState<Found>();

  async function read(event: FormEvent) {
    event.preventDefault();
    const key = await readSecretKey(pasted);
    if (isRefusal(key)) setWrong(WRONG[key.code]);
    else setFound(key);
  }

  if (found !== undefined) {
    return (
      <div className="stack-8">
        <p role="status">
          This is the account <b className="mono">{shortAddress(found.address, 6, 4)}</b>. It replaces the key
          that is here now: export that one first, or you lose its account.
        </p>
        <div className="button-row">
          <Button tone="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button tone="danger" onClick={() => void takeKey(found.seed)}>
            Replace the key
          </Button>
        </div>
      </div>
    );
  }
  return (
    <form onSubmit={(event) => void read(event)} noValidate className="stack-8">
      <label htmlFor={field} className="field-label">
        Secret key to import
      </label>
      <textarea
        id={field}
        rows={3}
        value={pasted}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : `${field}-error`}
        onChange={(event) => {
          setPasted(event.target.value);
          setWrong(undefined);
        }}
        className="field"
      />
      {wrong !== undefined && (
        <p id={`${field}-error`} role="alert" className="field-wrong">
          {wrong}
        </p>
      )}
      <div className="button-row">
        <Button tone="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit">Read the key</Button>
      </div>
    </form>
  );
}

/** The session is the old key's: it ends first, and the new one signs in. */
async function takeKey(seed: Uint8Array): Promise<void> {
  const state = walletSession.get();
  if (state.status !== 'connected') return;
  await walletSession.disconnect();
  keepSeed(browserStorage, seed);
  await connectTo(state.wallet);
}
