/** Every turn as a key to jump there; the one that is shown stands out. */
import { useEffect, useRef } from 'react';
import type { PlayerNames } from '../animation/AnimationScene.tsx';
import { type Timeline, turnAt } from './timeline.ts';

type TurnListProps = {
  timeline: Pick<Timeline<'classic'>, 'turns'>;
  moment: number;
  names: PlayerNames;
  onJump: (moment: number) => void;
};

export function TurnList({ timeline, moment, names, onJump }: TurnListProps) {
  const current = turnAt(timeline, moment);
  const list = useRef<HTMLOListElement>(null);
  // Only the list scrolls, never the page.
  useEffect(() => {
    const box = list.current;
    const key = box?.children[current];
    if (!(key instanceof HTMLElement) || box === null) return;
    box.scrollTop = key.offsetTop - box.clientHeight / 2 + key.offsetHeight / 2;
  }, [current]);
  return (
    <section className="replay-turns" aria-label="Turns">
      <h2 className="replay-panel-title">Jump to a turn</h2>
      <ol ref={list}>
        {timeline.turns.map((turn, place) => (
          <li key={turn.turn}>
            <button
              type="button"
              data-seat={turn.turn === 0 ? 'both' : turn.seat}
              aria-current={place === current ? 'step' : undefined}
              aria-label={turn.turn === 0 ? 'Setup' : `Turn ${turn.turn}, ${names.player(turn.seat)}`}
              onClick={() => onJump(turn.moment)}
              data-silent
            >
              {turn.turn === 0 ? 'Setup' : turn.turn}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
