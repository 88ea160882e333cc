/** One side of the table in words and counts: who it is, whose turn, what it has, and its prizes and piles. */
import type { SideView } from '@pokesol/engine/classic';
import { memo } from 'react';
import { Badge } from '../../../../../ui/Badge.tsx';
import { CardBack } from '../../../../card/index.ts';
import { Art } from '../../../board/Art.tsx';
import type { SideOwner } from '../../../board/BoardFrame.tsx';
import { SideFrame } from '../../../board/SideFrame.tsx';
import { cardCountText, hasFew, spokenDeck } from '../../../board/spoken.ts';
import { PHASE_NAMES, turnLabel } from '../../../board/turnMessages.ts';
import { useWhose } from '../../../board/whose.ts';
import { useBoard } from './boardContext.ts';

type SideProps = SideOwner & { side: SideView };

export const Side = memo(function Side({ side, ...owner }: SideProps) {
  const { isOwn } = owner;
  const { view, interaction } = useBoard();
  const isReplayed = interaction === undefined;
  // A replay waits for neither player: both sides place their first Pokemon before there are turns.
  const isReplayedSetup = isReplayed && view.phase === 'setup';
  const word = isReplayedSetup ? 'Waiting' : turnLabel(view, isOwn);
  const inPlay =
    side.bench.length + (side.active !== null || (view.phase === 'setup' && side.placed) ? 1 : 0);
  return (
    <SideFrame
      {...owner}
      isReplayed={isReplayed}
      isOnTurn={word !== 'Waiting'}
      badge={
        <Badge tone={word === 'Your Turn' ? 'mint' : word === 'Their Turn' ? 'rose' : 'plain'}>
          {isReplayedSetup ? PHASE_NAMES.setup : isReplayed && word !== 'Waiting' ? 'On Turn' : word}
        </Badge>
      }
    >
      <Count name="In play" count={inPlay} mark="in-play" />
      <Count name="Hand" count={side.handCount} mark="hand" pile={isOwn ? undefined : 'opponent-hand'} />
      <Prizes count={side.prizeCount} />
      <Deck side={side} isOwn={isOwn} />
      <Discard side={side} isOwn={isOwn} />
    </SideFrame>
  );
});

type CountProps = { name: string; count: number; mark: string; pile?: string | undefined };

const Count = ({ name, count, mark, pile }: CountProps) => (
  <p className="cell" data-cell={mark} data-pile={pile}>
    <b data-count={mark}>{count}</b> <span>{name}</span>
  </p>
);

/** The eight prize places of a side. These rules fill none of them; they are part of the table. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const Prizes = ({ count }: { count: number }) => (
  <div className="cell" data-cell="prizes">
    <span className="prize-places" aria-hidden="true">
      {PLACES.map((place) => (
        <span key={place} className="prize-place">
          {place <= count && <CardBack className="pile-back" />}
        </span>
      ))}
    </span>
    <p className="prizes-label">
      Prize Cards ({count}/{PLACES.length})
    </p>
    <span className="prizes-short" aria-hidden="true">
      <b>
        {count}/{PLACES.length}
      </b>
      Prizes
    </span>
  </div>
);

function Deck({ side: { deckCount }, isOwn }: { side: SideView; isOwn: boolean }) {
  const { onPile } = useBoard();
  const whose = useWhose()(isOwn);
  return (
    <button
      type="button"
      className="cell pile"
      data-cell="deck"
      data-pile={isOwn ? 'your-deck' : 'opponent-deck'}
      data-thick={deckCount > 15 || undefined}
      data-few={hasFew(deckCount) || undefined}
      aria-label={spokenDeck(deckCount, whose)}
      onClick={() => onPile(isOwn ? 'your-deck' : 'opponent-deck')}
    >
      <span className="pile-top">{deckCount > 0 && <CardBack className="pile-back" />}</span>
      <b aria-hidden="true">{deckCount}</b>
      <span aria-hidden="true">Deck</span>
    </button>
  );
}

function Discard({ side: { discard }, isOwn }: { side: SideView; isOwn: boolean }) {
  const { look, onPile } = useBoard();
  const whose = useWhose()(isOwn);
  const top = discard.at(-1);
  const card = top === undefined ? undefined : look(top);
  const onTop = card === undefined ? '' : `, ${card.name} on top`;
  return (
    <button
      type="button"
      className="cell pile"
      data-cell="discard"
      data-pile={isOwn ? 'your-discard' : 'opponent-discard'}
      aria-label={`${whose} discard pile: ${cardCountText(discard.length)}${onTop}`}
      onClick={() => onPile(isOwn ? 'your-discard' : 'opponent-discard')}
    >
      <span className="pile-top" aria-hidden="true">
        {card && <Art card={card} />}
      </span>
      <b aria-hidden="true">{discard.length}</b>
      <span aria-hidden="true">Discard</span>
    </button>
  );
}
