/** The eight prize places of a side. These rules fill none of them; they are part of the table. */
import { CardBack } from '../card/CardBack.tsx';

const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export function Prizes({ count }: { count: number }) {
  return (
    <div className="prizes">
      <p className="prizes-label">
        Prize Cards ({count}/{PLACES.length})
      </p>
      <div className="prize-places" aria-hidden="true">
        {PLACES.map((place) => (
          <span key={place} className="prize-place">
            {place <= count && <CardBack className="pile-back" />}
          </span>
        ))}
      </div>
    </div>
  );
}
