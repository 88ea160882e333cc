/** What the connected wallet holds, which one it is, and the way out. */
import { formatNumber, shortAddress } from '../../platform/format.ts';
import { Button } from '../../ui/Button.tsx';
import { PixelIcon, type PixelIconName } from '../../ui/PixelIcon.tsx';
import { Tooltip, TooltipGroup } from '../../ui/Tooltip.tsx';
import { toast } from '../../ui/toast.ts';
import { useBalance } from './balance.ts';
import { useIsFilling } from './gift.ts';
import { usePoints } from './points.ts';
import { walletSession } from './wallets.ts';

export default function ConnectedWallet({ address }: { address: string }) {
  const balance = useBalance(address);
  const points = usePoints(address);
  const isFilling = useIsFilling(address);
  return (
    <TooltipGroup>
      <div className="flex min-w-0 items-center gap-2 md:gap-4">
        <div className="grid gap-1 md:flex md:gap-4">
          <Figure
            icon="coin"
            label="Token balance"
            testId="token-balance"
            value={isFilling ? 'Filling...' : formatNumber(balance)}
          />
          <Figure icon="star" label="Poke Points" testId="poke-points" value={formatNumber(points)} />
        </div>
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
        <Button
          tone="secondary"
          className="px-2.5 text-[0.625rem] md:px-4 md:text-xs"
          onClick={() => void walletSession.disconnect()}
        >
          Disconnect
        </Button>
      </div>
    </TooltipGroup>
  );
}

type FigureProps = { icon: PixelIconName; label: string; testId: string; value: string };

function Figure({ icon, label, testId, value }: FigureProps) {
  return (
    <p
      className="flex items-center gap-1.5 font-pixel text-[0.625rem] leading-none text-sun md:gap-2 md:text-xs"
      title={label}
    >
      <PixelIcon name={icon} className="size-4 shrink-0 text-ember md:size-5" />
      <span className="sr-only">{label}</span>
      <span data-testid={testId}>{value}</span>
    </p>
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
