/** The door of `battle/table`: what other features may use. */
export { BoardSkeleton } from './BoardSkeleton.tsx';
