/** One side of the printed game: who it is, its Prizes, deck, discard pile, hand and Lost Zone, and what it has once a game. */
import { OFFICIAL, type OnceAGame, type SideView } from '@pokesol/engine/official';
import { memo, type ReactNode } from 'react';
import { CardBack } from '../../../../card/index.ts';
import { Art } from '../../../board/Art.tsx';
import type { SideOwner } from '../../../board/BoardFrame.tsx';
import { SideFrame } from '../../../board/SideFrame.tsx';
import { cardCountText, hasFew, spokenDeck } from '../../../board/spoken.ts';
import { useWhose } from '../../../board/whose.ts';
import { type OfficialPile, useOfficialTable } from './boardContext.ts';
import { marksOf } from './marks.ts';
import { Sign, type SignName } from './Sign.tsx';
import { StadiumCell } from './StadiumCell.tsx';
import './side.css';
// After what it differs from.
import './rail.css';

type OfficialSideProps = SideOwner & { side: SideView };

export const OfficialSide = memo(function OfficialSide({ side, ...owner }: OfficialSideProps) {
  const { isOwn } = owner;
  const { view, interaction } = useOfficialTable();
  const says = useWhose()(isOwn);
  const isOn = view.phase === 'active' && (view.current === view.seat) === isOwn;
  const whose = isOwn ? 'your' : 'opponent';
  return (
    <SideFrame {...owner} isReplayed={interaction === undefined} isOnTurn={isOn}>
      <Cell name="Hand" count={side.handCount} sign="hand" pile={isOwn ? undefined : 'opponent-hand'} />
      <Prizes count={side.prizeCount} pile={`${whose}-prizes`} isOwn={isOwn} />
      <Pile
        mark="deck"
        name="Deck"
        count={side.deckCount}
        pile={`${whose}-deck`}
        label={spokenDeck(side.deckCount, says)}
      >
        {side.deckCount > 0 && <CardBack className="pile-back" />}
      </Pile>
      <Discard side={side} isOwn={isOwn} />
      <Pile
        mark="lost"
        name="Lost"
        count={side.lost.length}
        pile={`${whose}-lost`}
        label={`${says} Lost Zone: ${cardCountText(side.lost.length)}`}
      />
      {marksOf(view).map((mark) => (
        <Mark key={mark} mark={mark} isSpent={side.spent.includes(mark)} />
      ))}
      {isOwn && <StadiumCell />}
    </SideFrame>
  );
});

type CellProps = { name: string; count: number; sign: SignName; pile?: OfficialPile | undefined };

const Cell = ({ name, count, sign, pile }: CellProps) => (
  <p className="cell" data-cell={sign} data-pile={pile}>
    <Sign name={sign} />
    <b data-count={sign}>{count}</b> <span className="cell-name">{name}</span>
  </p>
);

/** What a side has once a game: a GX attack, a VSTAR Power. */
const Mark = ({ mark, isSpent }: { mark: OnceAGame; isSpent: boolean }) => (
  <p className="cell" data-cell="mark" data-spent={isSpent || undefined}>
    <Sign name="star" />
    <b aria-hidden="true">{isSpent ? 0 : 1}</b>
    <span className="mark-name">
      {mark} <span className="mark-word">{isSpent ? 'used' : 'ready'}</span>
    </span>
  </p>
);

type PileProps = {
  mark: 'deck' | 'discard' | 'lost';
  name: string;
  count: number;
  pile: OfficialPile;
  label: string;
  children?: ReactNode;
};

function Pile({ mark, name, count, pile, label, children }: PileProps) {
  const { onPile } = useOfficialTable();
  return (
    <button
      type="button"
      className="cell pile"
      data-cell={mark}
      data-pile={pile}
      data-few={(mark === 'deck' && hasFew(count)) || undefined}
      data-none={(mark !== 'deck' && count === 0) || undefined}
      aria-label={label}
      onClick={() => onPile(pile)}
    >
      {mark !== 'lost' && (
        <span className="pile-top" aria-hidden="true">
          {children}
        </span>
      )}
      <Sign name={mark} />
      <b aria-hidden="true" data-count={mark}>
        {count}
      </b>
      <span className="cell-name" aria-hidden="true">
        {name}
      </span>
    </button>
  );
}

function Discard({ side: { discard }, isOwn }: { side: SideView; isOwn: boolean }) {
  const { look } = useOfficialTable();
  const says = useWhose()(isOwn);
  const top = discard.at(-1);
  const card = top === undefined ? undefined : look(top);
  const onTop = card === undefined ? '' : `, ${card.name} on top`;
  return (
    <Pile
      mark="discard"
      name="Discard"
      count={discard.length}
      pile={isOwn ? 'your-discard' : 'opponent-discard'}
      label={`${says} discard pile: ${cardCountText(discard.length)}${onTop}`}
    >
      {card && <Art card={card} />}
    </Pile>
  );
}

/** The places in which the Prizes were laid out; those that are taken stay as empty frames. */
const PLACES = Array.from({ length: OFFICIAL.prizes }, (_, at) => at);

function Prizes({ count, pile, isOwn }: { count: number; pile: OfficialPile; isOwn: boolean }) {
  return (
    <div className="cell" data-cell="prizes" data-pile={pile}>
      <span className="prize-places" aria-hidden="true">
        {PLACES.map((place) => (
          <span
            key={place}
            className="prize-place"
            data-prize={`${isOwn ? 'your' : 'opponent'}-${place}`}
            data-taken={place >= count || undefined}
          >
            {place < count && <CardBack className="pile-back" />}
          </span>
        ))}
      </span>
      <Sign name="prize" />
      <p className="prizes-count">
        <b data-count="prizes">{count}</b>{' '}
        <span className="cell-name">{count === 1 ? 'Prize' : 'Prizes'}</span>
      </p>
    </div>
  );
}
