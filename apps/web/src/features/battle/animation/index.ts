/** The door of `battle/animation`: what other features may use. */
export { AnimationOverlay } from './AnimationOverlay.tsx';
export { CLASSIC_ANIMATION } from './animatedRules.ts';
export type { PlaybackAnswer } from './playbackQueue.ts';
export { sceneOf } from './scenes.ts';
export { usePlayback } from './usePlayback.ts';
