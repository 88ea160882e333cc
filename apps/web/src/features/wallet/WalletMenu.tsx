/** The wallet's window: what it holds, more test tokens, its address and the token's, and the Local Wallet's key. */
import { Link } from 'wouter';
import { useConfig } from '../../platform/config.ts';
import { formatNumber, shortAddress } from '../../platform/format.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useBalance } from './balance.ts';
import { LOCAL_WALLET_NAME } from './localWallet.ts';
import { MoreTestTokens } from './MoreTestTokens.tsx';
import { SecretKey } from './SecretKey.tsx';
import './wallet.css';

type WalletMenuProps = {
  address: string;
  walletName: string;
  points: number;
  onClose: () => void;
};

export default function WalletMenu({ address, walletName, points, onClose }: WalletMenuProps) {
  const balance = useBalance(address);
  const { data: config } = useConfig();
  return (
    <Dialog title={walletName} onClose={onClose}>
      <div className="stack-12">
        <div className="wallet-menu-part">
          <div className="wallet-menu-row">
            <p>
              <b>{formatNumber(balance)}</b> pokesol
            </p>
            <MoreTestTokens address={address} tone="secondary" />
          </div>
          {config?.cluster === 'localnet' && (
            <p className="hint">
              Test tokens buy packs here and are worth nothing. The faucet gives you more, up to a few times a
              minute.
            </p>
          )}
        </div>
        <p className="wallet-menu-part">
          <span>
            <b>{formatNumber(points)}</b> Poke Points
          </span>
        </p>
        <Link href="/purchases" onClick={onClose} className="wallet-menu-part text-link">
          My packs: what you bought, with its proof
        </Link>
        <Address what="Your address" address={address} />
        {config !== undefined && <Address what="Token address" address={config.mint} />}
        {walletName === LOCAL_WALLET_NAME && <SecretKey />}
      </div>
    </Dialog>
  );
}

function Address({ what, address }: { what: string; address: string }) {
  return (
    <div className="wallet-menu-part">
      <p className="wallet-menu-label">{what}</p>
      <CopyText what={what.toLowerCase()} text={address} short={shortAddress(address, 8, 8)} />
    </div>
  );
}
