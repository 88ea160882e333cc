/** The second part of a search's answer: cards one does not own, each with its set, its chance in a pack, and a wish at a press. */
import type { CardJson, OddsAnswer, PackType } from '@pokesol/protocol';
import { isFreePrice } from '@pokesol/protocol/constants';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatNumber, numberWord } from '../../platform/format.ts';
import { numberOf, setNameOf } from '../card/index.ts';
import { cardChance, oddsQuery, packHref, usePackTypes } from '../packs/index.ts';
import { useWish, WishMark } from '../wishlist/index.ts';
import type { CollectionEntry } from './entries.ts';
import { Ghost } from './Pocket.tsx';
import type { NotOwned } from './useNotOwned.ts';
import './notOwned.css';

/** More than these are narrowed by more letters. */
const SHOWN = 30;

type NotOwnedCardsProps = { address: string; notOwned: NotOwned; wished: ReadonlySet<string> };

export default function NotOwnedCards({ address, notOwned, wished }: NotOwnedCardsProps) {
  const { data: packs } = usePackTypes();
  const { isPending, failed, retry, entries, hasMore } = notOwned;
  const sold = (packs ?? []).filter(({ price }) => !isFreePrice(price));
  return (
    <section aria-label="Cards you do not own" className="not-owned">
      {isPending && !failed && entries.length === 0 && <p role="status">Looking for it in every set…</p>}
      {failed && (
        <p role="alert">
          The other cards did not load.{' '}
          <button type="button" className="text-button" onClick={retry}>
            Try again
          </button>
        </p>
      )}
      {entries.length > 0 && (
        <>
          <div className="search-part">
            <h3 className="pixel-title search-part-title">
              You do not own {hasMore ? 'many' : numberWord(entries.length).toLowerCase()}
            </h3>
            <p className="quiet">
              press one to wish for it
              {hasMore
                ? '; more letters find the others'
                : entries.length > SHOWN && `; the first ${SHOWN} of ${formatNumber(entries.length)}`}
            </p>
          </div>
          <ul className="not-owned-pockets">
            {entries.slice(0, SHOWN).map((entry) => (
              <Wishable
                key={entry.id}
                address={address}
                entry={entry}
                isWished={wished.has(entry.id)}
                pack={sold.find(({ setId }) => setId === entry.card.set.id)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type WishableProps = {
  address: string;
  entry: CollectionEntry;
  isWished: boolean;
  /** One of its set that is sold; absent where none is. */
  pack: PackType | undefined;
};

function Wishable({ address, entry, isWished, pack }: WishableProps) {
  const { card } = entry;
  const wish = useWish(address, card);
  return (
    <li className="not-owned-card">
      <div className="pocket">
        <button
          type="button"
          aria-pressed={isWished}
          aria-label={`Wish for ${card.name}`}
          aria-description={`${card.rarity}, ${setNameOf(card)}, number ${numberOf(card)}`}
          className="pocket-card fills"
          onClick={() => wish.mutate(!isWished)}
        >
          <Ghost entry={entry} />
        </button>
        {isWished && (
          <span className="pocket-wish">
            <WishMark />
          </span>
        )}
      </div>
      <p className="not-owned-where">
        <b>{setNameOf(card)}</b>
        {pack === undefined ? (
          <span className="quiet">in no pack now</span>
        ) : (
          <Chance card={card} pack={pack} />
        )}
      </p>
    </li>
  );
}

function Chance({ card, pack }: { card: CardJson; pack: PackType }) {
  const { data, isPending } = useQuery({
    ...oddsQuery(pack.id),
    select: (answer: OddsAnswer) => cardChance(answer, card.id),
  });
  return (
    <Link href={packHref(pack.id)} className="not-owned-chance">
      {data ?? (isPending ? '…' : 'chance unknown')}
    </Link>
  );
}
