/** «My packs»: every pack this wallet bought, from the newest on, with its receipt, its cards and its proof. */
import type { CardJson, PurchaseHistoryAnswer } from '@pokesol/protocol';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { get, sentenceOf } from '../../../platform/api.ts';
import { counted } from '../../../platform/format.ts';
import { Button, buttonClass } from '../../../ui/Button.tsx';
import { Deferred } from '../../../ui/Deferred.tsx';
import { EmptyState, NotLoaded } from '../../../ui/EmptyState.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { SlowNote } from '../../../ui/SlowNote.tsx';
import { CardDialog } from '../../card/index.ts';
import { purchasesKey, VerifyPack } from '../../packs/index.ts';
import { ConnectButton, useWallet } from '../../wallet/index.ts';
import { BoughtPackRow } from './BoughtPackRow.tsx';
import './purchases.css';

export default function PurchasesPage() {
  const wallet = useWallet();
  return (
    <>
      <title>PokeSol · My packs</title>
      <div className="page-head">
        <h1 className="pixel-title page-title">My packs</h1>
        <Link href="/" className={buttonClass('secondary')}>
          To the store
        </Link>
      </div>
      {wallet.status === 'connected' ? (
        <History key={wallet.address} address={wallet.address} />
      ) : wallet.status === 'disconnected' ? (
        <EmptyState icon="pack" title="Whose packs?" action={<ConnectButton>Connect now</ConnectButton>}>
          Connect a wallet to see every pack it bought, with its cards and its proof.
        </EmptyState>
      ) : (
        <Waiting />
      )}
    </>
  );
}

function History({ address }: { address: string }) {
  const [picked, setPicked] = useState<CardJson>();
  const [verified, setVerified] = useState<string>();
  const closeCard = useCallback(() => setPicked(undefined), []);
  const closeProof = useCallback(() => setVerified(undefined), []);
  const query = useInfiniteQuery({
    // Under the list's key: what makes that stale makes this stale.
    queryKey: [...purchasesKey(address), 'history'],
    queryFn: ({ pageParam }) =>
      get<PurchaseHistoryAnswer>(
        `/api/users/${address}/pack-history${pageParam === undefined ? '' : `?after=${pageParam}`}`,
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
  });
  const { data, error, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = query;
  // What waits to be opened stands above what was.
  const packs = (data?.pages.flatMap((page) => page.packs) ?? []).toSorted(
    (one, other) => Number(other.status === 'confirmed') - Number(one.status === 'confirmed'),
  );
  const total = data?.pages[0]?.total ?? 0;

  if (data === undefined && error === null) return <Waiting />;
  if (data === undefined)
    return (
      <NotLoaded
        title="Your packs did not load"
        error={error}
        isTrying={isFetching}
        onTryAgain={() => refetch()}
      />
    );
  if (packs.length === 0)
    return (
      <EmptyState
        icon="pack"
        title="No packs yet"
        action={
          <Link href="/" className={buttonClass('primary')}>
            Buy a pack
          </Link>
        }
      >
        Every pack you buy is listed here with its receipt, its cards and its proof.
      </EmptyState>
    );
  return (
    <>
      <p role="status" className="hint">
        {packs.length} of {counted(total, 'pack')}, newest first
      </p>
      <ul className="purchases">
        {packs.map((pack) => (
          <BoughtPackRow key={pack.id} pack={pack} onVerify={() => setVerified(pack.id)} onPick={setPicked} />
        ))}
      </ul>
      {error !== null && (
        <p role="alert" className="purchases-problem">
          Older packs did not load. {sentenceOf(error)}
        </p>
      )}
      {hasNextPage && (
        <Button tone="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? 'Loading...' : 'Show older packs'}
        </Button>
      )}
      {picked && (
        <Deferred onFail={closeCard}>
          <CardDialog card={picked} onClose={closeCard} />
        </Deferred>
      )}
      {verified !== undefined && (
        <Deferred onFail={closeProof}>
          <VerifyPack purchaseId={verified} onClose={closeProof} />
        </Deferred>
      )}
    </>
  );
}

const Waiting = () => (
  <div aria-busy="true" className="purchases">
    <SlowNote>Your packs are still on their way...</SlowNote>
    {['a', 'b', 'c', 'd', 'e'].map((key) => (
      <Skeleton key={key} className="purchase-placeholder" />
    ))}
  </div>
);
