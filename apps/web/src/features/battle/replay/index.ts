/** The door of `battle/replay`: what other features may use. */

export { textHash } from './checkReplay.ts';
export { ShownReplay } from './ReplayPage.tsx';
export { ReplayHere } from './replayHere.ts';
