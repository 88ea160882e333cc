/** What the store says first: a gift for a wallet that has not taken it, a try for visitors without a wallet. */
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { PixelIcon, type PixelIconName } from '../../ui/PixelIcon.tsx';

type BannerProps = { icon: PixelIconName; title: string; children: ReactNode; action: ReactNode };

function Banner({ icon, title, children, action }: BannerProps) {
  return (
    <Panel className="mb-8 flex flex-col gap-5 [--edge:var(--color-sun)] sm:flex-row sm:items-center sm:justify-between">
      <div className="flex items-start gap-4">
        <PixelIcon name={icon} className="size-12 shrink-0 animate-bob text-ember" />
        <div>
          <h2 className="pixel-title text-xs text-sun md:text-sm">{title}</h2>
          <p className="mt-1.5 max-w-prose text-sm text-cream md:text-base">{children}</p>
        </div>
      </div>
      <div className="shrink-0">{action}</div>
    </Panel>
  );
}

type WelcomeBannerProps = { busy: boolean; disabled: boolean; onClaim: () => void };

export function WelcomeBanner({ busy, disabled, onClaim }: WelcomeBannerProps) {
  return (
    <Banner
      icon="pack"
      title="Welcome, trainer!"
      action={
        <Button busy={busy} disabled={disabled} onClick={onClaim} className="w-full sm:w-auto">
          {busy ? 'Claiming...' : 'Claim Free Pack'}
        </Button>
      }
    >
      Your starter pack is on us: sixty cards that make one complete deck, ready to battle.
    </Banner>
  );
}

type DemoBannerProps = { busy: boolean; disabled: boolean; onTry: () => void };

export function DemoBanner({ busy, disabled, onTry }: DemoBannerProps) {
  return (
    <Banner
      icon="cards"
      title="No wallet? Have a look first."
      action={
        <Button tone="secondary" busy={busy} disabled={disabled} onClick={onTry} className="w-full sm:w-auto">
          {busy ? 'Opening...' : 'Try a demo pack'}
        </Button>
      }
    >
      A demo pack is drawn with the real odds and shows its cards. They are not kept: only a connected wallet
      collects.
    </Banner>
  );
}
