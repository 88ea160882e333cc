/** The animation over a board of the official rules. */
import type { CardNo } from '@pokesol/engine';
import type { BattleEvent, BattleView, PokemonView } from '@pokesol/engine/official';
import { type RefObject, useMemo } from 'react';
import { AnimationLayer } from '../../../animation/AnimationLayer.tsx';
import type { PlayerNames, SceneTable } from '../../../animation/AnimationScene.tsx';
import type { Step } from '../../../animation/step.ts';
import type { CardLookup } from '../../../board/cardLook.ts';
import { captionText } from './captionText.ts';

type OfficialAnimationOverlayProps = {
  /** What `usePlayback` gives. */
  playback: {
    readonly view: BattleView;
    readonly step: Step<'official'> | null;
    readonly caption: BattleEvent | null;
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

export function OfficialAnimationOverlay({
  playback,
  board,
  names,
  look,
  bare = false,
}: OfficialAnimationOverlayProps) {
  const { view, step, caption, playing, skip } = playback;
  const table = useMemo(() => tableOf(view, look), [view, look]);
  return (
    <AnimationLayer
      playing={playing}
      step={step}
      caption={captionText(caption, step?.together, names, view)}
      skip={skip}
      table={table}
      board={board}
      names={names}
      bare={bare}
      whenStill="words"
    />
  );
}

const everyPokemon = ({ you, opponent }: BattleView): readonly PokemonView[] =>
  [you, opponent].flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));

const cardsOn = ({ cards, energy, attached }: PokemonView): readonly CardNo[] => [
  ...cards,
  ...energy.map(({ card }) => card),
  ...attached,
];

function tableOf(view: BattleView, look: CardLookup): SceneTable {
  const all = everyPokemon(view);
  return {
    watcher: view.seat,
    pictured: look,
    hpLeft: (pokemon) => {
      const found = all.find(({ id }) => id === pokemon);
      return found === undefined ? null : Math.max(0, found.maxHp - found.damage);
    },
    holderOf: (card) => all.find((each) => cardsOn(each).includes(card))?.id ?? null,
    prizesOf: (seat) => (seat === view.seat ? view.you : view.opponent).prizeCount,
  };
}
