/** The table of a Classic replay: the board in its moment, and what moves on it. */
import { AnimationOverlay } from '../animation/AnimationOverlay.tsx';
import { Board } from '../board/Board.tsx';
import { useCardLook } from '../board/cardLook.ts';
import type { ReplayTableProps } from './Replay.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';
import { useReplay } from './useReplay.ts';

export function ReplayTable(props: ReplayTableProps<'classic'>) {
  const replay = useReplay(props);
  const { player, state, known, board, names, you, opponent } = replay;
  const { look } = useCardLook(known);
  return (
    <ReplayFrame
      timeline={props.timeline}
      replay={replay}
      known={known}
      look={look}
      board={(panel) => <Board ref={board} view={state.view} {...{ you, opponent, look, panel }} />}
      overlay={
        <AnimationOverlay
          playback={{ ...state, playing: state.moving, skip: player.skip }}
          {...{ board, names, look }}
          bare
        />
      }
    />
  );
}
