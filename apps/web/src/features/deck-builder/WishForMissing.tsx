/** What the deck holds and its builder does not own goes onto the wishlist by one press. */
import { isFree, type Owned } from '@pokesol/decks';
import { counted } from '../../platform/format.ts';
import type { BuilderLine } from '../deck/index.ts';
import { useWalletAddress } from '../wallet/index.ts';
import { useWishForAll, useWishlist } from '../wishlist/index.ts';
import './wishForMissing.css';

type WishForMissingProps = { lines: readonly BuilderLine[]; owned: Owned };

export function WishForMissing({ lines, owned }: WishForMissingProps) {
  const address = useWalletAddress() ?? '';
  const { ids } = useWishlist(address);
  const wish = useWishForAll(address);
  const missing = lines.filter(({ card, quantity }) => !isFree(card) && owned(card.id) < quantity);
  const unwished = missing.filter(({ card }) => !ids.has(card.id));
  if (missing.length === 0) return null;
  return (
    <div className="wish-missing">
      <p>{`You do not own all of ${counted(missing.length, 'card')}.`}</p>
      {unwished.length === 0 ? (
        <p className="quiet">On your wishlist</p>
      ) : (
        <button
          type="button"
          aria-disabled={wish.isPending}
          onClick={() => !wish.isPending && wish.mutate(unwished.map(({ card }) => card.json))}
        >
          {unwished.length === 1 ? 'Wish for it' : `Wish for all ${unwished.length}`}
        </button>
      )}
    </div>
  );
}
