/** A replay of a battle by the official rules; a chunk of its own with the rules of the printed game. */

import type { PokemonId } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { Deferred } from '../../../ui/Deferred.tsx';
import { OfficialAnimationOverlay } from '../rules/official/animation/OfficialAnimationOverlay.tsx';
import { OfficialBoard } from '../rules/official/board/OfficialBoard.tsx';
import { useOfficialLook } from '../rules/official/board/officialLook.ts';
import { PokemonReader } from '../rules/official/board/readPokemon.ts';
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
  const [read, setRead] = useState<PokemonId>();
  const close = useCallback(() => setRead(undefined), []);
  return (
    <ReplayFrame
      timeline={props.timeline}
      replay={replay}
      known={known}
      look={look}
      board={(panel) => (
        <OfficialBoard
          ref={board}
          view={state.view}
          {...{ you, opponent, look, panel }}
          onReadPokemon={setRead}
        />
      )}
      overlay={
        <>
          <OfficialAnimationOverlay
            playback={{ ...state, playing: state.moving, skip: player.skip }}
            {...{ board, names, look }}
            bare
          />
          {read !== undefined && (
            <Deferred onFail={close}>
              <PokemonReader view={state.view} look={look} pokemon={read} goTo={setRead} onClose={close} />
            </Deferred>
          )}
        </>
      }
    />
  );
}
