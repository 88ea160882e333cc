/** Asks which of several wallets to connect. */
import { Dialog } from '../../ui/Dialog.tsx';
import { LOCAL_WALLET_NAME } from './localWallet.ts';
import type { PayingWallet } from './walletStandard.ts';

type WalletChooserProps = {
  wallets: readonly PayingWallet[];
  onChoose: (wallet: PayingWallet) => void;
  onClose: () => void;
};

export default function WalletChooser({ wallets, onChoose, onClose }: WalletChooserProps) {
  return (
    <Dialog
      title="Choose a wallet"
      description="Your wallet is your account. It signs one message to prove that it is you; that costs nothing."
      onClose={onClose}
    >
      <ul className="grid gap-3">
        {wallets.map((wallet) => (
          <li key={wallet.name}>
            <button
              type="button"
              onClick={() => onChoose(wallet)}
              className="pixel-frame flex min-h-18 w-full items-center gap-4 px-5 py-4 text-left [--edge:var(--color-haze)] [--fill:var(--color-dusk)] hover:[--edge:var(--color-sun)] hover:[--fill:var(--color-plum)]"
            >
              <img src={wallet.icon} alt="" className="size-9 [image-rendering:pixelated]" />
              <span>
                <span className="block font-pixel text-xs">{wallet.name}</span>
                {wallet.name === LOCAL_WALLET_NAME && (
                  <span className="mt-1 block text-sm text-mist">
                    A play wallet kept in this browser, filled with test tokens
                  </span>
                )}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
