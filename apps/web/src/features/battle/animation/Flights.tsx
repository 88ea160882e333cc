/** Cards that fly over the board, are held up in its middle, or lie open there for a look. */
import type { CardJson } from '@pokesol/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { Card, CardBack } from '../../card/index.ts';
import type { Flown } from './stage.ts';

export const Face = ({ card }: { card: CardJson | undefined }) =>
  card === undefined ? <CardBack /> : <Card card={card} />;

const MOST_FLYING = 5;
/** Of the time of one, how much later the next one leaves. */
const SOON = 0.25;

type FlightsProps = {
  flights: readonly Flown[];
  ms: number;
  /** Each leaves when the one before has arrived. */
  inTurn?: boolean;
  children: (flight: number) => ReactNode;
};

export function Flights({ flights, ms, inTurn = false, children }: FlightsProps) {
  const shown = flights.slice(0, inTurn ? flights.length : MOST_FLYING);
  const apart = inTurn ? 1 : SOON;
  const each = ms / (1 + (shown.length - 1) * apart);
  return shown.map(({ start, end }, flight) => {
    const style = {
      left: start.x,
      top: start.y,
      '--dx': `${Math.round(end.x - start.x)}px`,
      '--dy': `${Math.round(end.y - start.y)}px`,
      '--ms': `${Math.round(each)}ms`,
      '--delay': `${Math.round(flight * each * apart)}ms`,
    } as CSSProperties;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
      <div key={flight} className="animation-flying" style={style}>
        {children(flight)}
      </div>
    );
  });
}

type HeldUpProps = {
  card: CardJson | undefined;
  time: CSSProperties;
  label?: string | undefined;
  isRefused?: boolean;
};

export const HeldUp = ({ card, time, label, isRefused = false }: HeldUpProps) => (
  <div className="animation-centre" style={time}>
    <div className="animation-trainer" data-failed={isRefused || undefined}>
      <Face card={card} />
      {label !== undefined && <p className="animation-word">{label}</p>}
    </div>
  </div>
);

const MOST_REVEALED = 7;

/** Side by side; of many the first ones, and how many more there are. */
export function Revealed({ cards, time }: { cards: readonly (CardJson | undefined)[]; time: CSSProperties }) {
  const more = cards.length - MOST_REVEALED;
  return (
    <div className="animation-centre" style={time}>
      <div className="animation-revealed">
        {cards.slice(0, MOST_REVEALED).map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <Face key={place} card={card} />
        ))}
        {more > 0 && <p className="animation-word">+{more}</p>}
      </div>
    </div>
  );
}
