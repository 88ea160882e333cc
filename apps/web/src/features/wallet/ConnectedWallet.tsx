/** What the connected wallet holds, which one it is, and the way out. */
import { useState } from 'react';
import { formatNumber, shortAddress } from '../../platform/format.ts';
import { lazily } from '../../platform/lazily.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { PixelIcon, type PixelIconName } from '../../ui/PixelIcon.tsx';
import { Tooltip, TooltipGroup } from '../../ui/Tooltip.tsx';
import { toast } from '../../ui/toast.ts';
import { useBalance } from './balance.ts';
import { useIsFilling } from './gift.ts';
import { LOCAL_WALLET_NAME } from './localWallet.ts';
import { usePoints } from './points.ts';
import { walletSession } from './wallets.ts';
import './wallet.css';

const WalletMenu = lazily(() => import('./WalletMenu.tsx'));
const LeaveLocalWallet = lazily(() => import('./LeaveLocalWallet.tsx'));

type ConnectedWalletProps = { address: string; walletName: string };

export default function ConnectedWallet({ address, walletName }: ConnectedWalletProps) {
  const [shown, show] = useState<'menu' | 'leave'>();
  const close = () => show(undefined);
  const balance = useBalance(address);
  const points = usePoints(address);
  const isFilling = useIsFilling(address);
  return (
    <TooltipGroup>
      <div className="connected-wallet">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => show('menu')}
          className="wallet-balances"
          data-testid="wallet"
        >
          <span className="sr-only">Wallet:</span>
          <Figure
            icon="coin"
            label="Token balance"
            testId="token-balance"
            value={isFilling ? 'Filling...' : formatNumber(balance)}
          />
          <Figure icon="star" label="Poke Points" testId="poke-points" value={formatNumber(points)} />
        </button>
        <Tooltip text={address}>
          <button
            type="button"
            onClick={() => void copy(address)}
            aria-label={`Copy wallet address ${address}`}
            className="wallet-address"
          >
            {shortAddress(address, 6, 4)}
          </button>
        </Tooltip>
        <Button
          tone="secondary"
          className="wallet-disconnect"
          title="Disconnect"
          onClick={() => (walletName === LOCAL_WALLET_NAME ? show('leave') : void walletSession.disconnect())}
        >
          <PixelIcon name="leave" className="wallet-disconnect-icon" />
          <span className="wallet-disconnect-name">Disconnect</span>
        </Button>
      </div>
      {shown !== undefined && (
        <Deferred onFail={close}>
          {shown === 'menu' ? (
            <WalletMenu address={address} walletName={walletName} points={points} onClose={close} />
          ) : (
            <LeaveLocalWallet onClose={close} />
          )}
        </Deferred>
      )}
    </TooltipGroup>
  );
}

type FigureProps = { icon: PixelIconName; label: string; testId: string; value: string };

function Figure({ icon, label, testId, value }: FigureProps) {
  return (
    <span className="wallet-balance" title={label}>
      <PixelIcon name={icon} className="wallet-balance-icon" />
      <span className="sr-only">{label}</span>
      <span data-testid={testId}>{value}</span>
    </span>
  );
}

async function copy(address: string) {
  try {
    await navigator.clipboard.writeText(address);
    toast('Address Copied', address);
  } catch (error) {
    console.warn('The clipboard is closed to us', error);
    toast('Your Address', address);
  }
}
