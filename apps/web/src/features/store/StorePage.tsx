/** The store: the shelf of booster packs, packs that wait to be opened, and the opening itself. */
import type { Purchase } from '@pokesol/protocol';
import { lazy, Suspense, useState } from 'react';
import { useWalletAddress } from '../wallet/useWallet.ts';
import { Hero } from './Hero.tsx';
import { PackShelf } from './PackShelf.tsx';
import { usePackTypes, useUnopenedPurchases } from './queries.ts';
import { UnopenedPacks } from './UnopenedPacks.tsx';
import { useBuyPack } from './useBuyPack.ts';
import { useStoredBurns } from './useStoredBurns.ts';

const OpeningDialog = lazy(() => import('../opening/OpeningDialog.tsx'));

export default function StorePage() {
  const address = useWalletAddress();
  const [opening, setOpening] = useState<Purchase>();
  const { buy, buying } = useBuyPack(setOpening);
  const { data: packTypes } = usePackTypes();
  const unopened = useUnopenedPurchases(address);
  useStoredBurns(address);

  return (
    <>
      <title>PokeSol · Store</title>
      <Hero />
      <UnopenedPacks
        purchases={unopened.filter((purchase) => purchase.id !== opening?.id)}
        onOpen={setOpening}
      />
      <section aria-labelledby="shelf">
        <h2 id="shelf" className="pixel-title mb-6 text-base text-cream md:text-2xl">
          Booster Pak Collection
        </h2>
        <PackShelf buying={buying} onBuy={(packType) => void buy(packType)} />
      </section>
      {opening && (
        <Suspense fallback={null}>
          <OpeningDialog
            key={opening.id}
            purchase={opening}
            packType={packTypes?.find((packType) => packType.id === opening.packTypeId)}
            onClose={() => setOpening(undefined)}
          />
        </Suspense>
      )}
    </>
  );
}
