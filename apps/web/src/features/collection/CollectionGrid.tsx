/** The cards of one wallet with their totals; rarest first. */
import { binderRank } from '@pokesol/cards';
import type { UserCard } from '@pokesol/protocol';
import { Link } from 'wouter';
import { sentenceOf } from '../../platform/api.ts';
import { Button, keyClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CardTile } from './CardTile.tsx';
import { useCollection } from './queries.ts';

const GRID = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 lg:grid-cols-5';
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];

export function CollectionGrid({ address }: { address: string }) {
  const { data, error, isPending, refetch } = useCollection(address);
  if (isPending) {
    return (
      <div className={GRID} aria-busy="true">
        <p role="status" className="sr-only">
          Loading cards
        </p>
        {PLACES.map((place) => (
          <Skeleton key={place} className="h-52" />
        ))}
      </div>
    );
  }
  if (error) {
    return (
      <EmptyState
        icon="alert"
        title="Your cards did not load"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        {sentenceOf(error)}
      </EmptyState>
    );
  }
  if (data.cards.length === 0) {
    return (
      <EmptyState
        icon="cards"
        title="No cards found"
        action={
          <Link href="/" className={keyClass('primary')}>
            Go to the store
          </Link>
        }
      >
        Purchase some packs to start building your collection!
      </EmptyState>
    );
  }
  return (
    <>
      <dl className="mb-6 flex flex-wrap gap-8">
        <Total label="Total cards" value={data.cards.reduce((sum, { quantity }) => sum + quantity, 0)} />
        <Total label="Unique cards" value={data.cards.length} />
      </dl>
      <h2 className="sr-only">Cards</h2>
      <ul className={GRID}>
        {data.cards.toSorted(byRarityThenNumber).map(({ id, card, quantity }) => (
          <li key={id}>
            <CardTile card={card} quantity={quantity} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Total({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse">
      <dt className="text-sm text-mist">{label}</dt>
      <dd className="font-pixel text-2xl text-sun">{value}</dd>
    </div>
  );
}

function byRarityThenNumber(left: UserCard, right: UserCard): number {
  return (
    binderRank(left.card.rarity) - binderRank(right.card.rarity) ||
    left.card.cardNumber.localeCompare(right.card.cardNumber, 'en', { numeric: true })
  );
}
