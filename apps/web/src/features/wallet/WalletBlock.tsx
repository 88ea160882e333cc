/** The header's right end: the way to connect, or what the connected wallet holds. */
import { lazy, Suspense, useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { connectTo, offeredWallets, useWallet } from './useWallet.ts';
import type { PayingWallet } from './walletStandard.ts';

const ConnectedWallet = lazy(() => import('./ConnectedWallet.tsx'));
const WalletChooser = lazy(() => import('./WalletChooser.tsx'));

export function WalletBlock() {
  const state = useWallet();
  const [choice, setChoice] = useState<readonly PayingWallet[]>([]);
  const [looking, setLooking] = useState(false);
  const busy = looking || state.status === 'connecting' || state.status === 'resuming';

  if (state.status === 'connected') {
    return (
      <Suspense fallback={null}>
        <ConnectedWallet address={state.address} />
      </Suspense>
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
        <Suspense fallback={null}>
          <WalletChooser
            wallets={choice}
            onClose={() => setChoice([])}
            onChoose={(wallet) => {
              setChoice([]);
              void connectTo(wallet);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
