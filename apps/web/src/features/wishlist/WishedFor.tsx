/** Provides which cards a wallet wished for to all that shows cards inside it. */
import { createContext, type ReactNode, useContext } from 'react';
import { useWishlist } from './queries.ts';
import { WishMark } from './WishMark.tsx';
import './wishlist.css';

const Wished = createContext<ReadonlySet<string>>(new Set());

/** Without a wallet nothing is wished for. */
export function WishedFor({ address, children }: { address: string | undefined; children: ReactNode }) {
  const { ids } = useWishlist(address);
  return <Wished value={ids}>{children}</Wished>;
}

/** Says of a card that was wished for that it was; of others nothing. */
export function WishNote({ cardId }: { cardId: string }) {
  if (!useContext(Wished).has(cardId)) return null;
  return (
    <span className="wish-note">
      <WishMark />
      Wished for
    </span>
  );
}
