/** The animation of battles of the printed game. */
import { type CardNo, inPlay, readyToPlay } from '@pokesol/engine';
import { applyEvent, type PokemonView } from '@pokesol/engine/official';
import type { AnimatedRules } from '../../../animation/animatedRules.ts';
import { captionText } from './captionText.ts';
import { officialSteps } from './steps.ts';

const cardsOn = ({ cards, energy, attached }: PokemonView): readonly CardNo[] => [
  ...cards,
  ...energy.map(({ card }) => card),
  ...attached,
];

export const OFFICIAL_ANIMATION: AnimatedRules<'official'> = {
  applyEvent,
  readyToPlay,
  stepsOf: officialSteps,
  caption: (event, names, shown, together) => captionText(event, together, names, shown),
  sceneTable: (view, look) => {
    const all = [...inPlay(view.you), ...inPlay(view.opponent)];
    return {
      watcher: view.seat,
      pictured: look,
      standing: (pokemon) => {
        const found = all.find(({ id }) => id === pokemon);
        return found === undefined ? undefined : look(found.card);
      },
      hpLeft: (pokemon) => {
        const found = all.find(({ id }) => id === pokemon);
        return found === undefined ? null : Math.max(0, found.maxHp - found.damage);
      },
      holderOf: (card) => all.find((each) => cardsOn(each).includes(card))?.id ?? null,
      prizesOf: (seat) => (seat === view.seat ? view.you : view.opponent).prizeCount,
    };
  },
  whenStill: 'words',
};
