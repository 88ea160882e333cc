/** The Local Wallet's secret key: where it lives, how it is kept elsewhere, and how another one comes in. */
import { useState } from 'react';
import { browserStorage } from '../../platform/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { CopyText } from '../../ui/CopyText.tsx';
import { ImportKey } from './ImportKey.tsx';
import { isKeyKept, KEY_NOT_KEPT } from './keptKey.ts';
import { secretKeyText } from './secretKey.ts';

const KEPT =
  'This browser made the key and keeps it in its storage, on this device only. If you clear the browser’s data, you lose the key, and with it the account.';

export function SecretKey() {
  const [isImporting, setImporting] = useState(false);
  return (
    <section aria-labelledby="wallet-secret" className="wallet-menu-part">
      <h3 id="wallet-secret" className="wallet-menu-label">
        Secret key
      </h3>
      <p className="hint">
        {isKeyKept(browserStorage) ? KEPT : KEY_NOT_KEPT} Anyone who has the key controls the account.
      </p>
      <ExportKey />
      {isImporting ? (
        <ImportKey onCancel={() => setImporting(false)} />
      ) : (
        <div>
          <Button tone="secondary" onClick={() => setImporting(true)}>
            Import a key
          </Button>
        </div>
      )}
    </section>
  );
}

/** Shown only on request: a bystander may look over the player's shoulder. */
export function ExportKey() {
  const [text, setText] = useState<string>();
  if (text === undefined) {
    return (
      <div>
        <Button tone="secondary" onClick={() => void secretKeyText(browserStorage).then(setText)}>
          Export the key
        </Button>
      </div>
    );
  }
  return (
    <div className="stack-8">
      <div className="wallet-menu-secret">
        <CopyText what="secret key" text={text} />
      </div>
      <p className="hint">
        Keep it where you keep passwords.{' '}
        <a className="text-link" download="pokesol-secret-key.txt" href={`data:text/plain,${text}`}>
          Save it as a file
        </a>
      </p>
    </div>
  );
}
