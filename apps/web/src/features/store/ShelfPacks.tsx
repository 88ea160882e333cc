/** The packs of the shelf: on the turntable, an era at a time where there are many; as cards; or those that a search found. */
import type { PackType } from '@pokesol/protocol';
import { useAskedPack } from '../packs/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { BareStage } from './BareStage.tsx';
import { ClassicShelf } from './ClassicShelf.tsx';
import { EraBar } from './EraBar.tsx';
import { chosenEra, erasOf } from './eras.ts';
import { FoundPacks } from './FoundPacks.tsx';
import { HowMany } from './HowMany.tsx';
import type { Head, ShelfActions, ShelfView } from './shelfView.ts';
import { Turntable } from './turntable/Turntable.tsx';
import { useShelfPlace } from './useShelfPlace.ts';
import { useWishesIn } from './useWishesIn.ts';

type ShelfPacksProps = ShelfActions & {
  /** Not empty. */
  packTypes: readonly PackType[];
  view: ShelfView;
  head: Head;
};

export default function ShelfPacks({ packTypes, view, head, ...actions }: ShelfPacksProps) {
  const asked = useAskedPack();
  const { era, find, turnTo } = useShelfPlace();
  const wishesIn = useWishesIn(useWalletAddress());
  const eras = erasOf(packTypes);
  const shown = { asked, wishesIn, ...actions };
  const chosen = chosenEra(eras, { pack: asked, era });
  if (find === null && view === '3d')
    return (
      <>
        {chosen && <EraBar eras={eras} chosen={chosen} />}
        <Turntable
          key={chosen?.key}
          packTypes={chosen?.packs ?? packTypes}
          head={head}
          onFront={turnTo}
          {...shown}
        />
      </>
    );
  return (
    <>
      <BareStage>
        {head(
          <HowMany count={actions.count} onCount={actions.onCount} disabled={actions.buying !== undefined} />,
        )}
      </BareStage>
      {find === null ? (
        <ClassicShelf packTypes={packTypes} eras={eras} chosen={chosen} {...shown} />
      ) : (
        <FoundPacks key={find} packTypes={packTypes} text={find} {...shown} />
      )}
    </>
  );
}
