/** Whether the deck has its sixty cards, and how many are lacking or too many. */
import { DECK_SIZE } from '@pokesol/decks';
import { Badge } from '../../ui/Badge.tsx';

export function SizeBadge({ total, className = '' }: { total: number; className?: string }) {
  const many = Math.abs(DECK_SIZE - total);
  const cards = many === 1 ? 'card' : 'cards';
  if (total === DECK_SIZE)
    return (
      <Badge tone="mint" className={className}>
        Valid Deck Size
      </Badge>
    );
  return total < DECK_SIZE ? (
    <Badge tone="sun" className={className}>{`Need ${many} more ${cards}`}</Badge>
  ) : (
    <Badge tone="rose" className={className}>{`Remove ${many} ${cards}`}</Badge>
  );
}
