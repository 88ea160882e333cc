/** Where no wallet is found: how to get one, and on a phone how to open this page in one. */
import { Dialog } from '../../ui/Dialog.tsx';
import { walletLinks } from './walletLinks.ts';
import './wallet.css';

const INSTALL_A_WALLET =
  'Please install a browser wallet for Solana, such as Phantom, Solflare or Backpack, then reload this page.';

export default function NoWallet({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="No wallet found" description={INSTALL_A_WALLET} onClose={onClose}>
      <ul className="stack-12">
        {walletLinks(new URL(window.location.href)).map(({ name, install, open }) => (
          <li key={name} className="wallet-menu-part">
            <p className="wallet-choice-name">{name}</p>
            <p className="wallet-links">
              <a href={install} target="_blank" rel="noreferrer" className="text-link">
                Install {name}
              </a>
              <a href={open} className="text-link">
                Open this page in {name}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <p className="hint is-below">On a phone, wallet apps have their own browser: open this page there.</p>
    </Dialog>
  );
}
