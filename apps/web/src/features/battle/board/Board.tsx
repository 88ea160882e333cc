/**
 * A whole battle board, drawn from a view: both sides, their places and piles, the own hand. Places carry names for
 * drawing over them: `data-pokemon={id}`, `data-pile="your-deck"`, `data-hand-card={no}`, `data-place="your-hand"`.
 */
import type { BattleView } from '@pokesol/engine/classic';
import type { BattleOpponent } from '@pokesol/protocol';
import { type ReactNode, type Ref, useMemo } from 'react';
import { cx } from '../../../ui/cx.ts';
import { toast } from '../../../ui/toast.ts';
import { TrainerPortrait } from '../../trainer/index.ts';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import { ActiveSpot } from './ActiveSpot.tsx';
import { Bench } from './Bench.tsx';
import { BoardContext, type Interaction, type Pile } from './boardContext.ts';
import { boardPlace } from './boardPlace.ts';
import { type CardLookup, useCardLook } from './cardLook.ts';
import { Hand } from './Hand.tsx';
import { Side } from './Side.tsx';
import { cardCountText, type LowerSide, lowerLabel, opponentLabel } from './spoken.ts';
import { useWhose } from './whose.ts';
import './board.css';

export type BoardProps = {
  view: BattleView;
  you: LowerSide;
  opponent: BattleOpponent;
  /** Absent where nothing can be done, as in a replay. */
  interaction?: Interaction | undefined;
  /** A discard pile was pressed: besides its count, what lies in it can be shown. */
  onDiscard?: ((pile: 'your-discard' | 'opponent-discard') => void) | undefined;
  /** The pictures of the cards, where the caller has them already. */
  look?: CardLookup | undefined;
  /** Above the table: where one is, and what leads away. */
  bar?: ReactNode;
  /** What to do, log, buttons: beside the table, or under it where there is little room. */
  panel?: ReactNode;
  /** Lies over everything: an animation's overlay. */
  overlay?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

const PILES: Readonly<Record<Pile, string>> = {
  'your-deck': 'Deck',
  'your-discard': 'Discard Pile',
  'opponent-deck': 'Deck',
  'opponent-discard': 'Discard Pile',
};

export function Board(props: BoardProps) {
  return props.look === undefined ? <LookingBoard {...props} /> : <Table {...props} look={props.look} />;
}

function LookingBoard(props: BoardProps) {
  const { look } = useCardLook(props.view);
  return <Table {...props} look={look} />;
}

function Table({
  view,
  you,
  opponent,
  interaction,
  onDiscard,
  look,
  bar,
  panel,
  overlay,
  ref,
}: BoardProps & { look: CardLookup }) {
  const whose = useWhose();
  const state = useMemo(() => {
    const counts: Record<Pile, number> = {
      'your-deck': view.you.deckCount,
      'your-discard': view.you.discard.length,
      'opponent-deck': view.opponent.deckCount,
      'opponent-discard': view.opponent.discard.length,
    };
    const onPile = (pile: Pile) => {
      toast(`${whose(pile.startsWith('your-'))} ${PILES[pile]}`, cardCountText(counts[pile]), 'quiet');
      if (counts[pile] > 0 && (pile === 'your-discard' || pile === 'opponent-discard')) onDiscard?.(pile);
    };
    return { view, look, interaction, onPile };
  }, [view, look, interaction, onDiscard, whose]);
  const place = boardPlace(opponent.name, view.turn);
  return (
    <BoardContext value={state}>
      <div className="board-frame">
        <div ref={ref} className={cx('board', `board-${place}`)} data-board>
          {bar}
          <div className="mat" data-tab-stop="board">
            <div className="mat-place">
              <ArenaBackdrop place={place} />
            </div>
            <section className="half half-opponent" aria-label={`${whose(false)} side`}>
              <Bench side={view.opponent} isOwn={false} />
              <ActiveSpot side={view.opponent} isOwn={false} isSetup={view.phase === 'setup'} />
            </section>
            <section className="half half-you" aria-label={`${whose(true)} side`}>
              <ActiveSpot side={view.you} isOwn isSetup={view.phase === 'setup'} />
              <Bench side={view.you} isOwn />
            </section>
          </div>
          <Hand />
          {panel !== undefined && <div className="board-panel">{panel}</div>}
          <div className="rail" data-tab-stop="piles">
            <Side
              side={view.opponent}
              name={opponent.name}
              kind={opponentLabel(opponent)}
              isOwn={false}
              portrait={
                opponent.trainerId !== undefined && (
                  <TrainerPortrait id={opponent.trainerId} className="side-portrait" />
                )
              }
            />
            <Side side={view.you} name={you.name} kind={lowerLabel(you)} isOwn />
          </div>
          {overlay}
        </div>
      </div>
    </BoardContext>
  );
}
