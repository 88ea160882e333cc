/** Puts a card on the wishlist, and takes it off when pressed again. */
import type { CardJson } from '@pokesol/protocol';
import { Button } from '../../ui/Button.tsx';
import { useWish, useWishlist } from './queries.ts';
import { WishMark } from './WishMark.tsx';

export function WishButton({ address, card }: { address: string; card: CardJson }) {
  const { ids } = useWishlist(address);
  const wish = useWish(address, card);
  const isWished = ids.has(card.id);
  return (
    <Button
      tone="secondary"
      aria-pressed={isWished}
      className="wish-button"
      onClick={() => wish.mutate(!isWished)}
    >
      <WishMark />
      Wish for it
    </Button>
  );
}
