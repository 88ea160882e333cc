/**
 * A whole battle board, drawn from a view: both sides, their places and piles, the own hand. Places carry names for
 * drawing over them: `data-pokemon={id}`, `data-pile="your-deck"`, `data-hand-card={no}`, `data-place="your-hand"`.
 */
import type { BattleView } from '@pokesol/engine';
import type { BattleOpponent } from '@pokesol/protocol';
import { type ReactNode, type Ref, useMemo } from 'react';
import { cx } from '../../ui/cx.ts';
import { toast } from '../../ui/toast.ts';
import { TrainerPortrait } from '../trainer/TrainerPortrait.tsx';
import { ActiveSpot } from './ActiveSpot.tsx';
import { Bench } from './Bench.tsx';
import { BoardContext, type Interaction, type Pile } from './boardContext.ts';
import { type CardLookup, useCardLook } from './cardLook.ts';
import { Hand } from './Hand.tsx';
import { cardCountText } from './Piles.tsx';
import { PlayerPlate } from './PlayerPlate.tsx';
import { opponentLabel } from './spoken.ts';
import './board.css';
import { hashOf } from '@pokesol/pixel-art';

export type BoardProps = {
  view: BattleView;
  you: { readonly name: string };
  opponent: BattleOpponent;
  /** Absent where nothing can be done, as in a replay. */
  interaction?: Interaction | undefined;
  /** The pictures of the cards, where the caller has them already. */
  look?: CardLookup | undefined;
  /** Turn, actions, log: stands beside the table, or under it where there is little room. */
  panel?: ReactNode;
  /** Lies over the table, between the two active Pokémon. */
  middle?: ReactNode;
  /** Lies over everything: an animation's overlay. */
  overlay?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

const PILES: Readonly<Record<Pile, string>> = {
  'your-deck': 'Your Deck',
  'your-discard': 'Your Discard Pile',
  'opponent-deck': "Opponent's Deck",
  'opponent-discard': "Opponent's Discard Pile",
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
  look,
  panel,
  middle,
  overlay,
  ref,
}: BoardProps & { look: CardLookup }) {
  const state = useMemo(() => {
    const counts: Record<Pile, number> = {
      'your-deck': view.you.deckCount,
      'your-discard': view.you.discard.length,
      'opponent-deck': view.opponent.deckCount,
      'opponent-discard': view.opponent.discard.length,
    };
    const onPile = (pile: Pile) => toast(PILES[pile], cardCountText(counts[pile]));
    return { view, look, interaction, onPile };
  }, [view, look, interaction]);
  return (
    <BoardContext value={state}>
      <div ref={ref} className={cx('board', boardTheme(opponent.name, view.turn))} data-board>
        <PlayerPlate
          side={view.opponent}
          name={opponent.name}
          kind={opponentLabel(opponent)}
          isOwn={false}
          portrait={
            opponent.trainerId !== undefined && (
              <TrainerPortrait id={opponent.trainerId} className="plate-portrait" />
            )
          }
        />
        <PlayerPlate side={view.you} name={you.name} kind="You" isOwn />
        <div className="mat">
          <section className="half half-opponent" aria-label="Opponent's field">
            <Bench side={view.opponent} isOwn={false} />
            <ActiveSpot side={view.opponent} isOwn={false} isSetup={view.phase === 'setup'} />
          </section>
          <div className="mat-middle">{middle}</div>
          <section className="half half-you" aria-label="Your field">
            <ActiveSpot side={view.you} isOwn isSetup={view.phase === 'setup'} />
            <Bench side={view.you} isOwn />
          </section>
        </div>
        <Hand />
        {panel !== undefined && <div className="board-panel">{panel}</div>}
        {overlay}
      </div>
    </BoardContext>
  );
}

/** Which cloth lies on the table: it goes by the opponent's name, and changes as the battle grows long. */
export const BOARD_THEMES = ['dusk', 'meadow', 'harbor', 'ember', 'cavern', 'storm'] as const;
type BoardTheme = (typeof BOARD_THEMES)[number];

const TURNS_TOGETHER = 8;

/** A class such as 'board-harbor', the same for the same opponent and stretch of turns. */
export function boardTheme(opponent: string, turn: number): `board-${BoardTheme}` {
  const step = hashOf(opponent) + Math.floor(Math.max(0, turn) / TURNS_TOGETHER);
  return `board-${BOARD_THEMES[step % BOARD_THEMES.length] ?? 'dusk'}`;
}
