/** The door of `battle/rules/official`: what other features may use. */

export type { OfficialInteraction, OfficialSelection } from './board/interaction.ts';
export { OfficialBoard } from './board/OfficialBoard.tsx';
export { sketchOf } from './board/officialLook.ts';
export { ThisTurn } from './board/ThisTurn.tsx';
export { OfficialChoice } from './choices/OfficialChoice.tsx';
