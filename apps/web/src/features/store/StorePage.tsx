/** The store: gifts and what waits to be opened, the shelf, what was bought before, and the dialogs in front of it. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import type { OpeningRequest } from '../opening/openedPack.ts';
import { usePackTypes, usePurchases } from '../packs/queries.ts';
import { useWallet } from '../wallet/useWallet.ts';
import { DemoBanner, WelcomeBanner } from './Banners.tsx';
import { Hero } from './Hero.tsx';
import { PackShelf } from './PackShelf.tsx';
import { forSale } from './packGroups.ts';
import type { StoreProblem } from './problem.ts';
import { type StoreDialog, StoreDialogs } from './StoreDialogs.tsx';
import { rememberedView, rememberView, type ShelfView } from './shelfView.ts';
import { UnopenedPacks } from './UnopenedPacks.tsx';
import { useBuyPack } from './useBuyPack.ts';
import { useEligible, useFreePack } from './useFreePack.ts';
import { useStoredBurns } from './useStoredBurns.ts';
import { ViewToggle } from './ViewToggle.tsx';

// For wallets only: visitors never load them.
const PurchaseHistory = lazily(() => import('./PurchaseHistory.tsx'));
const UnrecordedBurns = lazily(() => import('./UnrecordedBurns.tsx'));

export default function StorePage() {
  const wallet = useWallet();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  const [view, setView] = useState(rememberedView);
  const [dialog, show] = useState<StoreDialog>();
  const { data: packTypes } = usePackTypes();
  const purchases = usePurchases(address);
  const eligible = useEligible(address);

  const open = useCallback((request: OpeningRequest) => show({ kind: 'opening', request }), []);
  const onTrouble = useCallback((trouble: StoreProblem) => show({ kind: 'trouble', trouble }), []);
  const openAll = useCallback(
    (bought: readonly Purchase[]) => open({ kind: 'paid', purchases: bought }),
    [open],
  );
  const openOne = useCallback((purchase: Purchase) => openAll([purchase]), [openAll]);
  const { buy, buying } = useBuyPack({ onBought: openOne, onTrouble });
  const free = useFreePack({ packTypes, onOpened: open });
  const burns = useStoredBurns(address, buying !== undefined, onTrouble);

  // What is being opened right now no longer waits.
  const inFront =
    dialog?.kind === 'opening' && dialog.request.kind === 'paid' ? dialog.request.purchases : [];
  const beingOpened = new Set(inFront.map(({ id }) => id));
  const unopened = (purchases.data ?? []).filter(
    ({ id, status }) => status === 'confirmed' && !beingOpened.has(id),
  );
  const [demo] = forSale(packTypes ?? []);

  function changeView(next: ShelfView) {
    setView(next);
    rememberView(next);
  }

  return (
    <>
      <title>PokeSol · Store</title>
      <Hero />
      {address !== undefined && eligible && (
        <WelcomeBanner
          busy={free.busy}
          disabled={packTypes === undefined}
          onClaim={() => void free.claim(address)}
        />
      )}
      {wallet.status === 'disconnected' && (
        <DemoBanner
          busy={free.busy}
          disabled={demo === undefined}
          onTry={() => demo && void free.tryDemo(demo)}
        />
      )}
      {burns.waiting.length > 0 && (
        <Deferred>
          <UnrecordedBurns
            burns={burns.waiting}
            onTryAgain={burns.postNow}
            onRecover={(signature) => show({ kind: 'recover', signature })}
          />
        </Deferred>
      )}
      <UnopenedPacks purchases={unopened} onOpen={openOne} onOpenAll={openAll} />
      <section aria-labelledby="shelf">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
          <h2 id="shelf" className="pixel-title text-base text-cream md:text-2xl">
            Booster Pak Collection
          </h2>
          <ViewToggle view={view} onChange={changeView} />
        </div>
        <PackShelf
          view={view}
          buying={buying}
          onBuy={(packType: PackType) => void buy(packType)}
          onOdds={(packType: PackType) => show({ kind: 'odds', packType })}
        />
      </section>
      {address !== undefined && (
        <Deferred>
          <PurchaseHistory
            purchases={purchases}
            onVerify={(purchaseId) => show({ kind: 'proof', purchaseId })}
          />
        </Deferred>
      )}
      <p className="mt-8 text-center text-sm text-mist">
        Paid, but no pack?{' '}
        <button
          type="button"
          onClick={() => show({ kind: 'recover' })}
          className="min-h-11 px-1 font-bold text-sky underline underline-offset-4 hover:text-sun"
        >
          Recover a pack
        </button>
      </p>
      {dialog && <StoreDialogs dialog={dialog} show={show} onClose={() => show(undefined)} />}
    </>
  );
}
