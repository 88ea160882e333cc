/** The header's right end: the way to connect, or what the connected wallet holds. */
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { ConnectButton } from './ConnectButton.tsx';
import { useWallet } from './useWallet.ts';
import { walletSession } from './wallets.ts';
import './wallet.css';

const ConnectedWallet = lazily(() => import('./ConnectedWallet.tsx'));

export function WalletBlock() {
  const state = useWallet();
  if (state.status === 'connected') {
    return (
      <Deferred broken={<BareDisconnect />}>
        <ConnectedWallet address={state.address} walletName={state.wallet.name} />
      </Deferred>
    );
  }

  return (
    <ConnectButton>
      <span className="wallet-connect-short">Connect</span>
      <span className="wallet-connect-long">Connect Wallet</span>
    </ConnectButton>
  );
}

/** When the rest could not be loaded, the way out is still there. */
function BareDisconnect() {
  return (
    <Button tone="secondary" onClick={() => void walletSession.disconnect()}>
      Disconnect
    </Button>
  );
}
