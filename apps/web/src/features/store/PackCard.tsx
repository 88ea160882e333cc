/** One pack for sale: what it looks like, what is in it, what it costs, and the way to get it. */
import type { PackType } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PackArt } from '../pack-art/PackArt.tsx';
import { priceLabel } from '../packs/price.ts';
import type { BuyStep } from './buyPack.ts';
import { STEP_LABELS } from './useBuyPack.ts';

type PackCardProps = {
  packType: PackType;
  /** Where this pack's purchase stands, while there is one. */
  step: BuyStep | undefined;
  disabled: boolean;
  onBuy: () => void;
  onOdds: () => void;
};

export function PackCard({ packType, step, disabled, onBuy, onOdds }: PackCardProps) {
  return (
    <article
      aria-label={packType.name}
      className="group pixel-frame flex flex-col p-4 [--edge:var(--color-plum)] [--fill:var(--color-night)] hover:[--edge:var(--color-ember)]"
    >
      <div className="shelf relative grid place-items-center px-2 pt-6 pb-[22px]">
        <PackArt art={packType} className="h-52 w-38 group-hover:animate-bob md:h-60 md:w-44" />
        <Badge className="absolute top-1 right-1">{packType.cardCount} cards</Badge>
      </div>
      <h3 className="pixel-title mt-4 text-xs text-cream">{packType.name}</h3>
      <p className="mt-2 mb-2 text-sm text-mist">
        {packType.description || `${packType.cardCount} cards per pack`}
      </p>
      <div className="mt-auto flex items-center justify-between gap-3">
        <p className="font-pixel text-xs text-sun">{priceLabel(packType.price)}</p>
        <button
          type="button"
          onClick={onOdds}
          aria-label={`Odds of ${packType.name}`}
          className="-mr-2 min-h-11 px-2 text-sm font-bold text-sky underline underline-offset-4 hover:text-sun"
        >
          Odds
        </button>
      </div>
      <Button onClick={onBuy} busy={step !== undefined} disabled={disabled} className="mt-1">
        {step === undefined ? 'Buy Pack' : STEP_LABELS[step]}
      </Button>
    </article>
  );
}

export function PackCardSkeleton() {
  return (
    <div className="pixel-frame p-4 [--edge:var(--color-plum)] [--fill:var(--color-night)]" aria-hidden>
      <Skeleton className="h-62 w-full md:h-70" />
      <Skeleton className="mt-4 h-4 w-3/4" />
      <Skeleton className="mt-3 h-4 w-full" />
      <Skeleton className="mt-6 h-11 w-full" />
    </div>
  );
}
