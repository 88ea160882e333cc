/** Connects a wallet: the one there is, or the one that is chosen among several. */
import { type ReactNode, useRef, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { useIsSlow } from '../../platform/useIsSlow.ts';
import { Button, type ButtonTone } from '../../ui/Button.tsx';
import { cx } from '../../ui/cx.ts';
import { Deferred } from '../../ui/Deferred.tsx';
import { connectTo, offeredWallets, useWallet } from './useWallet.ts';
import type { PayingWallet } from './walletStandard.ts';
import { walletSession } from './wallets.ts';

const NoWallet = lazily(() => import('./NoWallet.tsx'));
const WalletChooser = lazily(() => import('./WalletChooser.tsx'));

type ConnectButtonProps = {
  children: ReactNode;
  tone?: ButtonTone;
  className?: string;
  /** It was pressed; whether a wallet connects is seen later. */
  onPress?: () => void;
};

export function ConnectButton({ children, tone = 'primary', className, onPress }: ConnectButtonProps) {
  const { status } = useWallet();
  const [choice, setChoice] = useState<readonly PayingWallet[]>();
  const [looking, setLooking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isSlow = useIsSlow(status === 'connecting');
  const busy = looking || status === 'connecting' || status === 'resuming';

  async function start() {
    onPress?.();
    setLooking(true);
    const wallets = await offeredWallets();
    setLooking(false);
    const [first, ...others] = wallets ?? [];
    if (first !== undefined && others.length === 0) await connectTo(first);
    else setChoice(wallets);
  }

  // This button disappears, so the focus needs a new place.
  function cancel() {
    walletSession.cancel();
    button.current?.focus();
  }

  const close = () => setChoice(undefined);
  return (
    <>
      <Button
        ref={button}
        tone={tone}
        busy={busy}
        onClick={start}
        className={cx(className, busy && 'wallet-connecting')}
      >
        {busy ? 'Connecting...' : children}
      </Button>
      {isSlow && (
        <Button tone="secondary" className="wallet-disconnect" onClick={cancel}>
          Cancel
        </Button>
      )}
      {choice !== undefined && (
        <Deferred onFail={close}>
          {choice.length === 0 ? (
            <NoWallet onClose={close} />
          ) : (
            <WalletChooser
              wallets={choice}
              onClose={close}
              onChoose={(wallet) => {
                close();
                void connectTo(wallet);
              }}
            />
          )}
        </Deferred>
      )}
    </>
  );
}
