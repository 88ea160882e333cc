/** One side of the table in words and counts: who it is, whose turn, what it has, and its piles and prizes. */
import type { SideView } from '@pokesol/engine';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/Badge.tsx';
import { cx } from '../../ui/cx.ts';
import { CardBack } from '../card/CardBack.tsx';
import { useBoard } from './boardContext.ts';
import { Piles } from './Piles.tsx';
import { PHASE_NAMES, turnLabel } from './turnMessages.ts';

type PlayerPlateProps = {
  side: SideView;
  name: string;
  /** What it is: 'AI · easy'. */
  kind: string;
  isOwn: boolean;
  portrait?: ReactNode;
  children?: ReactNode;
};

export function PlayerPlate({ side, name, kind, isOwn, portrait, children }: PlayerPlateProps) {
  const { view, interaction } = useBoard();
  // In a replay nobody is waited for: both sides place their first Pokemon before there are turns.
  const isReplayedSetup = interaction === undefined && view.phase === 'setup';
  const word = isReplayedSetup ? 'Waiting' : turnLabel(view, isOwn);
  const inPlay =
    side.bench.length + (side.active !== null || (view.phase === 'setup' && side.placed) ? 1 : 0);
  return (
    <section
      className={cx('plate', isOwn ? 'plate-you' : 'plate-opponent')}
      aria-label={isOwn ? `You: ${name}` : `Opponent: ${name}`}
      data-on-turn={word !== 'Waiting' || undefined}
    >
      <header className="plate-head">
        {portrait}
        <div className="plate-who">
          <h2 className="plate-name">{name}</h2>
          <p className="plate-kind">{kind}</p>
        </div>
        <Badge tone={word === 'Your Turn' ? 'mint' : word === 'Their Turn' ? 'rose' : 'plain'}>
          {isReplayedSetup ? PHASE_NAMES.setup : word}
        </Badge>
      </header>
      <dl className="plate-counts">
        <div>
          <dt>In play</dt>
          <dd data-count="in-play">{inPlay}</dd>
        </div>
        <div>
          <dt>Hand</dt>
          <dd data-count="hand" data-pile={isOwn ? undefined : 'opponent-hand'}>
            {side.handCount}
          </dd>
        </div>
      </dl>
      <Piles side={side} isOwn={isOwn} />
      <Prizes count={side.prizeCount} />
      {children}
    </section>
  );
}

/** The eight prize places of a side. These rules fill none of them; they are part of the table. */
const PLACES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

function Prizes({ count }: { count: number }) {
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
