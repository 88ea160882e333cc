/** The door of `battle/rules/classic`: what other features may use. */
export { ClassicBattle } from './ClassicBattle.tsx';
export { ClassicRecordStory } from './parts.ts';
