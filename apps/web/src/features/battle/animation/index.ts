/** The door of `battle/animation`: what other features may use. */
export { AnimationOverlay } from './AnimationOverlay.tsx';
export type { PlaybackAnswer } from './playbackQueue.ts';
export { usePlayback } from './usePlayback.ts';
