/** The animation of Classic battles. */
import { type CardNo, readyToPlay } from '@pokesol/engine';
import { applyEvent, type BattleView, describe } from '@pokesol/engine/classic';
import type { AnimatedRules } from '../../../animation/animatedRules.ts';
import { cardJsonOfFacts, factsIn, nameIn } from '../../../board/cardLook.ts';
import { stepsOf } from './steps.ts';

const inPlay = ({ you, opponent }: BattleView) =>
  [you, opponent].flatMap(({ active, bench }) => (active === null ? bench : [active, ...bench]));

export const CLASSIC_ANIMATION: AnimatedRules<'classic'> = {
  applyEvent,
  readyToPlay,
  stepsOf,
  caption: (event, names, shown) => describe(event, { ...names, card: (card) => nameIn(shown, card) }),
  sceneTable: (view, look) => {
    // A card may be seen here before the board has looked up its picture.
    const pictured = (card: CardNo) => {
      const facts = factsIn(view, card);
      return look(card) ?? (facts && cardJsonOfFacts(facts));
    };
    return {
      watcher: view.seat,
      pictured,
      standing: (pokemon) => {
        const found = inPlay(view).find(({ id }) => id === pokemon);
        return found === undefined ? undefined : pictured(found.card);
      },
      hpLeft: () => null,
      holderOf: (card) => inPlay(view).find(({ energy }) => energy.includes(card))?.id ?? null,
      prizesOf: () => 0,
    };
  },
  whenStill: 'nothing',
};
