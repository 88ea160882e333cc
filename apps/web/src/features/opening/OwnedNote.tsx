/** «NEW», or how many of a card its owner has now, and whether it was wished for; keeps its line while that is being counted. */
import { Badge } from '../../ui/Badge.tsx';
import { WishNote } from '../wishlist/index.ts';
import { ownedNow, type RevealedCard } from './revealOrder.ts';

type OwnedNoteProps = { revealed: RevealedCard; owned: ReadonlyMap<string, number> | undefined };

export function OwnedNote({ revealed, owned }: OwnedNoteProps) {
  const known = owned && ownedNow(revealed, owned);
  return (
    <span className="owned-note">
      {known?.isNew && <Badge tone="mint">NEW</Badge>}
      {known && !known.isNew && <span className="owned-count">×{known.now} now</span>}
      <WishNote cardId={revealed.card.id} />
    </span>
  );
}
