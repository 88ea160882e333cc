/** The table of a replay: the board in its moment, what moves on it, and what is read. */
import type { AnyRules, PokemonId } from '@pokesol/engine';
import type { ReplayAnswer } from '@pokesol/protocol';
import { useCallback, useState } from 'react';
import { Deferred } from '../../../ui/Deferred.tsx';
import { AnimationOverlay } from '../animation/AnimationOverlay.tsx';
import type { ReplayUi } from '../screen/replayRules.ts';
import { ReplayFrame } from './ReplayFrame.tsx';
import type { Timeline } from './timeline.ts';
import { useReplay } from './useReplay.ts';

type ReplayTableProps<R extends AnyRules> = {
  answer: ReplayAnswer<R>;
  timeline: Timeline<R>;
  ui: ReplayUi<R>;
};

export function ReplayTable<R extends AnyRules>({ answer, timeline, ui }: ReplayTableProps<R>) {
  const replay = useReplay({ answer, timeline });
  const { player, state, known, board, names, you, opponent } = replay;
  const { look } = ui.useLook(known);
  const [read, setRead] = useState<PokemonId>();
  const close = useCallback(() => setRead(undefined), []);
  return (
    <ReplayFrame
      timeline={timeline}
      replay={replay}
      known={known}
      look={look}
      board={(panel) => (
        <ui.Board
          ref={board}
          view={state.view}
          you={you}
          opponent={opponent}
          look={look}
          panel={panel}
          onReadPokemon={setRead}
        />
      )}
      overlay={
        <>
          <AnimationOverlay
            rules={ui.rules.animation}
            playback={{ ...state, playing: state.moving, skip: player.skip }}
            board={board}
            names={names}
            look={look}
            bare
          />
          {read !== undefined && (
            <Deferred onFail={close}>
              <ui.PokemonReader view={state.view} look={look} pokemon={read} goTo={setRead} onClose={close} />
            </Deferred>
          )}
        </>
      }
    />
  );
}
