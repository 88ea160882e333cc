/** An empty place on a Classic side; the sixth of a bench is locked. */
import { type BoardSlot, EmptySpot } from '../../../board/EmptySpot.tsx';
import { useBoard } from './boardContext.ts';

type EmptyPlaceProps = { slot: BoardSlot; label: string; isOwn: boolean; isLocked?: boolean };

export function EmptyPlace({ slot, label, isOwn, isLocked = false }: EmptyPlaceProps) {
  const { interaction } = useBoard();
  const isTarget = isOwn && !isLocked && (interaction?.slots.has(slot) ?? false);
  const sign = slot === 'active' ? 'Active' : 'Bench';
  return (
    <EmptySpot
      slot={slot}
      label={label}
      sign={isLocked ? '' : isTarget ? 'Place here' : sign}
      isLocked={isLocked}
      isTarget={isTarget}
      onSlot={isOwn && !isLocked ? interaction?.onSlot : undefined}
    />
  );
}
