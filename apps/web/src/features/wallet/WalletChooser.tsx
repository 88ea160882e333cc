/** Asks which of several wallets to connect. */
import { Dialog } from '../../ui/Dialog.tsx';
import { LOCAL_WALLET_NAME } from './localWallet.ts';
import type { PayingWallet } from './walletStandard.ts';
import './wallet.css';

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
      <ul className="stack-12">
        {wallets.map((wallet) => (
          <li key={wallet.name}>
            <button type="button" onClick={() => onChoose(wallet)} className="pixel-frame wallet-choice">
              <img src={wallet.icon} alt="" className="wallet-choice-icon" />
              <span>
                <span className="wallet-choice-name">{wallet.name}</span>
                {wallet.name === LOCAL_WALLET_NAME && (
                  <span className="wallet-choice-note">
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
