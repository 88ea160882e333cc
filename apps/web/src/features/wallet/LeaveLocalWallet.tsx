/** Asks before «Disconnect» leaves the Local Wallet's account behind, and offers its key. */
import { browserStorage } from '../../platform/storage.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { isKeyKept, KEY_NOT_KEPT } from './keptKey.ts';
import { ExportKey } from './SecretKey.tsx';
import { walletSession } from './wallets.ts';
import './wallet.css';

const KEY_STAYS =
  'Its secret key stays in this browser: connecting the Local Wallet here brings the account back. Once you clear the browser’s data, only an exported key does.';

export default function LeaveLocalWallet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Leave this account?"
      description={isKeyKept(browserStorage) ? KEY_STAYS : KEY_NOT_KEPT}
      onClose={onClose}
    >
      <div className="stack-16">
        <ExportKey />
        <div className="button-row is-at-end">
          <Button tone="secondary" onClick={onClose}>
            Stay
          </Button>
          <Button onClick={() => void walletSession.disconnect()}>Disconnect</Button>
        </div>
      </div>
    </Dialog>
  );
}
