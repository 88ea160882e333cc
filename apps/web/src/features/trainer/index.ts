/** The door of `trainer`: what other features may use. */

export { sayingOf } from './sayings.ts';
export { TrainerPortrait } from './TrainerPortrait.tsx';
export { TrainerSpeech, useSpeaker } from './TrainerSpeech.tsx';
