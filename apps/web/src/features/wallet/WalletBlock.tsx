/** The header's right end: the way to connect, or what the connected wallet holds. */
import { useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { connectTo, offeredWallets, useWallet } from './useWallet.ts';
import type { PayingWallet } from './walletStandard.ts';
import { walletSession } from './wallets.ts';

const ConnectedWallet = lazily(() => import('./ConnectedWallet.tsx'));
const WalletChooser = lazily(() => import('./WalletChooser.tsx'));

export function WalletBlock() {
  const state = useWallet();
  const [choice, setChoice] = useState<readonly PayingWallet[]>([]);
  const [looking, setLooking] = useState(false);
  const busy = looking || state.status === 'connecting' || state.status === 'resuming';

  if (state.status === 'connected') {
    return (
      <Deferred broken={<BareDisconnect />}>
        <ConnectedWallet address={state.address} />
      </Deferred>
    );
  }

  async function start() {
    setLooking(true);
    const wallets = await offeredWallets();
    setLooking(false);
    const [first, ...others] = wallets;
    if (first !== undefined && others.length === 0) await connectTo(first);
    else setChoice(wallets);
  }

  return (
    <>
      <Button busy={busy} onClick={start}>
        {busy ? (
          'Connecting...'
        ) : (
          <>
            <span className="md:hidden">Connect</span>
            <span className="hidden md:inline">Connect Wallet</span>
          </>
        )}
      </Button>
      {choice.length > 1 && (
        <Deferred onFail={() => setChoice([])}>
          <WalletChooser
            wallets={choice}
            onClose={() => setChoice([])}
            onChoose={(wallet) => {
              setChoice([]);
              void connectTo(wallet);
            }}
          />
        </Deferred>
      )}
    </>
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
