/** The moments of a battle that are more than a move: a Pokémon worth several Prizes arrives, a Knock Out, Prizes, the end. */
import type { CardJson } from '@pokesol/protocol';
import type { CSSProperties, ReactNode } from 'react';
import { counted } from '../../../platform/format.ts';
import { kindOf, typeClass } from '../../card/index.ts';
import './moments.css';

type Place = { readonly at: CSSProperties | null };

/** What the name of a Pokémon that is worth several Prizes ends with. */
const GRAND = /[ -](ex|EX|GX|V|VMAX|VSTAR)$/;

const pieces = (count: number): ReactNode =>
  Array.from({ length: count }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
    <i key={place} style={{ '--turn': `${Math.round((place * 360) / count)}deg` } as CSSProperties} />
  ));

/** Nothing for a Pokémon like any other. */
export function Arrival({ card, at }: Place & { card: CardJson | undefined }) {
  const [, kind] = GRAND.exec(card?.name ?? '') ?? [];
  if (at === null || card === undefined || kind === undefined) return null;
  return (
    <div className={`animation-arrival ${typeClass(kindOf(card))}`} style={at} data-moment="arrival">
      {pieces(8)}
      <p className="animation-arrival-kind">{kind}</p>
    </div>
  );
}

export const KnockOut = ({ at, isLoud }: Place & { isLoud: boolean }) =>
  at && (
    <>
      {isLoud && (
        <div className="animation-shards" style={at} data-moment="knock-out">
          {pieces(8)}
        </div>
      )}
      <p className="animation-number animation-ko" style={at}>
        K.O.
      </p>
    </>
  );

/** `left`: how many Prizes there are before these are taken. */
export function PrizesTaken({ at, count, left, time }: Place & PrizesFacts) {
  const after = Math.max(0, left - count);
  if (after === 0)
    return (
      <div className="animation-last" style={time} data-moment="last Prize">
        <div className="animation-rays">{pieces(12)}</div>
        <p className="animation-last-words">Last Prize</p>
      </div>
    );
  return (
    at && (
      <p className="animation-tag animation-prizes" style={at} data-moment="Prizes">
        {counted(count, 'Prize')}
        <span>{after} left</span>
      </p>
    )
  );
}

type PrizesFacts = { count: number; left: number; time: CSSProperties };

type EndOutcome = 'victory' | 'defeat' | 'draw' | 'watched';

type EndProps = { outcome: EndOutcome; words: string; isLoud: boolean; time: CSSProperties };

export const End = ({ outcome, words, isLoud, time }: EndProps) => (
  <div className="animation-end" style={time} data-outcome={outcome} data-moment="end">
    {isLoud && outcome !== 'draw' && <div className="animation-rays">{pieces(12)}</div>}
    <p className="animation-end-words">{words}</p>
  </div>
);
