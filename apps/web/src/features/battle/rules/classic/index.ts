/** The door of `battle/rules/classic`: what other features may use. */
export { CLASSIC_ANIMATION } from './animation/animation.ts';
export { sceneOf } from './animation/scenes.ts';
export { Board } from './board/Board.tsx';
export { ClassicBattle } from './ClassicBattle.tsx';
export { ClassicRecordStory } from './parts.ts';
