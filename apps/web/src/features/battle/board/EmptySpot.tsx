/** A place where a Pokémon could stand: it lights up when the selected card may go there. */
export type BoardSlot = 'active' | 'bench';

type EmptySpotProps = {
  slot: BoardSlot;
  label: string;
  sign: string;
  isLocked?: boolean;
  isTarget: boolean;
  /** Absent where nothing can be placed. */
  onSlot: ((slot: BoardSlot) => void) | undefined;
};

export function EmptySpot({ slot, label, sign, isLocked = false, isTarget, onSlot }: EmptySpotProps) {
  const className = slot === 'active' ? 'spot spot-active spot-empty' : 'spot spot-bench spot-empty';
  if (onSlot === undefined)
    return (
      <div className={className} data-locked={isLocked || undefined} role="img" aria-label={label}>
        <span aria-hidden="true">{sign}</span>
      </div>
    );
  return (
    <button
      type="button"
      className={className}
      data-slot={slot}
      data-target={isTarget || undefined}
      aria-label={isTarget ? `${label}, can be chosen` : label}
      onClick={() => onSlot(slot)}
    >
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
