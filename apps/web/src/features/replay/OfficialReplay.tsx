/** A replay of a battle by the official rules; a chunk of its own with the rules of the printed game. */
import type { ReplayAnswer } from '@pokesol/protocol';
import { OfficialAnimationOverlay } from '../official-animation/OfficialAnimationOverlay.tsx';
import { OfficialBoard } from '../official-board/OfficialBoard.tsx';
import { useOfficialLook } from '../official-board/officialLook.ts';
import { OFFICIAL_REPLAY } from './officialReplay.ts';
import { Replay, type ReplayTableProps } from './Replay.tsx';
import { ReplayFrame } from './ReplayFrame.tsx';
import { useReplay } from './useReplay.ts';

export default function OfficialReplay({ answer }: { answer: ReplayAnswer<'official'> }) {
  return <Replay answer={answer} rules={OFFICIAL_REPLAY} Table={OfficialReplayTable} />;
}

function OfficialReplayTable(props: ReplayTableProps<'official'>) {
  const replay = useReplay(props);
  const { player, state, known, board, names, you, opponent } = replay;
  const { look } = useOfficialLook(known);
  return (
    <ReplayFrame
      timeline={props.timeline}
      replay={replay}
      known={known}
      look={look}
      board={(panel) => <OfficialBoard ref={board} view={state.view} {...{ you, opponent, look, panel }} />}
      overlay={
        <OfficialAnimationOverlay
          playback={{ ...state, playing: state.moving, skip: player.skip }}
          {...{ board, names, look }}
          bare
        />
      }
    />
  );
}
