/** The animation over the board of a battle. */
import type { AnyRules, TypeOf } from '@pokesol/engine';
import { type RefObject, useMemo } from 'react';
import type { CardLookup } from '../board/cardLook.ts';
import { AnimationLayer } from './AnimationLayer.tsx';
import type { PlayerNames } from './AnimationScene.tsx';
import type { AnimatedRules } from './animatedRules.ts';
import type { Step } from './step.ts';

export type AnimationOverlayProps<R extends AnyRules> = {
  rules: AnimatedRules<R>;
  /** What `usePlayback` gives. */
  playback: {
    readonly view: TypeOf<R, 'view'>;
    readonly step: Step<R> | null;
    readonly caption: TypeOf<R, 'event'> | null;
    readonly playing: boolean;
    readonly skip: () => void;
  };
  /** The element around the board; places are looked up in it by their `data-` marks. */
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  /** The pictures of the cards. */
  look: CardLookup;
  /** Without the text box and its button, where the screen has its own. */
  bare?: boolean;
};

export function AnimationOverlay<R extends AnyRules>(props: AnimationOverlayProps<R>) {
  const { rules, playback, board, names, look, bare = false } = props;
  const { view, step, caption, playing, skip } = playback;
  const table = useMemo(() => rules.sceneTable(view, look), [rules, view, look]);
  return (
    <AnimationLayer
      playing={playing}
      step={step}
      caption={caption === null ? '...' : rules.caption(caption, names, view, step?.together)}
      skip={skip}
      table={table}
      board={board}
      names={names}
      bare={bare}
      whenStill={rules.whenStill}
    />
  );
}
