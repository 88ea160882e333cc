/** The door of `battle/table`: what other features may use. */
export { BattleFrames } from './BoardSkeleton.tsx';
