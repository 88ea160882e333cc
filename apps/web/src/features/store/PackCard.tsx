/** One pack for sale: what it looks like, what is in it, what it costs, and the way to get it. */
import type { PackType } from '@pokesol/protocol';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { PackArt, priceLabel, useHeadingOfAsked } from '../packs/index.ts';
import { BuyButton } from './BuyButton.tsx';
import type { BuyStep } from './buyPack.ts';
import { PackPlaysNote, PackSigns } from './PackSigns.tsx';
import type { PacksAtOnce } from './packsAtOnce.ts';
import { STEP_LABELS } from './useBuyPack.ts';
import { useIsNear } from './useIsNear.ts';
import './shelf.css';
import { counted } from '../../platform/format.ts';

type PackCardProps = {
  packType: PackType;
  /** The one that a link led to. */
  isAsked: boolean;
  /** One of many cards: its picture is drawn when it comes into sight. */
  isOneOfMany: boolean;
  /** How many wished cards it can hold. */
  wishes: number;
  /** Where this pack's purchase stands, while there is one. */
  step: BuyStep | undefined;
  disabled: boolean;
  count: PacksAtOnce;
  onBuy: () => void;
  onOdds: () => void;
};

export function PackCard({
  packType,
  isAsked,
  isOneOfMany,
  wishes,
  step,
  disabled,
  count,
  onBuy,
  onOdds,
}: PackCardProps) {
  const [place, isNear] = useIsNear<HTMLDivElement>(!isOneOfMany);
  const heading = useHeadingOfAsked(isAsked);
  return (
    <article aria-label={packType.name} className={cx('pixel-frame pack-card', isAsked && 'is-asked')}>
      <div ref={place} className="shelf pack-card-shelf">
        {isNear ? <PackArt art={packType} className="pack-card-art" /> : <div className="pack-card-art" />}
        <Badge className="pack-card-badge">{counted(packType.cardCount, 'card')}</Badge>
      </div>
      <h3 ref={heading} tabIndex={-1} className="pixel-title pack-card-name">
        {packType.name}
      </h3>
      <p className="pack-card-description">
        {packType.description || `${counted(packType.cardCount, 'card')} per pack`}
      </p>
      <PackSigns packType={packType} wishes={wishes} />
      <PackPlaysNote packType={packType} />
      <div className="pack-card-foot">
        <p className="pack-card-price">{priceLabel(packType.price)}</p>
        <button
          type="button"
          onClick={onOdds}
          aria-label={`Odds of ${packType.name}`}
          className="text-link pack-card-odds"
        >
          Odds
        </button>
      </div>
      <div className="pack-card-buy">
        <BuyButton
          packType={packType}
          count={count}
          doing={step && STEP_LABELS[step]}
          disabled={disabled}
          onBuy={onBuy}
        />
      </div>
    </article>
  );
}
