/** The animation over a board of Classic. */

import type { CardNo } from '@pokesol/engine';
import { type BattleEvent, type BattleView, describe } from '@pokesol/engine/classic';
import { type RefObject, useMemo } from 'react';
import { type CardLookup, cardJsonOfFacts, factsIn } from '../board/cardLook.ts';
import { AnimationLayer } from './AnimationLayer.tsx';
import type { PlayerNames, SceneTable } from './AnimationScene.tsx';
import type { Step } from './step.ts';

export type AnimationOverlayProps = {
  /** What `usePlayback` gives. */
  playback: {
    readonly view: BattleView;
    readonly step: Step<'classic'> | null;
    readonly caption: BattleEvent | null;
    readonly playing: boolean;
    readonly skip: () => void;
  };
  /** The element around the board; places are looked up in it by their `data-` marks. */
  board: RefObject<HTMLElement | null>;
  names: PlayerNames;
  /** The pictures of the cards. */
  look: CardLookup;
  /** Without the text box and its key, where the screen has its own. */
  bare?: boolean;
};

export function AnimationOverlay({ playback, board, names, look, bare = false }: AnimationOverlayProps) {
  const { view, step, caption, playing, skip } = playback;
  const table = useMemo(() => tableOf(view, look), [view, look]);
  const card = (number: CardNo) => factsIn(view, number)?.name ?? 'a card';
  return (
    <AnimationLayer
      playing={playing}
      step={step}
      caption={caption === null ? '...' : describe(caption, { ...names, card })}
      skip={skip}
      table={table}
      board={board}
      names={names}
      bare={bare}
      whenStill="nothing"
    />
  );
}

function tableOf(view: BattleView, look: CardLookup): SceneTable {
  const inPlay = [view.you, view.opponent].flatMap(({ active, bench }) =>
    active === null ? bench : [active, ...bench],
  );
  return {
    watcher: view.seat,
    // A card may be seen here before the board has looked up its picture.
    pictured: (card) => {
      const facts = factsIn(view, card);
      return look(card) ?? (facts && cardJsonOfFacts(facts));
    },
    hpLeft: () => null,
    holderOf: (card) => inPlay.find(({ energy }) => energy.includes(card))?.id ?? null,
    prizesOf: () => 0,
  };
}
