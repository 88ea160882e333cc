/** What every board is: the place behind it, both halves of the mat, the hand, the panel, and a rail with both sides. */
import type { BattleOpponent } from '@pokesol/protocol';
import type { ReactNode, Ref } from 'react';
import { cx } from '../../../ui/cx.ts';
import { TrainerPortrait } from '../../trainer/index.ts';
import { ArenaBackdrop } from '../arena/ArenaBackdrop.tsx';
import { boardPlace } from './boardPlace.ts';
import { type LowerSide, lowerLabel, opponentLabel } from './spoken.ts';
import { useWhose } from './whose.ts';
import './board.css';

/** What the caller of a board gives besides the battle. */
export type BoardAround = {
  you: LowerSide;
  opponent: BattleOpponent;
  /** Above the table: where one is, and what leads away. */
  bar?: ReactNode;
  /** What to do, log, buttons: beside the table, or under it where there is little room. */
  panel?: ReactNode;
  /** Lies over everything: an animation's overlay. */
  overlay?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Who sits at a side. */
export type SideOwner = {
  name: string;
  /** What it is: 'AI · easy'. */
  kind: string;
  isOwn: boolean;
  portrait?: ReactNode;
};

type BoardFrameProps = BoardAround & {
  turn: number;
  className?: string;
  active: (isOwn: boolean) => ReactNode;
  bench: (isOwn: boolean) => ReactNode;
  /** Between the halves. */
  middle?: ReactNode;
  hand: ReactNode;
  side: (owner: SideOwner) => ReactNode;
};

export function BoardFrame(props: BoardFrameProps) {
  const { you, opponent, bar, panel, overlay, ref, turn, className, active, bench, middle, hand, side } =
    props;
  const whose = useWhose();
  const place = boardPlace(opponent.name, turn);
  const portrait = opponent.trainerId !== undefined && (
    <TrainerPortrait id={opponent.trainerId} className="side-portrait" />
  );
  return (
    <div className="board-frame">
      <div ref={ref} className={cx('board', `board-${place}`, className)} data-board>
        {bar}
        <div className="mat" data-tab-stop="board">
          <div className="mat-place">
            <ArenaBackdrop place={place} />
          </div>
          <section className="half half-opponent" aria-label={`${whose(false)} side`}>
            {bench(false)}
            {active(false)}
          </section>
          {middle}
          <section className="half half-you" aria-label={`${whose(true)} side`}>
            {active(true)}
            {bench(true)}
          </section>
        </div>
        {hand}
        {panel !== undefined && <div className="board-panel">{panel}</div>}
        <div className="rail" data-tab-stop="piles">
          {side({ name: opponent.name, kind: opponentLabel(opponent), isOwn: false, portrait })}
          {side({ name: you.name, kind: lowerLabel(you), isOwn: true })}
        </div>
        {overlay}
      </div>
    </div>
  );
}
