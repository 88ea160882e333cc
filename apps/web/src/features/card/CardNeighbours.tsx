/** Leads from one card's details to those beside it: by two buttons that stay where they are, or by the arrow keys. */
import { useEffect, useEffectEvent } from 'react';

export type Neighbours = {
  /** From 1. */
  readonly place: number;
  readonly count: number;
  readonly goTo: (place: number) => void;
};

/** Where the arrow keys have a meaning of their own. */
const TAKEN = 'input, textarea, select';

export function CardNeighbours({ place, count, goTo }: Neighbours) {
  const go = (to: number) => {
    if (to >= 1 && to <= count) goTo(to);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (event.target instanceof Element && event.target.closest(TAKEN) !== null) return;
    if (event.key === 'ArrowLeft') go(place - 1);
    if (event.key === 'ArrowRight') go(place + 1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return (
    <div className="card-neighbours">
      {/* Not disabled at the ends: a button that loses the focus under one's finger strands the keyboard. */}
      <button
        type="button"
        aria-label="Previous card"
        aria-disabled={place === 1}
        onClick={() => go(place - 1)}
        className="card-neighbour"
      >
        ◄
      </button>
      <span role="status" className="quiet">
        {place} of {count}
      </span>
      <button
        type="button"
        aria-label="Next card"
        aria-disabled={place === count}
        onClick={() => go(place + 1)}
        className="card-neighbour"
      >
        ►
      </button>
    </div>
  );
}
