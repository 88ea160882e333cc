/** The packs of the shelf: on the turntable, an era at a time where there are many; as cards; or those that a search found. */
import type { PackType } from '@pokesol/protocol';
import { useAskedPack } from '../packs/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { ClassicShelf } from './ClassicShelf.tsx';
import { EraBar } from './EraBar.tsx';
import { chosenEra, erasOf } from './eras.ts';
import { FoundPacks } from './FoundPacks.tsx';
import { HowMany } from './HowMany.tsx';
import type { ShelfActions, ShelfView } from './shelfView.ts';
import { Turntable } from './turntable/Turntable.tsx';
import { useIsNarrowed } from './useIsNarrowed.ts';
import { useShelfPlace } from './useShelfPlace.ts';
import { useWishesIn } from './useWishesIn.ts';

type ShelfPacksProps = ShelfActions & {
  /** Not empty. */
  packTypes: readonly PackType[];
  view: ShelfView;
};

export default function ShelfPacks({ packTypes, view, ...actions }: ShelfPacksProps) {
  const asked = useAskedPack();
  const { era, find, turnTo } = useShelfPlace();
  const isNarrowed = useIsNarrowed();
  const wishesIn = useWishesIn(useWalletAddress());
  const eras = erasOf(packTypes);
  const shown = { asked, wishesIn, ...actions };
  const chosen = chosenEra(eras, { pack: asked, era });
  if (!isNarrowed && view === '3d')
    return (
      <>
        {chosen && <EraBar eras={eras} chosen={chosen} />}
        <Turntable key={chosen?.key} packTypes={chosen?.packs ?? packTypes} onFront={turnTo} {...shown} />
      </>
    );
  return (
    <>
      <div className="shelf-count">
        <HowMany count={actions.count} onCount={actions.onCount} disabled={actions.buying !== undefined} />
        <span aria-hidden className="quiet">
          packs at a time
        </span>
      </div>
      {isNarrowed ? (
        <FoundPacks packTypes={packTypes} text={find ?? ''} {...shown} />
      ) : (
        <ClassicShelf packTypes={packTypes} eras={eras} chosen={chosen} {...shown} />
      )}
    </>
  );
}
