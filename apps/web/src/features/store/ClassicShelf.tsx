/** All packs for sale as cards, under their eras where there are many: first the one that is asked for. */
import type { PackType } from '@pokesol/protocol';
import { counted } from '../../platform/format.ts';
import { EraBar } from './EraBar.tsx';
import type { Era } from './eras.ts';
import { PackCard } from './PackCard.tsx';
import type { ShelfActions } from './shelfView.ts';
import type { WishesIn } from './useWishesIn.ts';
import './eras.css';

export type PackCardsProps = Omit<ShelfActions, 'onCount'> & {
  packTypes: readonly PackType[];
  /** The id of the pack that a link led to. */
  asked: string | null;
  wishesIn: WishesIn;
};

type ClassicShelfProps = PackCardsProps & { eras: readonly Era[]; chosen: Era | undefined };

export function ClassicShelf({ eras, chosen, ...shown }: ClassicShelfProps) {
  if (chosen === undefined)
    return (
      <div className="pack-grid">
        <PackCards {...shown} />
      </div>
    );
  return (
    <>
      <EraBar eras={eras} chosen={chosen} />
      <div className="pack-shelves">
        {[chosen, ...eras.filter((era) => era !== chosen)].map(({ key, name, years, packs }) => (
          <section key={key} aria-labelledby={`era-${key}`}>
            <h2 id={`era-${key}`} className="pixel-title era-shelf-name">
              {name}{' '}
              <span className="era-shelf-years">
                {counted(packs.length, 'pack')}
                {years !== '' && `, ${years}`}
              </span>
            </h2>
            <div className="pack-grid">
              <PackCards {...shown} packTypes={packs} isOneOfMany />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}

export const PackCards = ({
  packTypes,
  asked,
  wishesIn,
  buying,
  count,
  onBuy,
  onOdds,
  isOneOfMany = false,
}: PackCardsProps & { isOneOfMany?: boolean }) =>
  packTypes.map((packType) => (
    <PackCard
      key={packType.id}
      packType={packType}
      isAsked={packType.id === asked}
      isOneOfMany={isOneOfMany}
      wishes={wishesIn(packType)}
      step={buying?.packTypeId === packType.id ? buying.step : undefined}
      count={count}
      disabled={buying !== undefined && buying.packTypeId !== packType.id}
      onBuy={() => onBuy(packType)}
      onOdds={() => onOdds(packType)}
    />
  ));
