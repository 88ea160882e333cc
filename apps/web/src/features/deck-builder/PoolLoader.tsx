/** Fetches what this wallet owns; with cards the builder opens, without any it says where they come from. */
import { useMemo } from 'react';
import { Link, useSearch } from 'wouter';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState, NotLoaded } from '../../ui/EmptyState.tsx';
import { useCollection } from '../collection/index.ts';
import { useBasicEnergies } from '../deck/index.ts';
import { BuilderFrame } from './BuilderFrame.tsx';
import { BuilderSkeleton } from './BuilderSkeleton.tsx';
import { DeckBuilder } from './DeckBuilder.tsx';
import { poolOf } from './pool.ts';

export function PoolLoader({ address }: { address: string }) {
  const collection = useCollection(address);
  const energies = useBasicEnergies();
  const isPending = collection.isPending || energies.isPending;
  const error = collection.error ?? energies.error;
  const opensDeck = new URLSearchParams(useSearch()).has('deck');
  const { data } = collection;
  const pool = useMemo(() => poolOf(data?.cards ?? [], energies.data ?? []), [data, energies.data]);

  function tryAgain() {
    if (collection.isError) void collection.refetch();
    if (energies.isError) void energies.refetch();
  }

  if (isPending || error) {
    return (
      <BuilderFrame>
        {isPending ? (
          <BuilderSkeleton />
        ) : (
          <NotLoaded title="Your cards did not load" error={error} onTryAgain={tryAgain} />
        )}
      </BuilderFrame>
    );
  }
  if (pool.entries.length === 0 && !opensDeck) {
    return (
      <BuilderFrame>
        <EmptyState
          icon="pack"
          title="No cards to build with"
          action={
            <div className="button-row is-centred">
              <Link href="/" className={buttonClass('primary')}>
                Go to the store
              </Link>
              <Link href="/deck-list?import" className={buttonClass('secondary')}>
                Import a deck list
              </Link>
            </div>
          }
        >
          <p>Decks are built from the cards you own. Open a pack in the store first.</p>
          <p>You can import a list from elsewhere and practice with it without owning any of its cards.</p>
          <p>New here? The free starter pack holds a complete deck of 60.</p>
        </EmptyState>
      </BuilderFrame>
    );
  }
  return <DeckBuilder address={address} pool={pool} />;
}
