/** The pack in front: what is in it, what it costs, what that leaves, and the way to get it. */
import type { PackType } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import { PackOddsRows, priceLabel, useHeadingOfAsked } from '../packs/index.ts';
import { BuyButton } from './BuyButton.tsx';
import type { PackEdition } from './eras.ts';
import { HowMany } from './HowMany.tsx';
import { PackPlaysNote, PackSigns } from './PackSigns.tsx';
import type { ShelfActions } from './shelfView.ts';
import { STEP_LABELS } from './useBuyPack.ts';
import './chosen.css';

type ChosenPackProps = ShelfActions & {
  pack: PackType;
  /** A link led to the one that is in front at first. */
  isAsked: boolean;
  /** How many wished cards it can hold. */
  wishes: number;
  /** Which of how many, from 1. */
  place: number;
  of: number;
  /** The packs of its set, where there are several. */
  editions: readonly PackEdition[];
  onEdition: (packId: string) => void;
};

export function ChosenPack({
  pack,
  isAsked,
  wishes,
  place,
  of,
  editions,
  onEdition,
  buying,
  count,
  onCount,
  onBuy,
  onOdds,
}: ChosenPackProps) {
  const isBought = buying?.packTypeId === pack.id;
  const heading = useHeadingOfAsked(isAsked);
  return (
    <section aria-label="Chosen pack" className="chosen">
      <div className="chosen-words">
        <h2 ref={heading} tabIndex={-1} className="pixel-title chosen-name">
          {pack.name}
        </h2>
        <PackSigns packType={pack} wishes={wishes} />
        <p role="status" className="sr-only">
          Pack {place} of {of}, {pack.name}, {counted(pack.cardCount, 'card')}, {priceLabel(pack.price)}
        </p>
      </div>
      <div className="chosen-about">
        <PackPlaysNote packType={pack} />
        <p className="chosen-description" data-after={pack.plays && 'plays'}>
          {pack.description || `${counted(pack.cardCount, 'card')} per pack`}
        </p>
      </div>
      <div className="chosen-rows">
        <Deferred broken={null}>
          <PackOddsRows packTypeId={pack.id} />
        </Deferred>
      </div>
      <div className="chosen-facts">
        <Badge>{counted(pack.cardCount, 'card')}</Badge>
        <p className="chosen-price">{priceLabel(pack.price)}</p>
      </div>
      <Button tone="secondary" className="chosen-odds" onClick={() => onOdds(pack)}>
        Odds <span className="chosen-odds-more">of every card</span>
      </Button>
      {editions.length > 0 && (
        <fieldset className="how-many chosen-editions">
          <legend className="sr-only">Which pack of this set</legend>
          {editions.map(({ packId, name }) => (
            <button
              key={packId}
              type="button"
              aria-pressed={packId === pack.id}
              onClick={() => onEdition(packId)}
              className="how-many-choice"
            >
              {name}
            </button>
          ))}
        </fieldset>
      )}
      <HowMany count={count} onCount={onCount} disabled={buying !== undefined} />
      <div className="chosen-buy">
        <BuyButton
          packType={pack}
          count={count}
          doing={isBought ? STEP_LABELS[buying.step] : undefined}
          disabled={buying !== undefined && !isBought}
          onBuy={() => onBuy(pack)}
        />
      </div>
    </section>
  );
}
