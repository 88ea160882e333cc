/** Asks before «Disconnect» leaves the Local Wallet's account behind, and offers its key. */
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { ExportKey } from './SecretKey.tsx';
import { walletSession } from './wallets.ts';
import './wallet.css';

export default function LeaveLocalWallet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Leave this account?"
      description="Its secret key stays in this browser: connecting the Local Wallet here brings the account back. Once the browser’s data is cleared, only an exported key does."
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
