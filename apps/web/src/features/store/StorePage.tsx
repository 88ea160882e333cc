/** The store: gifts and what waits to be opened, the shelf, what was bought before, and the dialogs in front of it. */
import type { PackType, Purchase } from '@pokesol/protocol';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { lazily } from '../../platform/lazily.tsx';
import { Deferred } from '../../ui/Deferred.tsx';
import type { OpeningRequest } from '../opening/index.ts';
import { useEligible, usePackTypes, usePurchases } from '../packs/index.ts';
import { useWallet } from '../wallet/index.ts';
import { NewcomerFrame } from './NewcomerFrame.tsx';
import { Demo } from './NewcomerPlace.tsx';
import { forSale } from './packGroups.ts';
import type { PacksAtOnce } from './packsAtOnce.ts';
import type { StoreProblem } from './problem.ts';
import { Shelf } from './Shelf.tsx';
import { type StoreDialog, StoreDialogs } from './StoreDialogs.tsx';
import { rememberedView, rememberView, type ShelfView } from './shelfView.ts';
import { useBuyPack } from './useBuyPack.ts';
import { useFreePack } from './useFreePack.ts';
import { useIsNarrowed } from './useIsNarrowed.ts';
import './store.css';

// For wallets only: visitors never load it.
const StoredBurns = lazily(() => import('./StoredBurns.tsx'));
const WalletPlace = lazily(() => import('./WalletPlace.tsx'));

export default function StorePage() {
  const wallet = useWallet();
  const [, navigate] = useLocation();
  const isNarrowed = useIsNarrowed();
  const address = wallet.status === 'connected' ? wallet.address : undefined;
  const [view, setView] = useState(rememberedView);
  const [count, setCount] = useState<PacksAtOnce>(1);
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
  const recover = (signature: string) => show({ kind: 'recover', signature });
  const { buy: pay, buying } = useBuyPack({ onBought: openAll, onTrouble });
  // Of a pack that hardly plays it is said once more, before anything is paid.
  async function buy(packType: PackType, packs: PacksAtOnce) {
    const onBuy = () => pay(packType, packs);
    if (packType.plays?.isFew && address !== undefined)
      show({ kind: 'few-cards', packType, count: packs, onBuy: () => void onBuy() });
    else await onBuy();
  }
  const free = useFreePack({ packTypes, onOpened: open });

  // What is being opened right now no longer waits.
  const inFront =
    dialog?.kind === 'opening' && dialog.request.kind === 'paid' ? dialog.request.purchases : [];
  const beingOpened = new Set(inFront.map(({ id }) => id));
  const unopened = (purchases.data ?? []).filter(
    ({ id, status }) => status === 'confirmed' && !beingOpened.has(id),
  );
  const [demo] = forSale(packTypes ?? []);
  const next =
    address !== undefined ? (
      <Suspense fallback={<NewcomerFrame />}>
        <WalletPlace
          address={address}
          unopened={unopened}
          bought={purchases.data?.length}
          eligible={eligible}
          free={{
            busy: free.busy,
            disabled: packTypes === undefined,
            onClaim: () => void free.claim(address),
          }}
          onOpen={openAll}
        />
      </Suspense>
    ) : wallet.status === 'disconnected' ? (
      <Demo busy={free.busy} disabled={demo === undefined} onTry={() => demo && void free.tryDemo(demo)} />
    ) : (
      <NewcomerFrame />
    );

  // A link of another screen asks for a demo at once; a reload does not ask again.
  const comesForDemo = demo !== undefined && wallet.status === 'disconnected' && location.search === '?demo';
  useEffect(() => {
    if (!comesForDemo) return;
    navigate('/', { replace: true });
    void free.tryDemo(demo);
  });

  function changeView(next: ShelfView) {
    setView(next);
    rememberView(next);
  }

  return (
    <>
      <title>PokeSol · Store</title>
      <div className="store" data-view={isNarrowed ? 'classic' : view}>
        {next}
        {address !== undefined && (
          <Deferred broken={null}>
            <StoredBurns
              address={address}
              paused={buying !== undefined}
              onTrouble={onTrouble}
              onRecover={recover}
            />
          </Deferred>
        )}
        <Shelf
          view={view}
          onView={changeView}
          buying={buying}
          count={count}
          onCount={setCount}
          onBuy={(packType: PackType) => void buy(packType, count)}
          onOdds={(packType: PackType) => show({ kind: 'odds', packType })}
        />
      </div>
      <div className="store-more">
        <p className="shelf-note">
          <Link href="/purchases" className="text-link shelf-recover">
            My packs
          </Link>
          {' · '}Paid, but no pack?{' '}
          <button type="button" onClick={() => show({ kind: 'recover' })} className="text-link shelf-recover">
            Recover a pack
          </button>
        </p>
      </div>
      {dialog && (
        <StoreDialogs
          dialog={dialog}
          sale={{ buying, buy }}
          gifts={{
            isBusy: free.busy,
            claim: (address: string) => void free.claim(address),
            tryDemo: (packType: PackType) => void free.tryDemo(packType),
          }}
          show={show}
          onClose={() => show(undefined)}
        />
      )}
    </>
  );
}
