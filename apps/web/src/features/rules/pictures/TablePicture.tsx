/** The places of a table, both sides, as the battle screen lays them. */
import { cx } from '../../../ui/cx.ts';

const BENCH = [1, 2, 3, 4, 5] as const;
const PRIZES = [1, 2, 3, 4, 5, 6] as const;

export function TablePicture() {
  return (
    <div
      className="rulebook-table"
      role="img"
      aria-label="A table: each side has five Bench places behind one Active place, six Prizes, a deck and a discard pile; a Stadium lies between."
    >
      <Half isOwn={false} />
      <span className="rulebook-place is-stadium">Stadium</span>
      <Half isOwn />
    </div>
  );
}

function Half({ isOwn }: { isOwn: boolean }) {
  return (
    <div className={cx('rulebook-half', isOwn && 'is-own')}>
      <span className="rulebook-prizes">
        {PRIZES.map((prize) => (
          <i key={prize} />
        ))}
        <em>6 Prizes</em>
      </span>
      <span className="rulebook-row">
        <span className="rulebook-place is-active">
          {isOwn ? 'Your Active Pokémon' : 'Their Active Pokémon'}
        </span>
        <span className="rulebook-bench">
          {BENCH.map((place) => (
            <span key={place} className="rulebook-place" />
          ))}
        </span>
        <span className="rulebook-bench-name">Bench, up to five</span>
      </span>
      <span className="rulebook-piles">
        <span className="rulebook-place">Deck</span>
        <span className="rulebook-place">Discard</span>
      </span>
    </div>
  );
}
