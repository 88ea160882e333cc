/** What the connected wallet holds, which one it is, and the way out. */
import { Button } from '../../ui/Button.tsx';
import { PixelIcon } from '../../ui/PixelIcon.tsx';
import { Tooltip } from '../../ui/Tooltip.tsx';
import { toast } from '../../ui/toast.ts';
import { useBalance } from './balance.ts';
import { shortAddress } from './shortAddress.ts';
import { walletSession } from './wallets.ts';

export default function ConnectedWallet({ address }: { address: string }) {
  const balance = useBalance(address);
  return (
    <div className="flex items-center gap-3 md:gap-4">
      <p className="flex items-center gap-2 font-pixel text-xs text-sun" title="Token balance">
        <PixelIcon name="coin" className="size-5 text-ember" />
        <span className="sr-only">Token balance</span>
        <span data-testid="token-balance">{grouped(balance)}</span>
      </p>
      <Tooltip text={address}>
        <button
          type="button"
          onClick={() => void copy(address)}
          aria-label={`Copy wallet address ${address}`}
          className="hidden min-h-11 font-mono text-sm text-mist hover:text-cream md:inline"
        >
          {shortAddress(address, 6, 4)}
        </button>
      </Tooltip>
      <Button tone="secondary" className="px-3 md:px-4" onClick={() => void walletSession.disconnect()}>
        Disconnect
      </Button>
    </div>
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

/** «12500.5» → «12,500.5», digit by digit: a balance may be longer than a float is exact. */
function grouped(balance: string): string {
  const [whole = '0', fraction] = balance.split('.');
  const spaced = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return fraction === undefined ? spaced : `${spaced}.${fraction}`;
}
