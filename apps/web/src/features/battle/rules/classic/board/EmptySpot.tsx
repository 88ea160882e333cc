/** A place where a Pokémon could stand: it lights up when the selected card may go there. */
import { type BoardSlot, useBoard } from './boardContext.ts';

type EmptySpotProps = { slot: BoardSlot; label: string; isOwn: boolean; isLocked?: boolean };

export function EmptySpot({ slot, label, isOwn, isLocked = false }: EmptySpotProps) {
  const { interaction } = useBoard();
  const className = slot === 'active' ? 'spot spot-active spot-empty' : 'spot spot-bench spot-empty';
  const sign = isLocked ? 'Locked' : slot === 'active' ? 'Active' : 'Bench';
  const isTarget = isOwn && !isLocked && (interaction?.slots.has(slot) ?? false);
  if (!isOwn || isLocked || interaction === undefined)
    return (
      <div className={className} data-locked={isLocked || undefined} role="img" aria-label={label}>
        <span aria-hidden="true">{isLocked ? '' : sign}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={className}
      data-slot={slot}
      data-target={isTarget || undefined}
      aria-label={isTarget ? `${label}, can be chosen` : label}
      onClick={() => interaction.onSlot(slot)}
    >
      <span aria-hidden="true">{isTarget ? 'Place here' : sign}</span>
    </button>
  );
}
