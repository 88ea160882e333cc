/** The door of `battle/rules/classic`: what other features may use. */

export { ClassicRecordStory } from './parts.ts';
export { Arena } from './play/Arena.tsx';
